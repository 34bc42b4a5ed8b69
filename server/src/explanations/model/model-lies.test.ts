import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Claim, type PaperDocument, parseHtml, slice } from '@tessera/engine'
import { expect, test } from 'vitest'
import { cuts } from '../../../../engine/src/evidence/cut-mutations.fixture.ts'
import { corruptions } from '../../../../engine/src/evidence/mutations.fixture.ts'
import { pick, seeded } from '../../../../engine/src/text/seeded.fixture.ts'
import { type Asked, elements, type Protocol, sentencesOf } from './lying-provider.fixture.ts'
import { startModelBench } from './model-bench.fixture.ts'

const library = (name: string) =>
  parseHtml(
    readFileSync(fileURLToPath(new URL(`../../../../library/${name}`, import.meta.url)), 'utf8'),
  )
const papers = [
  'verifying-a-claim.html',
  'anchoring-quotations.html',
  'extractive-reader.html',
].map((name) => {
  const document = library(name)
  const text = document.text.replace(/\s+/g, ' ')
  return { document, text, sentences: wholeSentences(document) }
})

type Lie = 'altered quote' | 'cut quote' | 'invented quote' | 'altered claim'
interface Plan {
  readonly document: PaperDocument
  readonly quote: string
  readonly claim: string
  /** The sentence that is named. */
  readonly source: string
  readonly lie: Lie | null
}

function wholeSentences(document: PaperDocument): string[] {
  return document.sentences
    .map((span) => slice(document.text, span).replace(/\s+/g, ' '))
    .filter((text) => /^\p{Lu}.*[.]$/u.test(text) && text.length > 60 && text.length < 400)
}

/** `count` answers about the papers, of which every fifth and every second of five is a lie: 40 %. */
function plans(count: number, seed: number): Plan[] {
  const random = seeded(seed)
  const kinds = Object.entries(corruptions)
  const made: Plan[] = []
  while (made.length < count) {
    const at = Math.floor(random() * papers.length)
    const { document, text, sentences: siblings } = papers[at] as (typeof papers)[number]
    const { sentences: foreign } = papers[(at + 1) % papers.length] as (typeof papers)[number]
    const source = pick(siblings, random) ?? ''
    const plan = { document, quote: source, claim: source, source, lie: null }
    if (made.length % 5 > 1) {
      made.push(plan)
      continue
    }
    const [kind = '', change] = pick(kinds, random) ?? []
    const altered = change?.(source, random, { siblings, foreign }) ?? null
    if (altered === null || text.includes(altered)) continue
    const invented = pick(foreign, random) ?? ''
    // What both papers say is no invention.
    if (text.includes(invented)) continue
    const lies: Plan[] = [
      {
        ...plan,
        quote: altered,
        claim: altered,
        lie: kind in cuts ? 'cut quote' : 'altered quote',
      },
      { ...plan, quote: invented, claim: invented, lie: 'invented quote' },
      { ...plan, claim: altered, lie: 'altered claim' },
    ]
    made.push(lies[made.length % 3] as Plan)
  }
  return made
}

/** Says what the plan says, and says it again when it is asked to repair it. */
function answerOf({ quote, claim, source }: Plan, asked: Asked): string {
  const id = sentencesOf(asked).find(({ text }) => text === source)?.id ?? 's999999'
  return elements({ section: 'answer', ids: [id], quote, claim })
}

/** Everything that a reader would see of a claim is cut from the paper; the numbers of its citations are left out. */
function isCut(document: PaperDocument, { text, spans, verdict }: Claim): boolean {
  const words = spans.map((span) => slice(document.text, span)).join(' ')
  const bare = words.replace(/\s\[\d+(?:, \d+)*\]/g, '')
  const told = text.split(/ … /).join(' ')
  return verdict.kind === 'verbatim' ? told === words : verdict.kind === 'located' && told === bare
}

/** A claim that says the whole sentence that was named, and nothing else. */
const isAllOf = ({ document, source }: Plan, { spans }: Claim): boolean =>
  spans.map((span) => slice(document.text, span).replace(/\s+/g, ' ')).join(' ') === source

// 500 answers, 200 of them lies; half through each protocol.
test.each<[Protocol, number]>([
  ['openai-compatible', 20261121],
  ['anthropic', 20261122],
])(
  'of 250 answers through %s, two fifths of them lies, no lie is shown and no true one is lost',
  async (protocol, seed) => {
    const bench = await startModelBench(protocol)
    const all = plans(250, seed)
    const shownLies: string[] = []
    const notCut: string[] = []
    let lies = 0
    let lost = 0
    try {
      for (const plan of all) {
        bench.provider.behave = (asked) => ({ kind: 'says', text: answerOf(plan, asked) })
        const { claims, dropped } = await bench.explainer.explain('answer', {
          document: plan.document,
          reader: 'ada',
          question: 'What does the paper say?',
        })
        notCut.push(...claims.filter((it) => !isCut(plan.document, it)).map(({ text }) => text))
        if (plan.lie === null) {
          if (claims.length === 0) lost++
          continue
        }
        lies++
        const isShown = claims.some(({ text }) => text.replace(/\s+/g, ' ').includes(plan.claim))
        // A quote that only lacks words of its sentence may be answered with all of it. An honest quote stays when only what was made of it is a lie; else the proposal is named as dropped.
        const isWhole =
          plan.lie === 'cut quote' && claims.length === 1 && isAllOf(plan, claims[0] as Claim)
        const isAnswered =
          plan.lie === 'altered claim' ? claims.length === 1 : dropped.length === 1 || isWhole
        if (isShown || !isAnswered) shownLies.push(`${plan.lie}: ${plan.claim}`)
      }
    } finally {
      await bench.close()
    }
    expect(lies).toBe(100)
    expect(shownLies).toEqual([])
    expect(notCut).toEqual([])
    expect(lost).toBeLessThanOrEqual(2)
  },
)
