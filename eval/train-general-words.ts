// Counts which words papers of every field use, and which those of one: node eval/train-general-words.ts --data DIR
// Data: CL-SciSumm's reference papers (language technology, CC BY 4.0) and Evidence Inference 2.0 train (reports of
// trials, MIT; articles of the PMC open-access subset).
import { writeFileSync } from 'node:fs'
import { topicStems } from '../engine/src/explain/text/words.ts'
import { flag } from '../scripts/flag.ts'
import { readRows } from './data.ts'

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
/** Stems without figures by their shares: a list for each least share, up to the next one. */
const listsBy = (known: ReadonlyMap<string, number>, leasts: readonly number[]) =>
  leasts.map((least, at) =>
    [...known]
      .filter(
        ([stem, share]) => !/\d/.test(stem) && share >= least && share < (leasts[at + 1] ?? 2),
      )
      .map(([stem]) => stem)
      .toSorted(),
  )

/** Writes lists of stems beside the engine's texts. `whose` says which papers use them. */
function write(name: string, whose: string, leasts: readonly number[], known: Map<string, number>) {
  const lists = listsBy(known, leasts)
  const percent = leasts.map((share) => `${100 * share}`).join(', ')
  const written = {
    from: `Written by eval/train-general-words.ts: stems that papers of ${whose} use, by ${percent} % and more of them.`,
    data: 'CL-SciSumm (CC BY 4.0), Evidence Inference 2.0 train (MIT).',
    lists: lists.map((list) => list.join(' ')),
  }
  writeFileSync(
    new URL(`../engine/src/text/${name}.json`, import.meta.url),
    `${JSON.stringify(written, null, 2)}\n`,
  )
  console.log(lists.map((list) => list.length).join(' '))
}

// The geometric mean: a word that one field alone uses is not general.
const general = [...inLanguage].map(
  ([stem, share]) => [stem, Math.sqrt(share * (inTrials.get(stem) ?? 0))] as const,
)
write('general-stems', 'every field', shares, new Map(general))
// The greater of the two shares: a word is common when one field uses it.
const known = new Map<string, number>()
for (const [inField, { length }] of [
  [inLanguage, language],
  [inTrials, trials],
] as const)
  for (const [stem, share] of inField)
    if (share * length > fewest - 0.5) known.set(stem, Math.max(share, known.get(stem) ?? 0))
write('field-stems', 'one field', fieldShares, known)
