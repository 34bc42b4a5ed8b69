import type { PaperDocument } from '../../document/paper-document.ts'
import { cuesOf, passageCues } from '../../retrieve/passage-cues.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import type { Candidate } from './candidates.ts'

/** What a question's words are to the model of what is asked for: each word, each pair, how it begins, its type. */
export function questionFeatures({ text, type, intent }: Question): number[] {
  const words = tokens(text).map(({ stem }) => stem)
  const pairs = words.map((word, at) => featureKey('2=', words[at - 1] ?? '^', word))
  return [
    ...new Set([
      ...words.map((word) => featureKey('1=', word)),
      ...pairs,
      featureKey('begins=', words[0] ?? '', words[1] ?? ''),
      featureKey('type=', type),
      featureKey('intent=', intent ?? ''),
    ]),
  ]
}

const places = 8
const lettersOfStep = 60
const mostSteps = 6

/** What a passage shows the same model: its words, the heading above it, its role, kind, wording, place and length. */
export function passageFeatures(
  { text, sections }: PaperDocument,
  candidate: Pick<Candidate, 'span' | 'text' | 'words' | 'role' | 'kind' | 'section'>,
): number[] {
  const stems = [...new Set(candidate.words().map(({ stem }) => stem))]
  const heading = sections[candidate.section]?.heading
  const above = heading ? tokens(text.slice(heading.start, heading.end)) : []
  const cues = cuesOf(candidate.text)
  return [
    ...new Set([
      ...stems.filter((stem) => !/^\d/.test(stem)).map((stem) => featureKey('1=', stem)),
      ...above.map(({ stem }) => featureKey('above=', stem)),
      ...passageCues.flatMap((cue, at) => (cues[at] === 1 ? [featureKey('says=', cue)] : [])),
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
