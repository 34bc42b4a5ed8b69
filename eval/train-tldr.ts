// Trains the weights of the one-sentence summary: node eval/train-tldr.ts --data DIR
// Data: SciTLDR, abstract-only part (Cachola et al. 2020), Apache-2.0, train split, which has one summary for each paper; and
// what its sentences are worth by three more that a language model wrote for this project after reading each abstract
// (abstract-worth.jsonl: mean ROUGE-1, in thousandths), for the ranker that knows words. Full batch from zero weights: no random choice and no seed.
import { writeFileSync } from 'node:fs'
import { tldrFeatures, tldrKeys, tldrRows } from '../engine/src/explain/summary/tldr-features.ts'
import { packRows } from '../engine/src/text/sequence-model.ts'
import { flag } from '../scripts/flag.ts'
import { ownRows, readRows } from './data.ts'
import { fitTldr, plainFit, wordedFit } from './fit-tldr.ts'
import { bestRouge } from './rouge.ts'
import { rounded, toThousandths } from './rounding.ts'

interface Item {
  paper_id: string
  title: string
  source: string[]
  targets: string[]
}
interface Worth {
  id: string
  worth: number[]
}

/** What the language model's summaries count against the authors' one. */
const share = 0.4

const folder = flag('data')
const items = folder === undefined ? null : readRows<Item>(folder, 'scitldr_a/train.jsonl')
if (!items) {
  console.error('Name the folder that holds scitldr_a/train.jsonl with --data DIR.')
  process.exit(2)
}
const worths = new Map(ownRows<Worth>('abstract-worth.jsonl').map(({ id, worth }) => [id, worth]))
const examples = items.map(({ paper_id, title, source, targets }) => {
  const own = source.map((sentence) => bestRouge(sentence, targets).r1)
  const worth = worths.get(paper_id)
  return {
    rows: tldrRows(title, source),
    keys: tldrKeys(source),
    rewards: own,
    shared: own.map((reward, at) => {
      const other = worth?.[at]
      return other === undefined ? reward : (1 - share) * reward + (share * other) / 1000
    }),
  }
})
const plain = fitTldr(examples, plainFit).weights.map(toThousandths)
writeFileSync(
  new URL('../engine/src/explain/summary/tldr-weights.ts', import.meta.url),
  `// Written by eval/train-tldr.ts; in the order of \`tldrFeatures\`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
${plain.map((weight) => `  ${weight},`).join('\n')}
]
`,
)
const worded = fitTldr(
  examples.map(({ shared, ...example }) => ({ ...example, rewards: shared })),
  wordedFit,
)
const words = rounded({ weights: worded.ofWords, scale: 1 })
const text = `${JSON.stringify(
  {
    from: 'Written by eval/train-tldr.ts: weights of `tldrFeatures`, and what the words of a sentence speak for it, in papers on computing. Four characters name a feature, one its weight.',
    data: 'SciTLDR abstract-only, train split (Apache-2.0), and eval/abstract-worth.jsonl.',
    weights: worded.weights.map(toThousandths),
    scale: toThousandths(words.scale),
    packed: packRows(worded.rows, words.weights, 1),
  },
  null,
  2,
)}\n`
writeFileSync(new URL('../engine/src/explain/summary/tldr-words.json', import.meta.url), text)
for (const [at, name] of tldrFeatures.entries())
  console.log(name.padEnd(16), plain[at], worded.weights.map(toThousandths)[at])
console.log(
  `${items.length} abstracts, ${worded.rows.size} words; ${(text.length / 1024).toFixed(1)} KB`,
)
