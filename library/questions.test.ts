import { readFileSync } from 'node:fs'
import { answer, type PaperDocument, parseHtml } from '@tessera/engine'
import { describe, expect, test } from 'vitest'

// What is measured anew needs no new test.
const { shown }: { shown: Record<string, string> } = JSON.parse(
  readFileSync(new URL('measurements.json', import.meta.url), 'utf8'),
)
const figure = (name: string) => Number(shown[`anchoring.${name}.n`]).toFixed(1)
const gap = (Number(figure('exact.1.found')) - Number(figure('offsets.1.found'))).toFixed(1)

const read = (name: string): PaperDocument =>
  parseHtml(readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8'))

/** What each starter paper is asked, and words of the answer; null where it must refuse. */
const asked: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
  'anchoring-quotations': [
    ['Why does exact search fail?', 'because an edited sentence no longer matches'],
    ['Which method is limited?', 'English prose in one markup format'],
    ['Is the code available?', 'part of the Tessera repository'],
    ['What does alpha denote?', 'largest share of characters'],
    ['What is the value of α?', 'α = 0.1'],
    ['What is d?', 'edit distance between the quotation and a candidate'],
    ['How many passages were drawn?', '800 passages in all'],
    ['When is a passage lost?', 'If no place is acceptable'],
    ['What data was used?', 'open-access research articles in JATS XML'],
    ['What was excluded?', 'articles in other languages'],
    ['What hardware was used?', 'one processor core'],
    ['What is new?', 'a floor below which a candidate is refused'],
    ['What happened after round 3?', `Exact search ${figure('exact.3.found')}`],
    [
      'What share of passages did offsets alone find in round 2?',
      `Round 2 found (%) ${figure('offsets.2.found')}.`,
    ],
    ['Which approach found the fewest passages?', `${figure('offsets.4.found')} (Offsets alone)`],
    [
      'What is the share of wrong passages of exact search?',
      `Round 4 wrong (%) ${figure('exact.4.wrong')}.`,
    ],
    [
      'Which approach found the fewest passages after round 1?',
      `${figure('offsets.1.found')} (Offsets alone)`,
    ],
    ['What is the difference between exact search and offsets alone in round 1?', gap],
    ['Why did offsets alone outperform exact search?', null],
    ['Was it tested on real revisions?', 'The revisions are simulated.'],
    ['Which GPU was used?', 'without a graphics card'],
    ['What happened after round 5?', null],
    ['How many authors took part in the revision?', null],
    ['Why did the authors exclude PDF files?', null],
    ['How many annotators judged the passages?', null],
    ['Who funded the study?', null],
    ['How many patients were enrolled?', null],
    ['What is the capital of France?', null],
    ['Was informed consent obtained?', null],
    ['What learning rate was used?', null],
    ['How many layers does the neural network have?', null],
  ],
  'extractive-reader': [
    ['How is ROUGE-1 computed?', 'harmonic mean of precision and recall'],
    ['What does P denote?', 'Let P denote precision'],
    ['When is an answer refused?', 'too little of the question is covered'],
    ['Which datasets were used?', 'SciTLDR'],
    ['How are passages ranked?', 'BM25 with fields'],
    ['Does the reader see images?', 'does not see images'],
    ['What is the ratio to the oracle of LexRank?', 'LexRank in Table 1: Ratio to oracle 0.'],
    ['What is the confidence interval of ROUGE-1?', '95% CI'],
    ['Which selection has the lowest ROUGE-1?', '(First sentence)'],
    ['How large is the gap between engine and oracle?', 'Ratio to oracle 0.'],
    ['What does the engine do with images?', 'does not see images'],
    ['Do the authors plan future work?', 'Future work will narrow'],
    ['What is the F1 formula?', 'Let P denote precision'],
    ['What ROUGE-2 does the engine reach?', null],
    ['How many people used the reader?', null],
    ['Was the engine compared with GPT-4?', null],
    ['Who funded the study?', null],
    ['How many patients were enrolled?', null],
    ['How many annotators labelled the data?', null],
    ['Which drug was tested?', null],
    ['What is the capital of France?', null],
  ],
  'verifying-a-claim': [
    ['What is a stitched claim?', 'come from different sentences'],
    ['How many gates are there?', 'Six gates'],
    ['Why are paraphrases withheld?', 'no rule of known precision'],
    ['How long does checking a claim take?', 'milliseconds'],
    ['Can the verifier tell whether the paper is right?', 'cannot tell whether the paper'],
    ['What is s?', 'share of characters that agree'],
    ['What does "located" mean?', 'It is located when'],
    ['Did the verifier miss negations?', 'Negation added in Table 1: Caught'],
    ['How many corruptions of kind "Unit" were caught?', 'Unit in Table 1'],
    ['What is the median time per claim?', 'a median of'],
    ['Which gate failed most often?', null],
    ['What is the precision of the entity gate?', null],
    ['Was the verifier evaluated by humans?', null],
    ['Who funded the study?', null],
    ['How many patients were enrolled?', null],
    ['Which vaccine was given?', null],
    ['How much did the experiment cost?', null],
    ['What is the capital of France?', null],
  ],
}

describe.each(Object.entries(asked))('%s', (name, questions) => {
  const paper = read(name)
  test.each(questions)('%s', async (question, words) => {
    const given = await answer(paper, question)
    if (words === null) {
      expect(given.claims.map(({ text }) => text)).toEqual([])
      expect(given.reason).toMatch(/^The paper does not seem to say/)
    } else expect(given.claims.map(({ text }) => text).join('\n')).toContain(words)
    expect(given.refused).toBe(words === null)
  })
})

test.each([
  [
    'verifying-a-claim',
    'Why does the verifier accept paraphrases?',
    'withholds correct paraphrases',
  ],
  ['extractive-reader', 'Why does the engine use a language model?', 'without a language model'],
  ['anchoring-quotations', 'How many articles were revised in five rounds?', 'the passage says 4'],
  [
    'verifying-a-claim',
    'Why did the verifier miss 5% of the corruptions?',
    `the passage says “caught ${shown['verify.detection']} of the`,
  ],
])('%s: a false premise is named: %s', async (name, question, words) => {
  expect((await answer(read(name), question)).premise).toContain(words)
})

test('of refused questions the share is named that was refused', async () => {
  const { premise } = await answer(
    read('extractive-reader'),
    'Why were all questions of other papers refused?',
  )
  const measured = ['reader.refusal.refused', 'reader.science.refused'].map((name) => shown[name])
  expect(measured.map((share) => `The question says “all”; the passage says ${share}.`)).toContain(
    premise,
  )
})

test('a third of the questions has no answer in its paper', () => {
  const all = Object.values(asked).flat()
  expect(all.filter(([, words]) => words === null).length / all.length).toBeGreaterThan(1 / 3)
})
