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
