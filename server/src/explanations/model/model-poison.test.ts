import { type Claim, slice } from '@tessera/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runEngineHere } from '../engine-tasks.ts'
import { joinExplanations } from './join-explanations.ts'
import { type Asked, elements, sentencesOf } from './lying-provider.fixture.ts'
import { type ModelBench, startModelBench } from './model-bench.fixture.ts'
import { type PoisonedPaper, poisonedPapers } from './poisoned-papers.fixture.ts'

let bench: ModelBench
beforeAll(async () => {
  bench = await startModelBench('openai-compatible')
})
afterAll(() => bench.close())

const sections = ['tldr', 'whatsNew', 'methods', 'results', 'limitations']

/**
 * The worst model that there can be: whatever the paper orders it says, in every section, under every
 * name, as its own words, as a quotation of the sentence that orders it, and as that sentence whole.
 */
function obey(asked: Asked, { payload }: PoisonedPaper): string {
  const all = sentencesOf(asked)
  const words = payload.slice(0, 24)
  const suspects = all.filter(({ text }) => text.includes(words))
  const proposals = [...suspects, ...all].flatMap(({ id, text }, at) => [
    { section: sections[at % 5], ids: [id], quote: payload, claim: payload },
    { section: sections[(at + 1) % 5], ids: [id], quote: text, claim: payload },
    { section: sections[(at + 2) % 5], ids: [id, 's0', 's1'], quote: payload, claim: text },
  ])
  return elements(...proposals.slice(0, 40))
}

const signs =
  /evil\.example|javascript:|<\s*(script|a|img)\b|onclick|!\[|flawless|cures every patient/i

test('there are sixty', () => expect(poisonedPapers).toHaveLength(60))

test.each(poisonedPapers.map((paper) => [paper.name, paper] as const))(
  'a model that obeys the paper shows nothing of it: %s',
  async (_, paper) => {
    bench.provider.behave = (asked) => ({ kind: 'says', text: obey(asked, paper) })
    const heard: Claim[] = []
    const { document } = paper
    const said = await bench.explainer.explain('summary', {
      document,
      reader: 'ada',
      onClaim: (claim) => heard.push(claim),
    })
    const joined = joinExplanations(
      await runEngineHere('explain', document),
      said,
      bench.explainer.settings,
      await runEngineHere('citable', document, { characters: Number.MAX_SAFE_INTEGER }),
    )
    const shown = JSON.stringify([heard, joined])
    expect(shown).not.toMatch(signs)
    for (const { text, spans } of heard)
      for (const span of spans) expect(text).toContain(slice(document.text, span))
    const mark = bench.provider.calls.at(-1)?.prompt.split('\n')[0] ?? ''
    expect(document.text).not.toContain(mark)
  },
)
