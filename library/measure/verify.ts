import { type PaperDocument, slice, verifyClaim } from '@tessera/engine'
import { corruptions, type Mutation, noises } from '../../engine/src/evidence/mutations.fixture.ts'
import { seededRandom } from './random.ts'

const perKind = 200

const names: Record<string, string> = {
  digit: 'Digit',
  'decimal point': 'Decimal point',
  unit: 'Unit',
  'negation in': 'Negation added',
  'negation out': 'Negation removed',
  entity: 'Name',
  'word swap': 'Word',
  'near word': 'Near word',
  stitched: 'Stitched halves',
  foreign: 'Other paper',
  comparison: 'Comparison',
  relation: 'Relation sign',
  'hedge out': 'Hedge removed',
  sign: 'Sign',
}

interface Tally {
  readonly name: string
  readonly made: number
  readonly caught: number
}

/**
 * Seeded corruptions and harmless variants of sentences of real papers, and what the verifier made of
 * them. A corruption that the paper also says, word for word, is drawn again.
 * @returns caught corruptions by kind, rejected harmless variants, and the time a claim takes.
 */
export function measureVerify(documents: readonly PaperDocument[], seed: number) {
  const papers = documents.map((document) => ({ document, sentences: proseOf(document) }))
  const times: number[] = []
  const judge = (name: string, mutation: Mutation, harmless: boolean): Tally => {
    const random = seededRandom(seed)
    let made = 0
    let caught = 0
    for (let attempt = 0; attempt < perKind * 60 && made < perKind; attempt++) {
      const at = Math.floor(random() * papers.length)
      const paper = papers[at] as (typeof papers)[number]
      const sentence = paper.sentences[Math.floor(random() * paper.sentences.length)]
      const foreign = (papers[(at + 1) % papers.length] as (typeof papers)[number]).sentences
      if (sentence === undefined) continue
      const claim = mutation(sentence, random, { siblings: paper.sentences, foreign })
      if (claim === null || (!harmless && paper.document.text.includes(claim))) continue
      const started = performance.now()
      const verdict = verifyClaim(paper.document, claim)
      times.push(performance.now() - started)
      made++
      if (verdict.kind === 'unverified') caught++
    }
    return { name: names[name] ?? name, made, caught }
  }
  const kinds = Object.entries(corruptions).map(([name, mutation]) => judge(name, mutation, false))
  const noise = Object.entries(noises).map(([name, mutation]) => judge(name, mutation, true))
  const sorted = times.toSorted((a, b) => a - b)
  return {
    papers: documents.length,
    seed,
    kinds,
    noise,
    benign: {
      made: noise.reduce((sum, { made }) => sum + made, 0),
      rejected: noise.reduce((sum, { caught }) => sum + caught, 0),
    },
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
}

/** Whole sentences of running text with 8 to 60 words. */
function proseOf(document: PaperDocument): string[] {
  return document.sentences
    .map((span) => slice(document.text, span))
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length
      return words >= 8 && words <= 60 && /^\p{Lu}.*[.!?]$/u.test(sentence)
    })
}
