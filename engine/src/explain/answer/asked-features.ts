import type { PaperDocument } from '../../document/paper-document.ts'
import { cuesOf, passageCues } from '../../retrieve/passage-cues.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import type { Candidate } from './candidates.ts'

/** A word, which a passage may have as well. */
const wordFeature = (stem: string) => featureKey('1=', stem)

/**
 * What a question's words are to the model of what is asked for: each word, each pair, each pair with a word between,
 * each word by how the question begins, its type.
 */
export function questionFeatures({ text, type, intent }: Question): number[] {
  const words = tokens(text).map(({ stem }) => stem)
  const [first = '', second = ''] = words
  return [
    ...new Set([
      ...words.map(wordFeature),
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

const shapesOf = (text: string): string[] => [
  ...Object.entries(shapes).flatMap(([name, shape]) => (shape.test(text) ? [name] : [])),
  ...several.flatMap(([name, one, least]) =>
    (text.match(one)?.length ?? 0) >= least ? [name] : [],
  ),
]

/**
 * What a passage shows the same model: its words, how it begins, the heading above it, its role, kind, wording, shape,
 * place and length.
 */
export function passageFeatures(
  { text, sections }: PaperDocument,
  candidate: Pick<Candidate, 'span' | 'text' | 'words' | 'role' | 'kind' | 'section'>,
): number[] {
  const words = candidate.words().map(({ stem }) => stem)
  const [first = '', second = ''] = words
  const stems = [...new Set(words)]
  const heading = sections[candidate.section]?.heading
  const above = heading ? tokens(text.slice(heading.start, heading.end)) : []
  const cues = cuesOf(candidate.text)
  return [
    ...new Set([
      ...stems.filter((stem) => !/^\d/.test(stem)).map(wordFeature),
      featureKey('starts=', first),
      featureKey('starts=', first, second),
      ...above.map(({ stem }) => featureKey('above=', stem)),
      ...passageCues.flatMap((cue, at) => (cues[at] === 1 ? [featureKey('says=', cue)] : [])),
      ...shapesOf(candidate.text).map((shape) => featureKey('shape=', shape)),
      featureKey('role=', candidate.role),
      featureKey('kind=', candidate.kind),
      featureKey('place=', `${Math.floor((places * candidate.span.start) / text.length)}`),
      featureKey(
        'long=',
        `${Math.min(mostSteps, Math.floor(candidate.text.length / lettersOfStep))}`,
      ),
      ...(stems.some((stem) => /^\d/.test(stem)) ? [featureKey('number')] : []),
    ]),
  ]
}
