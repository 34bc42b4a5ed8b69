import type { PaperDocument } from '../../document/paper-document.ts'
import { plainDigits } from '../../text/raised-digits.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

const offers =
  /\b[Ww]e (?:(?:will|have|also|hereby) )*(?:make|made|releas\w+|provid\w+|publish\w*|shar\w+|open-?sourced?)\b/
const noteNumbers = /[¹²³⁰⁴-⁹]{1,3}/g
/** A footnote that is an address of a repository and nothing else. */
const repositoryNote =
  /^([¹²³⁰⁴-⁹]{1,3})\s?(?:https?:\/\/)?(?:www\.)?(?:github|gitlab|bitbucket)\.\w+\/\S+$/

/** The first address of a repository in the footnotes of what a paper makes available: "We release two models.¹² ¹³" */
export function notedRepository(sentences: readonly Sentence[]): Span | null {
  const numbers = new Set(
    sentences
      .filter(({ kind, text }) => kind !== 'footnote' && offers.test(text))
      .flatMap(({ text }) => text.match(noteNumbers) ?? []),
  )
  const note = sentences.find(({ kind, text }) => {
    const number = kind === 'footnote' ? repositoryNote.exec(text)?.[1] : undefined
    return number !== undefined && numbers.has(number)
  })
  return note?.span ?? null
}

const address =
  /\bhttps?:\/\/\S|\bwww\.\S|\b(?:github|gitlab|bitbucket|zenodo|figshare|osf)\.\w+\//i
const noteNumber = /^([¹²³⁰⁴-⁹]{1,3}|\d{1,2})\s?/

/** A number right behind a sentence's stop. */
const numberBehind = /^ ?([¹²³⁰⁴-⁹]{1,3})/
const longestBehind = 4

/** The footnote that gives the address of what a sentence tells of, by its number, where the sentence gives none: "We release our code.¹¹" */
export function notedAddress(
  { text: paper }: Pick<PaperDocument, 'text'>,
  sentences: readonly Sentence[],
  { text: told, span: { end } }: Sentence,
): Span | null {
  if (address.test(told)) return null
  const behind = numberBehind.exec(paper.slice(end, end + longestBehind))?.[1] ?? ''
  const numbers = new Set((`${told} ${behind}`.match(noteNumbers) ?? []).map(plainDigits))
  const notes = sentences.filter(({ kind, text }) => {
    const number = kind === 'footnote' ? noteNumber.exec(text)?.[1] : undefined
    return number !== undefined && numbers.has(plainDigits(number)) && address.test(text)
  })
  // Where each page numbers its notes anew, the next one behind is meant.
  const note = notes.find(({ span }) => span.start >= end) ?? notes[0]
  return note?.span ?? null
}
