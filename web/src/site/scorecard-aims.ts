import type { Figure, Scorecard, Yardstick } from '@tessera/contract'
import { percent } from './scorecard-rows.ts'

/** What a share must reach; `above` and `of` name the way beside it that is to be beaten, or not to be fallen behind. */
type Bound =
  | { readonly atLeast: number }
  | { readonly atMost: number }
  | { readonly above: string }
  | { readonly times: number; readonly of: string }

/** One clause of what a yardstick aims at, and the figures that tell whether it is met. */
interface Aim {
  readonly task: string
  /** As the yardstick's aim says it. */
  readonly words: string
  readonly figures: readonly string[]
  readonly bound: Bound
  /** The one data set that the clause is about, where it is not about all. */
  readonly only?: Pick<Figure, 'task' | 'part'>
}

export const aims: readonly Aim[] = [
  {
    task: 'tldr',
    words: 'ratio to the oracle of at least 90 %',
    figures: ['ratio to oracle, engine'],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'covid-qa',
    words: 'first sentence right for at least 68 %',
    figures: ['first sentence holds the answer'],
    bound: { atLeast: 0.68 },
  },
  {
    task: 'covid-qa',
    words: 'at least 90 % refused',
    figures: ['refused, question of another paper'],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'covid-qa',
    words: 'at most 10 % falsely refused',
    figures: ['refused though the paper says'],
    bound: { atMost: 0.1 },
  },
  {
    task: 'refusal',
    words: 'at least 90 % refused or set right',
    figures: [
      'refused, no annotator found an answer, QASPER',
      'refused or set right, another name, COVID-QA',
      'refused or set right, another number, COVID-QA',
    ],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'refusal',
    words: 'at least 90 % of the surer half right',
    figures: ['first sentence right, the surer half, COVID-QA'],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'readers',
    words: 'at most 10 % falsely refused',
    figures: ['refused though the paper says'],
    bound: { atMost: 0.1 },
  },
  {
    task: 'readers',
    words: 'at least 90 % refused where the paper does not say',
    figures: ['refused, the paper does not say'],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'readers',
    words: 'at least 90 % of false premises set right',
    figures: ['refused, set right, or shown what contradicts it, false premise'],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'roles',
    words: 'at least 83 % on the set’s own test part, which is less noisy',
    figures: ['accuracy, engine'],
    bound: { atLeast: 0.83 },
    only: { task: 'roles, CSAbstruct', part: 'held out' },
  },
  {
    task: 'roles',
    words: 'macro-F1 above the linear model’s',
    figures: ['macro-F1, engine'],
    bound: { above: 'linear model' },
  },
  {
    task: 'passages',
    words: 'first paragraph right for at least 78 %',
    figures: ['paragraph hit@1, engine'],
    bound: { atLeast: 0.78 },
  },
  {
    task: 'passages',
    words: 'first sentence for at least 68 %',
    figures: ['hit@1, engine'],
    bound: { atLeast: 0.68 },
  },
  {
    task: 'claim to rationale',
    words: 'first sentence right for at least 62 %',
    figures: ['hit@1, engine'],
    bound: { atLeast: 0.62 },
  },
  {
    task: 'evidence paragraphs',
    words: 'F1 of at least 35 %',
    figures: ['evidence F1, engine'],
    bound: { atLeast: 0.35 },
  },
  {
    task: 'evidence paragraphs',
    words: 'R@5 of at least 65 %',
    figures: ['R@5, engine'],
    bound: { atLeast: 0.65 },
  },
  {
    task: 'question to evidence',
    words: 'one of the first five right for at least 65 %',
    figures: ['hit@5, engine'],
    bound: { atLeast: 0.65 },
  },
  {
    task: 'papers',
    words: 'at least 13 % above plain BM25 on Cranfield',
    figures: ['nDCG@10, engine'],
    bound: { times: 1.13, of: 'plain BM25' },
    only: { task: 'papers, Cranfield', part: 'development' },
  },
  {
    task: 'papers',
    words: 'not below plain BM25 on SciFact',
    figures: ['nDCG@10, engine'],
    bound: { times: 1, of: 'plain BM25' },
    only: { task: 'papers, SciFact', part: 'development' },
  },
  {
    task: 'sentences',
    words: 'at least 99.3 %',
    figures: ['F1 of ends, engine'],
    bound: { atLeast: 0.993 },
  },
  {
    task: 'references',
    words: 'at least 90 %',
    figures: ['F1 of fields, engine'],
    bound: { atLeast: 0.9 },
  },
  {
    task: 'numbers',
    words: 'no false alarm',
    figures: ['false alarms, of all statements'],
    bound: { atMost: 0 },
  },
  {
    task: 'numbers',
    words: 'at least 85 % of seeded errors',
    figures: ['seeded errors noticed'],
    bound: { atLeast: 0.85 },
  },
  {
    task: 'verifier',
    words: 'at least 99.9 % caught',
    figures: ['corruptions caught, engine'],
    bound: { atLeast: 0.999 },
  },
  {
    task: 'verifier',
    words: 'at most 1 % of harmless noise refused',
    figures: ['harmless noise refused, engine'],
    bound: { atMost: 0.01 },
  },
]

