import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import { admissionScore } from '../question/admission-score.ts'
import { form } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { goesOnAboutOthers, voiceOf, voicesBefore } from '../text/voices.ts'
import { centrality } from './centrality.ts'
import { findingScore, seenHere } from './finding-score.ts'
import { limitationScorer } from './limitation-score.ts'
import { methodFacets } from './method-facets.ts'
import { isNoStep, isNotDone, methodScore } from './method-score.ts'
import { noveltyScorer } from './novelty-score.ts'
import { overviewScorer } from './overview-score.ts'
import { ownDesignScorer } from './own-design.ts'
import { partOnWork } from './own-part.ts'
import { inTheirParts } from './section-parts.ts'
import { withAbstract } from './told-finding.ts'

/** Sections whose sentences are chosen by what they are worth there. Order is the order of the learned weights. */
export const worthSections = ['whatsNew', 'methods', 'results', 'limitations'] as const
export type WorthSection = (typeof worthSections)[number]

/**
 * Sections for which much more would do than can be shown: which of it is among the best is learned beside what belongs
 * there. The order is that of the learned weights, after those of `worthSections`.
 */
export const rankedSections = ['methods', 'results'] as const satisfies readonly WorthSection[]

/** Scores from which on a statement is plainly worded as what a section tells; set by reading papers of several fields. */
export const wordedFrom: Readonly<Record<WorthSection, number>> = {
  whatsNew: 2.4,
  methods: 2.2,
  results: 2.6,
  limitations: 2,
}

/** Where nothing is worded so plainly, scores from which on a statement is. */
export const faintFrom: Readonly<Record<WorthSection, number>> = {
  whatsNew: 1.4,
  methods: 2.2,
  results: 1.9,
  limitations: 1.8,
}

const facets = Object.keys(methodFacets) as (keyof typeof methodFacets)[]
/** What the wording of a thing that an abstract says was known, or of what came out, costs it as a method or a result. */
const ofOtherPart = -3

/** What was looked into, and what follows from it, is not how it was done. */
const onlyAsks =
  /^(?:here,? |in this (?:study|paper|work),? )?we (?:\w+ly )?(?:investigat|examin|explor|stud|ask|assess|evaluat|analy[sz])\w*\b|^as a (?:consequence|result)\b/i
/** As much as the place in an abstract. */
const worthOfWhole = 1.1

const isPlain = ({ sections }: PaperDocument) =>
  sections.filter(({ heading }) => heading !== null).length <= 1
const isOfReview = ({ role, text }: Sentence) => role === 'abstract' && /\breview/i.test(text)

/** What it is worth to a method or finding, of which a long paper has hundreds, to be on what the paper is on. */
const worthOfTopic = 2.4

/** Parts of a paper that tell what others did beside what it did itself. */
const alsoOfOthers: ReadonlySet<SectionRole> = new Set(['introduction', 'background', 'discussion'])

/** What the rules say of statements, by their places. */
export interface Wordings {
  /**
   * How plainly a statement is worded as what a section tells: above 0 it is, below 0 it is worded as what has no place
   * there, 0 where its words say neither. Read when asked for.
   */
  readonly plainAs: (section: WorthSection, at: number) => number
  /** The statements with the roles of the part of the work that each tells of, for who looks for methods, or for results. */
  readonly asMethods: readonly Sentence[]
  readonly asResults: readonly Sentence[]
  /** How much a sentence is on what its paper is on, 0 to 1. */
  readonly central: (sentence: Sentence) => number
  /** How plainly each says what is new, states a limit, and admits one in passing, wherever it stands. */
  readonly news: readonly number[]
  readonly limits: readonly number[]
  readonly admissions: readonly number[]
}

/** Reads the wordings of statements, which are some of `sentences`. */
export function wordings(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
): Wordings {
  const onWork = new Set(partOnWork(document, sentences, statements).map(({ index }) => index))
  const overview = overviewScorer(document, sentences)
  const ownDesign = ownDesignScorer(document, sentences)
  const finding = withAbstract(document, sentences, findingScore)
  const limit = limitationScorer(document, sentences)
  const before = voicesBefore(sentences)

  // What cites others, or goes on after what does, is theirs there up to the paper's own voice.
  const isOfOthers = (sentence: Sentence) =>
    alsoOfOthers.has(sentence.role) &&
    (voiceOf(sentence) ?? before.get(sentence.index)) === 'others' &&
    !holds(seenHere, sentence.text)

  // A review without headings tells the methods of others.
  const isReview = isPlain(document) && sentences.some(isOfReview)

  const asMethod = (sentence: Sentence): number => {
    const whole = overview(sentence)
    if (whole === null || !onWork.has(sentence.index) || isOfOthers(sentence)) return ofOtherPart
    const told = facets.map((facet) => methodScore(sentence, facet)).filter((score) => score !== 0)
    if (isNoStep(sentence.text) || isNotDone(sentence.text)) return ofOtherPart
    if (isReview && sentence.role === 'other') return ofOtherPart
    // What tells the method of the whole needs no word of design.
    const needless = whole > 0 && !onlyAsks.test(sentence.text) ? worthOfWhole - form(sentence) : 0
    const worded = [...told, ownDesign(sentence), needless].filter((score) => score !== 0)
    return worded.length === 0 ? 0 : Math.max(...worded) + whole
  }
  const news = statements.map(noveltyScorer(sentences))
  const limits = statements.map(limit)
  const admissions = statements.map(admissionScore)
  const asLimit = (at: number): number => {
    const named = limits[at] as number
    if (named < 0) return named
    const { text, index } = statements[at] as Sentence
    const admitted = admissions[at] as number
    if (named > 0) return Math.max(named, admitted)
    return goesOnAboutOthers(text, before.get(index)) ? ofOtherPart : admitted
  }
  const central = centrality(document, sentences)
  const onTopic = (sentence: Sentence, score: number, floor: number) =>
    score < floor || sentence.role === 'abstract' ? score : score + worthOfTopic * central(sentence)
  const asMethods = inTheirParts(document, sentences, statements, 'methods')
  const asResults = inTheirParts(document, sentences, statements, 'results')
  const asResult = (sentence: Sentence) =>
    onWork.has(sentence.index) && !isOfOthers(sentence) ? finding(sentence) : ofOtherPart
  const readAs: Readonly<Record<WorthSection, (at: number) => number>> = {
    whatsNew: (at) => news[at] as number,
    methods: (at) => {
      const sentence = asMethods[at] as Sentence
      return onTopic(sentence, asMethod(sentence), wordedFrom.methods)
    },
    results: (at) => {
      const sentence = asResults[at] as Sentence
      return onTopic(sentence, asResult(sentence), wordedFrom.results)
    },
    limitations: asLimit,
  }
  return {
    plainAs: (section, at) => readAs[section](at),
    asMethods,
    asResults,
    central,
    news,
    limits,
    admissions,
  }
}
