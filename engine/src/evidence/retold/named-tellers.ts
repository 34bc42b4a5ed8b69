import type { PaperDocument } from '../../document/paper-document.ts'
import { isOwnWork } from '../own-work.ts'
import { workIn } from '../source-notes.ts'
import { cased } from './cased.ts'
import { surnameOf } from './surnames.ts'

// Those who wrote a paper, called otherwise than "the authors", and the paper otherwise than "the paper".

const works = 'letter|essay|report|review|preprint|manuscript|commentary|editorial|viewpoint'
/** "The letter argues", "According to the letter,": what it is said to tell follows. */
const work = new RegExp(
  String.raw`^(?<lead>according to )?(?<name>(?:the|this) (?<kind>${works}))(?=, | \p{Ll}+ (?:out )?that )`,
  'iu',
)
const single = /\bthe author(?=(?:['’]s)? \p{Ll}|, )/giu

/**
 * A claim with "the authors" for those whom it calls "the author", where a paper has one, or by the first one's name,
 * "Gray et al." or "Gray et al. (2010)"; and with "the paper" for what it calls a letter or a review and tells of. What its sentence
 * itself has of these words may be others, and stays.
 */
export function byTheAuthors(document: PaperDocument, sentence: string, claim: string): string {
  const own = sentence.toLowerCase()
  const kind = work.exec(claim)?.groups
  if (kind?.kind && !own.includes(kind.kind.toLowerCase()))
    return claim.replace(kind.name as string, (words) => cased('the paper', words))
  if (/\bauthors?\b/.test(own)) return claim
  if (document.authors.length === 1 && /\bauthor\b/i.test(claim))
    return claim.replace(single, (words) => cased('the authors', words))
  const named = nameOf(document.authors)
  return named === null || own.includes(named.surname)
    ? claim
    : withoutOwnYear(document, claim).replace(named.pattern, (_, lead = '') =>
        lead === '' ? 'The authors' : `${lead}the authors`,
      )
}

const yearBehind =
  /^(?:According to )?(?<work>\p{Lu}[^()]{1,80}(?= \()(?<year> \((?:19|20)\d\d[a-z]?\)))/u

/** "Gray et al. found" of "Gray et al. (2010) found", where that is this paper's year. */
function withoutOwnYear(document: PaperDocument, claim: string): string {
  const { work = '', year = '' } = yearBehind.exec(claim)?.groups ?? {}
  const named = year === '' ? null : workIn(work)
  return named && isOwnWork(document, named) ? claim.replace(year, '') : claim
}

/** A paper's authors by name, where a claim begins with it or is "according to" it. */
interface Named {
  /** In lower case. */
  readonly surname: string
  readonly pattern: RegExp
}

const made = new WeakMap<readonly string[], Named | null>()

function nameOf(authors: readonly string[]): Named | null {
  const known = made.get(authors)
  if (known !== undefined) return known
  const [first, second] = authors.map(surnameOf)
  const named =
    first === undefined || first === ''
      ? null
      : { surname: first.toLowerCase(), pattern: namedAs(authors.length, first, second ?? '') }
  made.set(authors, named)
  return named
}

const particles =
  '(?:(?:[Vv]an|[Vv]on|[Dd]e|der|den|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Ll]a|[Ll]e|[Tt]en|[Tt]er) )*'

/** "Gray" of one, "Gray and Ames" of two, "Gray et al." and "Gray and colleagues" of several. */
function namedAs(count: number, first: string, second: string): RegExp {
  const others = String.raw` (?:et al\.?|and (?:colleagues|co-?workers|co-?authors))`
  const behind =
    count === 1 ? '' : count === 2 ? `(?: and ${particles}${second}|${others})` : others
  return new RegExp(
    String.raw`^(According to )?${particles}${first}${behind}(?=, | (?:\p{Ll}+ly |also )?\p{Ll}+)`,
    'u',
  )
}