export type Outcome = 'met' | 'missed' | 'not measured'

/** A figure that an aim is about. */
export interface JudgedFigure {
  readonly figure: Figure
  readonly isMet: boolean
  /** "at least 68 %", which no line breaks before its sign. */
  readonly bound: string
  /** The figure in percent, with as many digits as keep it from looking like a bound that it misses. */
  readonly shown: string
}

export interface JudgedAim {
  readonly yardstick: Yardstick
  readonly words: string
  /** Met only where every one of its figures is; not measured where there is none. */
  readonly outcome: Outcome
  readonly figures: readonly JudgedFigure[]
}

/** Each aim of a scorecard with its outcome. What weights were fitted to shows nothing and does not count. */
export function judgeAims({
  yardsticks,
  figures,
}: Pick<Scorecard, 'yardsticks' | 'figures'>): JudgedAim[] {
  return yardsticks.flatMap((yardstick) =>
    aims
      .filter(({ task }) => task === yardstick.task)
      .map((aim) => {
        const judged = figures
          .filter((figure) => isAbout(aim, figure))
          .map((figure) => judge(figure, aim.bound, figures))
        return { yardstick, words: aim.words, outcome: outcomeOf(judged), figures: judged }
      }),
  )
}

function isAbout({ task, figures, only }: Aim, figure: Figure): boolean {
  if (figure.task.split(',')[0] !== task || !figures.includes(figure.name)) return false
  if (figure.part === 'fitted') return false
  return !only || (only.task === figure.task && only.part === figure.part)
}

function outcomeOf(judged: readonly JudgedFigure[]): Outcome {
  if (judged.length === 0) return 'not measured'
  return judged.every(({ isMet }) => isMet) ? 'met' : 'missed'
}

/** @throws Error when nothing stands beside the figure under the name that the aim gives. */
function judge(figure: Figure, bound: Bound, figures: readonly Figure[]): JudgedFigure {
  const { mean } = figure
  if ('atLeast' in bound) return told(figure, mean >= bound.atLeast, 'at least', bound.atLeast)
  if ('atMost' in bound) return told(figure, mean <= bound.atMost, 'at most', bound.atMost)
  const other = 'of' in bound ? bound.of : bound.above
  const beside = meanOf(figure, other, figures)
  if ('above' in bound) return told(figure, mean > beside, `above the ${other}’s`, beside)
  return told(figure, mean >= bound.times * beside, 'at least', bound.times * beside)
}

/** What another way reaches in the task and part of a figure. */
function meanOf({ name, task, part }: Figure, way: string, figures: readonly Figure[]): number {
  const theirs = name.replace(/[^,]+$/, ` ${way}`)
  const other = figures.find((it) => it.name === theirs && it.task === task && it.part === part)
  if (!other) throw new Error(`Nothing is named “${theirs}” in the task “${task}”.`)
  return other.mean
}

function told(figure: Figure, isMet: boolean, words: string, limit: number): JudgedFigure {
  const digits = [1, 2, 3].find((it) => isMet || percent(figure.mean, it) !== percent(limit, it))
  const shown = percent(figure.mean, digits)
  return { figure, isMet, bound: `${words} ${Number(percent(limit))}\u00a0%`, shown }
}
