import type { Figure } from '@tessera/contract'

/** What stands beside a figure: a simpler way, or a limit. */
export interface Beside {
  readonly name: string
  readonly mean: number
  /** Absent where nothing had to be measured. */
  readonly figure?: Figure
}

/** Figures of one task that another task's baseline was measured for: the same questions, judged in the same way. */
const borrowed = [
  {
    task: 'covid-qa',
    name: 'first sentence holds the answer',
    from: { task: 'passages, COVID-QA', name: 'hit@1, plain BM25' },
    called: 'plain BM25, which never refuses',
  },
  {
    task: 'qasper',
    name: 'evidence F1 of the paragraphs shown',
    from: {
      task: 'evidence paragraphs, QASPER',
      name: 'evidence F1 of two paragraphs, plain BM25',
    },
    called: 'plain BM25’s first two',
  },
] as const

/** What no measurement is needed for: who always answers refuses nothing. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  'covid-qa': ['refused though the paper says', 'refused, question of another paper'],
  qasper: ['refused though the paper says', 'refused, question of another paper'],
  refusal: [
    'refused, no annotator found an answer, QASPER',
    'refused or set right, another name, COVID-QA',
    'refused or set right, another number, COVID-QA',
  ],
  readers: ['refused though the paper says', 'refused, the paper does not say'],
}

/** The baselines of a figure that do not stand under its own name in its own task. */
export function baselinesElsewhere(figure: Figure, figures: readonly Figure[]): Beside[] {
  if (refusals[figure.task]?.includes(figure.name)) return [{ name: 'always answering', mean: 0 }]
  return borrowed
    .filter(({ task, name }) => task === figure.task && name === figure.name)
    .flatMap(({ from, called }) => {
      // The weights do not matter to a baseline: what was fitted to are the same items as the folds.
      const part = figure.part === 'fitted' ? 'five folds' : figure.part
      const other = figures.find(
        (it) => it.task === from.task && it.name === from.name && it.part === part,
      )
      return other ? [besideOf(called, other)] : []
    })
}

/** A figure as it stands beside another. */
export const besideOf = (name: string, figure: Figure): Beside => ({
  name,
  mean: figure.mean,
  figure,
})
