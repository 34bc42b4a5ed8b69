import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { KeyRows } from '../../text/key-rows.ts'
import { unpackRows } from '../../text/sequence-model.ts'
import { ownStatements } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { isCountedStatement, isShortStatement } from '../text/statement.ts'
import { leftOpen } from './left-open.ts'
import { plainLimits } from './plain-limit-cues.ts'
import type { Scored } from './select.ts'
import {
  faintFrom,
  rankedSections,
  type Wordings,
  type WorthSection,
  wordedFrom,
  wordings,
  worthSections,
} from './wording.ts'
import { worthFeatures } from './worth-features.ts'
import packed from './worth-weights.json' with { type: 'json' }

/** How each feature of a statement speaks for a place in each section, and for one of the best in a ranked section. */
export interface WorthModel {
  /** Log weights times `scale`: `weights[row * size + at]`, where `size` is how many biases there are. */
  readonly rows: KeyRows
  readonly weights: ArrayLike<number>
  readonly scale: number
  /** The log odds of a statement of which nothing is known. */
  readonly bias: readonly number[]
}

const shipped: WorthModel = {
  ...unpackRows(packed.packed, packed.bias.length),
  scale: packed.scale,
  bias: packed.bias,
}

/**
 * Log odds below which a statement has no place in a section. In five folds of the marked papers, where three of four
 * sentences about what is new belong there, four of five limits, nine of ten of the others.
 */
const floors: Readonly<Record<WorthSection, number>> = {
  whatsNew: -2,
  methods: -1.2,
  results: -2,
  limitations: -1.7,
}
/** What each point of plain wording adds to the log odds. */
const plainness: Readonly<Record<WorthSection, number>> = {
  whatsNew: 1,
  methods: 0.5,
  results: 0.5,
  limitations: 1,
}

/** How much each statement is worth a place in each section, above its floor; 0 where it has none there. */
export type Worth = Readonly<Record<WorthSection, readonly Scored[]>>

/**
 * Log odds below which a statement is hardly one of the best of a section; what is above them counts for its place among
 * those that belong there. In five folds of the marked papers that makes 33 of 100 methods shown one of the best where it
 * was 30, 39 of 100 results where it was 35, and as many belong there as before.
 */
const hardlyBest = -3

/** The log odds of a statement by its features, for each of `worthSections` and then for each of `rankedSections`. */
export function logOdds(
  { rows, weights, scale, bias }: WorthModel,
  features: readonly number[],
): number[] {
  const size = bias.length
  const sums = bias.map(() => 0)
  for (const feature of features) {
    const row = rows.get(feature)
    if (row === undefined) continue
    for (let at = 0; at < size; at++)
      sums[at] = (sums[at] as number) + (weights[row * size + at] as number)
  }
  return sums.map((sum, at) => (bias[at] as number) + sum / scale)
}

/** The sentences that may stand in a section: what the paper states of its own work. */
const worthStatements = (
  document: PaperDocument,
  sentences: readonly Sentence[],
): readonly Sentence[] =>
  ownStatements(document, sentences, (one) => isCountedStatement(one) || isBriefLimit(one))

/** "Our sample was small." */
const isBriefLimit = (one: Sentence): boolean =>
  one.text.length < 50 &&
  plainLimits.some((limit) => holds(limit, one.text)) &&
  isShortStatement(one)

/** A paper's statements, how each is worded, and its features. */
interface Described {
  readonly statements: readonly Sentence[]
  readonly worded: Wordings
  readonly features: readonly (readonly number[])[]
}
const described = new WeakMap<readonly Sentence[], Described>()

/** What the statements of a paper show of their worth; worked out once for a list of sentences. */
export function worthDescribed(document: PaperDocument, sentences: readonly Sentence[]): Described {
  const known = described.get(sentences)
  if (known) return known
  const statements = worthStatements(document, sentences)
  const worded = wordings(document, sentences, statements)
  const features = worthFeatures(document, sentences, statements, worded)
  described.set(sentences, { statements, worded, features })
  return { statements, worded, features }
}

const known = new WeakMap<readonly Sentence[], Worth>()

/** What the statements of a paper are worth; worked out once for a list of sentences. */
export function worthOf(document: PaperDocument, sentences: readonly Sentence[]): Worth {
  const worth = known.get(sentences) ?? readWorth(document, sentences, shipped)
  known.set(sentences, worth)
  return worth
}

function readWorth(
  document: PaperDocument,
  sentences: readonly Sentence[],
  model: WorthModel,
): Worth {
  const { statements, worded, features } = worthDescribed(document, sentences)
  const learned = features.map((shown) => logOdds(model, shown))
  const scoredFor = (section: WorthSection): readonly Scored[] => {
    const place = worthSections.indexOf(section)
    const ranked = (rankedSections as readonly WorthSection[]).indexOf(section)
    const bestOf = (at: number) =>
      ranked < 0
        ? 0
        : Math.max(0, (learned[at]?.[worthSections.length + ranked] as number) - hardlyBest)
    const scored = statements.map((sentence, at) => {
      const above = (learned[at]?.[place] as number) - floors[section]
      // The plainest words lift none above the floor that lies farther below it.
      const isPossible = above + plainness[section] * mostPlain > 0
      const worth = isPossible ? worthOver(section, above, worded.plainAs(section, at)) : 0
      return { sentence, score: worth > 0 ? worth + bestOf(at) : 0 }
    })
    const isSaid = scored.some(({ score }) => score > 0)
    return isSaid ? scored : faintly(section)
  }
  /** Where nothing stands out, the plainest words speak; for limits, then what is left open. */
  const faintly = (section: WorthSection): readonly Scored[] => {
    const plain = statements.map((sentence, at) => ({
      sentence,
      score: Math.max(0, worded.plainAs(section, at) - faintFrom[section]),
    }))
    if (section !== 'limitations' || plain.some(({ score }) => score > 0)) return plain
    const open = leftOpen(statements)
    return statements.map((sentence, at) => {
      const isOpen = open.has(sentence.index) && worded.plainAs(section, at) >= 0
      return { sentence, score: isOpen ? 1 : 0 }
    })
  }
  return {
    whatsNew: scoredFor('whatsNew'),
    methods: scoredFor('methods'),
    results: scoredFor('results'),
    limitations: scoredFor('limitations'),
  }
}

const mostPlain = 2.5

/**
 * What a statement is worth by what was learned and by its wording; one that is not worded as the section loses a point.
 * What is worded so and speaks against it, too, has no place: the rules know cases that the marked papers seldom have, and
 * in five folds they cost next to nothing.
 * @param above its log odds above the section's floor
 */
function worthOver(section: WorthSection, above: number, plain: number): number {
  const from = wordedFrom[section]
  if (plain !== 0 && plain < from) return 0
  const leaning = plain === 0 ? -1 : Math.min(mostPlain, plain - from)
  return Math.max(0, above + plainness[section] * leaning)
}
