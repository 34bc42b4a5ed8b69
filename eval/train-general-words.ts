// Counts which words papers of every field use, and which those of one: node eval/train-general-words.ts --data DIR
// Data: CL-SciSumm's reference papers (language technology, CC BY 4.0) and Evidence Inference 2.0 train (reports of
// trials, MIT; articles of the PMC open-access subset).
import { writeFileSync } from 'node:fs'
import { topicStems } from '../engine/src/explain/text/words.ts'
import { flag, readRows } from './data.ts'

interface Summed {
  sections: { sents: { text: string }[] }[]
}
/** The least share of papers for each list of stems. */
const shares = [0.1, 0.2, 0.3, 0.4, 0.5]
/** The same of the papers of one field. */
const fieldShares = [0.01, 0.03, 0.1, 0.3]
/** Fewer papers are no field. */
const fewest = 3

const folder = flag('data')
const language = readRows<Summed>(folder ?? '', 'clscisumm/task1_train_refs.jsonl')
const trials = readRows<{ text: string }>(folder ?? '', 'evidence_inference/train.jsonl')
if (folder === undefined || !language || !trials) {
  console.error('Name the folder that holds clscisumm and evidence_inference with --data DIR.')
  process.exit(2)
}

/** For each stem the share of texts that use it. */
function sharesIn(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const stem of new Set(topicStems(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, count / texts.length]))
}

const inLanguage = sharesIn(
  language.map(({ sections }) =>
    sections.flatMap(({ sents }) => sents.map(({ text }) => text)).join(' '),
  ),
)
const inTrials = sharesIn(trials.map(({ text }) => text))
// The geometric mean: a word that one field alone uses is not general.
const lists = shares.map((least, at) =>
  [...inLanguage]
    .filter(([stem, share]) => {
      const mean = Math.sqrt(share * (inTrials.get(stem) ?? 0))
      return !/\d/.test(stem) && mean >= least && mean < (shares[at + 1] ?? 2)
    })
    .map(([stem]) => stem)
    .toSorted(),
)
writeFileSync(
  new URL('../engine/src/text/general-stems.json', import.meta.url),
  `${JSON.stringify(
    {
      from: `Written by eval/train-general-words.ts: stems that papers of every field use, by ${shares.map((share) => `${100 * share}`).join(', ')} % and more of them.`,
      data: 'CL-SciSumm (CC BY 4.0), Evidence Inference 2.0 train (MIT).',
      lists: lists.map((list) => list.join(' ')),
    },
    null,
    2,
  )}\n`,
)
// The greater of the two shares: a word is common when one field uses it.
const known = new Map<string, number>()
for (const [inField, { length }] of [
  [inLanguage, language],
  [inTrials, trials],
] as const)
  for (const [stem, share] of inField)
    if (share * length > fewest - 0.5) known.set(stem, Math.max(share, known.get(stem) ?? 0))
const fieldLists = fieldShares.map((least, at) =>
  [...known]
    .filter(
      ([stem, share]) => !/\d/.test(stem) && share >= least && share < (fieldShares[at + 1] ?? 2),
    )
    .map(([stem]) => stem)
    .toSorted(),
)
writeFileSync(
  new URL('../engine/src/text/field-stems.json', import.meta.url),
  `${JSON.stringify(
    {
      from: `Written by eval/train-general-words.ts: stems that papers of one field use, by ${fieldShares.map((share) => `${100 * share}`).join(', ')} % and more of them.`,
      data: 'CL-SciSumm (CC BY 4.0), Evidence Inference 2.0 train (MIT).',
      lists: fieldLists.map((list) => list.join(' ')),
    },
    null,
    2,
  )}\n`,
)
for (const all of [lists, fieldLists]) console.log(all.map((list) => list.length).join(' '))
