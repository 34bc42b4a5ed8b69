import { z } from 'zod'
import { list } from './spans.ts'

/**
 * What the measured part was to the engine: never looked at while it was written; looked at, but not
 * fitted to; each fold measured with weights fitted to the others; or the very data that was fitted to.
 */
export const MeasuredPart = z.enum(['held out', 'development', 'five folds', 'fitted'])

/**
 * One figure of one task: a share between 0 and 1 with its 95 % interval. A name that ends in ", engine"
 * has its baselines and limits beside it, under the same name with another ending.
 */
export const Figure = z.object({
  task: z.string(),
  part: MeasuredPart,
  name: z.string(),
  items: z.int(),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  /** The engine that it was measured with, where that is an earlier one than the scorecard's. */
  engineVersion: z.string().optional(),
})
export type Figure = z.infer<typeof Figure>

/** What a task asks of the engine, and how it is measured, in sentences for readers. */
export const Yardstick = z.object({
  /** The task's name up to its first comma: "roles" stands for "roles, CSAbstruct" too. */
  task: z.string(),
  title: z.string(),
  asks: z.string(),
  measured: z.string(),
  data: z.string(),
  /** What is aimed at, in words; absent where no aim was set. */
  aim: z.string().optional(),
})
export type Yardstick = z.infer<typeof Yardstick>

/** Something that the engine gets wrong, with an example of our own and what it said in this run. */
export const KnownFailure = z.object({
  title: z.string(),
  /** What the example paper says. */
  paper: z.string(),
  asked: z.string(),
  said: z.string(),
  expected: z.string(),
})
export type KnownFailure = z.infer<typeof KnownFailure>

/** `docs/quality.json`: written by `npm run eval -- --data DIR --into docs`, shown at /quality. */
export const Scorecard = z.object({
  format: z.literal(1),
  measuredOn: z.iso.date(),
  engineVersion: z.string(),
  checkerVersion: z.string(),
  yardsticks: list(Yardstick),
  figures: list(Figure),
  failures: list(KnownFailure),
})
export type Scorecard = z.infer<typeof Scorecard>
