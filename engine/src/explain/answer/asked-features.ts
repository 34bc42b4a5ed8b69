import type { PaperDocument } from '../../document/paper-document.ts'
import { cuesOf, passageCues } from '../../retrieve/passage-cues.ts'
import { holds } from '../../text/holds.ts'
import { distinctKeys } from '../../text/key-rows.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { isDigit, tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { wordKey } from '../text/word-keys.ts'
import type { Candidate } from './candidates.ts'

/**
 * What a question's words are to the model of what is asked for: each word, each pair, each pair with a word between,
 * each word by how the question begins, its type.
 */
export function questionFeatures({ text, type, intent }: Question): number[] {
  const words = tokens(text).map(({ stem }) => stem)
  const [first = '', second = ''] = words
  return [
    ...new Set([
      // A passage may have them as well.
      ...words.map(wordKey),
      ...words.map((word, at) => featureKey('2=', words[at - 1] ?? '^', word)),
      ...words.slice(2).map((word, at) => featureKey('over=', words[at] as string, word)),
      ...words.slice(1).map((word) => featureKey('with=', first, word)),
      featureKey('begins=', first, second),
      featureKey('type=', type),
      featureKey('intent=', intent ?? ''),
    ]),
  ]
}

const places = 8
const lettersOfStep = 60
const mostSteps = 6

/** What the shape of a passage shows, beside the cues of its wording. */
const shapes = {
  size: /\bn\s*=/i,
  year: /\b(?:19|20)\d\d\b/,
  money: /[$€£]|\bUSD\b/,
  address: /https?:|www\./i,
  float: /\b(?:Table|Fig)/,
  'short form': /\(\p{Lu}{2,}\)/u,
  'parts by ;': /;/,
  'parts by :': /:/,
  we: /\b(?:we|our)\b/i,
  'this study': /\b(?:this|the present|our) (?:study|paper|work|trial)\b/i,
} as const
const several = [
  ['names', /\b\p{Lu}\p{Ll}/gu, 6],
  ['commas', /,/g, 4],
  ['numbers', /\d+/g, 5],
] as const

/** Whether a pattern is found so many times. */
function isFoundOften(pattern: RegExp, text: string, least: number): boolean {
  pattern.lastIndex = 0
  let left = least
  while (left > 0 && pattern.test(text)) left--
  return left === 0
}

const shapeTests: readonly (readonly [number, (text: string) => boolean])[] = [
  ...Object.entries(shapes).map(
    ([name, shape]) => [featureKey('shape=', name), (text: string) => holds(shape, text)] as const,
  ),
  ...several.map(
    ([name, one, least]) =>
      [featureKey('shape=', name), (text: string) => isFoundOften(one, text, least)] as const,
  ),
]
const says = passageCues.map((cue) => featureKey('says=', cue))

function readHeading({ text, sections }: PaperDocument, section: number): number[] {
  const heading = sections[section]?.heading
  const words = heading ? tokens(text.slice(heading.start, heading.end)) : []
  return [...new Set(words.map(({ stem }) => featureKey('above=', stem)))]
}

/** Of each section of a paper the words of its heading, read once. */
const headings = new WeakMap<PaperDocument, (readonly number[])[]>()

function headingFeatures(document: PaperDocument, section: number): readonly number[] {
  const known = headings.get(document) ?? []
  headings.set(document, known)
  known[section] ??= readHeading(document, section)
  return known[section]
}

/**
 * What a passage shows the same model: its words, how it begins, the heading above it, its role, kind, wording, shape,
 * place and length.
 */
export function passageFeatures(
  document: PaperDocument,
  candidate: Pick<Candidate, 'span' | 'text' | 'words' | 'role' | 'kind' | 'section'>,
): number[] {
  const { text, span, section, role, kind } = candidate
  const words = candidate.words()
  const named = words.filter(({ stem }) => !isDigit(stem.charCodeAt(0)))
  const [first = '', second = ''] = [words[0]?.stem, words[1]?.stem]
  const place = Math.floor((places * span.start) / document.text.length)
  const long = Math.min(mostSteps, Math.floor(text.length / lettersOfStep))
  const features = distinctKeys(named.map(({ stem }) => wordKey(stem)))
  features.push(
    featureKey('starts=', first),
    featureKey('starts=', first, second),
    ...headingFeatures(document, section),
    featureKey('role=', role),
    featureKey('kind=', kind),
    featureKey('place=', `${place}`),
    featureKey('long=', `${long}`),
  )
  cuesOf(text).forEach((isShown, at) => {
    if (isShown === 1) features.push(says[at] as number)
  })
  for (const [shape, test] of shapeTests) if (test(text)) features.push(shape)
  if (named.length < words.length) features.push(featureKey('number'))
  return features
}
