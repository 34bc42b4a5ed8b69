import { wordsWithin } from '../../document/block-words.ts'
import type { Block, PaperDocument } from '../../document/paper-document.ts'
import { cuesOf, passageCues } from '../../retrieve/passage-cues.ts'
import { holds } from '../../text/holds.ts'
import { distinctKeys } from '../../text/key-rows.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { slice } from '../../text/span.ts'
import { tokens } from '../../text/tokens.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import { form } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { leansBack } from '../text/statement.ts'
import { stemsWithoutFigures, wordKeys } from '../text/word-keys.ts'
import { coverage, topicStems } from '../text/words.ts'
import type { Wordings } from './wording.ts'

const ownVoice = /\b(?:we|our)\b/i
const lettersOfStep = 40
const mostSteps = 8
const places = 8

/** A number as the steps that it reaches, which rise: one feature each. */
const reaches = (name: string, steps: readonly number[]) => {
  const keys = steps.map((step) => featureKey(name, `${step}`))
  return (value: number): readonly number[] => {
    const missed = steps.findIndex((step) => !(value >= step))
    return missed < 0 ? keys : keys.slice(0, missed)
  }
}
const reachedForm = reaches('form=', [0.5, 1, 1.5, 2.5])
const reachedCentre = reaches('central=', [0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
const reachedTitle = reaches('title=', [0.15, 0.3, 0.45, 0.6, 0.8])
const scoreSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5]
const reachedNews = reaches('new=', scoreSteps)
const reachedLimit = reaches('limit=', scoreSteps)
const reachedAdmission = reaches('admits=', scoreSteps)

const says = passageCues.map((cue) => featureKey('says=', cue))

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
    const long = Math.min(mostSteps, Math.floor(text.length / lettersOfStep))
    const features = wordKeys(words)
    features.push(
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
      ...reachedForm(form(sentence)),
      ...reachedCentre(central(sentence)),
      ...reachedTitle(coverage(title, stems)),
      ...reachedNews(news[at] ?? 0),
      ...reachedLimit(limits[at] ?? 0),
      ...reachedAdmission(admissions[at] ?? 0),
    )
    if (told) features.push(featureKey('told=', told), featureKey('in abstract=', placed(sentence)))
    cuesOf(text).forEach((isShown, cue) => {
      if (isShown === 1)
        features.push(says[cue] as number, featureKey('says=', passageCues[cue] as string, role))
    })
    if (leansBack(text)) features.push(featureKey('leans back'))
    if (holds(ownVoice, text))
      features.push(featureKey('own voice'), featureKey('own voice=', role))
    return distinctKeys(features)
  })
}
