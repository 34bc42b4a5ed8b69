import type { PaperDocument } from '@tessera/engine'
import { trialPaper, tryMutation } from '../../engine/src/evidence/mutation-trial.fixture.ts'
import { corruptions, type Mutation, noises } from '../../engine/src/evidence/mutations.fixture.ts'

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
  'condition out': 'Condition removed',
  'exception out': 'Exception removed',
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
  const papers = documents.map(trialPaper)
  const times: number[] = []
  const judge = (name: string, mutation: Mutation, harmless: boolean): Tally => {
    const trials = tryMutation(papers, mutation, { harmless, seed, count: perKind })
    times.push(...trials.map(({ ms }) => ms))
    const caught = trials.filter(({ verdict }) => verdict.kind === 'unverified').length
    return { name: names[name] ?? name, made: trials.length, caught }
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
