import { wordsWithin } from '../../document/block-words.ts'
import type { Block, PaperDocument } from '../../document/paper-document.ts'
import { cuesOf, passageCues } from '../../retrieve/passage-cues.ts'
import { holds } from '../../text/holds.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { slice } from '../../text/span.ts'
import { tokens } from '../../text/tokens.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import { form } from '../text/section-form.ts'
import { leansBack, type Sentence } from '../text/sentence.ts'
import { stemsWithoutFigures, wordKeys } from '../text/word-keys.ts'
import { coverage, topicStems } from '../text/words.ts'
import type { Wordings } from './wording.ts'

const ownVoice = /\b(?:we|our)\b/i
const lettersOfStep = 40
const mostSteps = 8
const places = 8

const scoreSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5] as const
const formSteps = [0.5, 1, 1.5, 2.5] as const
const centralSteps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] as const
const titleSteps = [0.15, 0.3, 0.45, 0.6, 0.8] as const

/** A number as the steps that it reaches: one feature each. */
const reached = (name: string, value: number, steps: readonly number[]): number[] =>
  steps.filter((step) => value >= step).map((step) => featureKey(name, `${step}`))

/** Of each sentence of an abstract, where in it it stands. */
function placeInAbstract(sentences: readonly Sentence[]): (sentence: Sentence) => string {
  const own = sentences.filter(({ role }) => role === 'abstract')
  const last = own.at(-1)?.index ?? 0
  return ({ index }) =>
    index === own[0]?.index
      ? 'first'
      : index === last
        ? 'last'
        : index === last - 1
          ? 'last but one'
          : 'amid'
}

/**
 * What a paper's statements show that tells which section of a summary they are worth a place in: their words and pairs
 * of words, how they begin, the heading above them, the part of the work that they stand in, wording, place and length,
 * how much they are on what the paper is on, and how plainly they claim something new or own to a limit.
 * @param statements of `sentences`, worded as the last argument tells
 * @returns features of each statement, by `featureKey`
 */
export function worthFeatures(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
  { asMethods, asResults, central, news, limits, admissions }: Wordings,
): number[][] {
  const roles = rolesInAbstract(document, sentences)
  const placed = placeInAbstract(sentences)
  const title = new Set(topicStems(document.title))
  const headings = document.sections.map(({ heading }) => {
    const words = heading ? tokens(slice(document.text, heading)) : []
    return words.map(({ stem }) => featureKey('above=', stem))
  })
  return statements.map((sentence, at) => {
    const { text, role, kind, span, section, place, inBlock, stems } = sentence
    const block = document.blocks[sentence.block] as Block
    const words = stemsWithoutFigures(wordsWithin(document, block, span))
    const [first = '', second = ''] = words
    const told = roles.get(sentence.index)?.role
    const cues = cuesOf(text)
    const shown = passageCues.filter((_, cue) => cues[cue] === 1)
    const isOwn = holds(ownVoice, text)
    const long = Math.min(mostSteps, Math.floor(text.length / lettersOfStep))
    return [
      ...new Set([
        ...wordKeys(words),
        featureKey('starts=', first),
        featureKey('starts=', first, second),
        ...(headings[section] ?? []),
        featureKey('role=', role),
        featureKey('as method=', asMethods[at]?.role ?? role),
        featureKey('as result=', asResults[at]?.role ?? role),
        featureKey('kind=', kind),
        featureKey('place=', `${Math.floor((places * span.start) / document.text.length)}`),
        featureKey('in section=', role, `${Math.floor(3 * Math.min(0.999, place))}`),
        featureKey('in block=', `${Math.min(2, inBlock)}`),
        featureKey('long=', `${long}`),
        ...(told ? [featureKey('told=', told), featureKey('in abstract=', placed(sentence))] : []),
        ...shown.flatMap((cue) => [featureKey('says=', cue), featureKey('says=', cue, role)]),
        ...(leansBack(text) ? [featureKey('leans back')] : []),
        ...(isOwn ? [featureKey('own voice'), featureKey('own voice=', role)] : []),
        ...reached('form=', form(sentence), formSteps),
        ...reached('central=', central(sentence), centralSteps),
        ...reached('title=', coverage(title, stems), titleSteps),
        ...reached('new=', news[at] ?? 0, scoreSteps),
        ...reached('limit=', limits[at] ?? 0, scoreSteps),
        ...reached('admits=', admissions[at] ?? 0, scoreSteps),
      ]),
    ]
  })
}
