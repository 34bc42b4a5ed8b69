import { type Identifier, parseIdentifier, withoutMarkup } from './identifiers.ts'
import { isbnOf } from './isbn.ts'
import {
  authorAndYear,
  certainAuthor,
  looksLikeName,
  looksLikeTitle,
  type Readings,
  readingsOf,
} from './reading-words.ts'
import { nameOf } from './source.ts'

/** What a reader's words mean. Words that could be a name and a subject are searched as both. */
export type Meaning =
  | {
      readonly kind: 'identifier'
      readonly identifier: Identifier
      /** Those that stand after it, in their order; absent for one alone. */
      readonly more?: readonly Identifier[]
      /** More were named than are looked up. */
      readonly isCut?: true
    }
  /** Understood, and not served; `message` is a sentence that says why and what to do. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'author'; readonly authors: Readings }
  | {
      readonly kind: 'author-year'
      readonly authors: Readings
      readonly year: number
      readonly words: string
    }
  | { readonly kind: 'name-or-words'; readonly words: string; readonly authors: Readings }
  | { readonly kind: 'words'; readonly words: string; readonly year?: number }
  | { readonly kind: 'nothing' }

/** As many characters are read; the rest of a pasted page says nothing more. */
const longest = 512

/**
 * Reads what a reader typed or pasted: an identifier in any dress, an address that carries one, a title, a name,
 * a name with a year, or free words. Never throws. An identifier inside of other words ("see 10.1038/nature14539")
 * counts when it is the only one.
 */
export function resolve(input: string): Meaning {
  const text = withoutMarkup(input)
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'nothing' }
  const listed = apart(text)
  const identifier =
    listed === text
      ? (parseIdentifier(text.replace(fileOfDoi, '$1')) ?? parseIdentifier(unwrapped(text)))
      : null
  if (identifier) return { kind: 'identifier', identifier }
  const isbn = isbnOf(text)
  if (isbn !== null)
    return {
      kind: 'refused',
      message:
        isbn === 'right'
          ? 'This is the ISBN of a book. Tessera finds papers: try the title of the chapter or its DOI.'
          : 'This looks like the ISBN of a book, with a mistyped digit. Tessera finds papers: try the title of the chapter or its DOI.',
    }
  if (/^https?:\/\/\S+$/i.test(text))
    return {
      kind: 'refused',
      message:
        'This address does not say which paper it is. Try the DOI, the arXiv number or the title.',
    }
  // As long as the numbers of PubMed are, and longer than any year.
  const pmid = text.match(/^(\d{7,8})[.,;]?$/)?.[1]
  if (pmid)
    return { kind: 'identifier', identifier: { scheme: 'pmid', value: String(Number(pmid)) } }
  return identifiersWithin(listed) ?? meaningOfWords(text)
}

/** A DOI as publishers name its file. */
const fileOfDoi = /^((?:doi\s*:\s*)?10\.\d{4,9}\/\S+)\.pdf$/i

function meaningOfWords(text: string): Meaning {
  const quoted = text.match(/^["“„«'‘](.+)["”“»'’]$/)?.[1]?.trim()
  if (quoted) return { kind: 'title', title: quoted }
  const titled = text.match(/^ti(?:tle)?\s*:\s*(.+)$/i)?.[1]
  if (titled) return { kind: 'title', title: titled.replace(/^["“](.*)["”]$/, '$1') }
  const author = certainAuthor(text)
  if (author) return { kind: 'author', authors: namesOrWhole(author) }
  const dated = authorAndYear(text)
  if (dated) return { kind: 'author-year', ...dated }
  if (looksLikeTitle(text)) return { kind: 'title', title: text }
  if (looksLikeName(text))
    return { kind: 'name-or-words', words: text, authors: namesOrWhole(text) }
  return { kind: 'words', ...(beforeYear(text) ?? { words: text }) }
}

/** Words with a year behind them, as "deep learning 2015"; null when there is none. */
export function beforeYear(text: string): { readonly words: string; readonly year: number } | null {
  const [, words, year] = text.match(/^(.*\S)\s+\(?((?:19|20)\d\d)\)?$/) ?? []
  return words && year ? { words, year: Number(year) } : null
}

/** What was marked as a name is one, whatever it looks like. */
function namesOrWhole(text: string): Readings {
  const readings = readingsOf(text)
  return readings.length > 0 ? readings : [[text]]
}

/** Without the brackets, quotation marks or "URL:" around it. */
function unwrapped(text: string): string {
  return text
    .replace(/^(?:url|link|available at|https?:\/\/doi\.org\/doi|see)\s*:?\s+/i, '')
    .replace(/^[<([{"“'‘«]+(.+?)[>)\]}"”'’»]*[.,;]?$/, '$1')
    .trim()
}

/** As many papers named in one line are looked up: each costs every source a request. */
export const mostNamed = 5

/** Identifiers that only a comma or a semicolon keeps apart: a DOI may hold either, but no second DOI. */
const apart = (text: string) =>
  text.replace(/[,;|]+(?=(?:https?:\/\/|(?:doi|arxiv)\s*:|10\.\d{4,9}\/))|[、。]+(?=\S)/gi, ' ')

const archives =
  'astro-ph|cond-mat|gr-qc|hep-(?:ex|lat|ph|th)|math-ph|nlin|nucl-(?:ex|th)|quant-ph|physics|math|cs|q-bio|q-fin|stat'
/** Numbers of arXiv as words of their own, with a month: four digits until 2014, five since then. */
const bareArxiv = `(?<![^\\s([{<"'“‘,;:])(?:(?:0[7-9]|1[0-4])(?:0[1-9]|1[0-2])\\.\\d{4}|(?:1[5-9]|[2-4]\\d)(?:0[1-9]|1[0-2])\\.\\d{5}|(?:${archives})(?:\\.[A-Z]{2})?\\/\\d{7})(?:v\\d{1,2})?(?![^\\s)\\]}>"'”’,;:?!.]|[.,]\\d)`
const marks = [
  'https?:\\/\\/\\S+',
  '\\b(?:doi|arxiv|pmid|pmcid)\\s*:\\s*\\S+',
  `\\barxiv\\s+(?:\\d{4}\\.\\d|(?:${archives})[./])\\S*`,
  '\\bpmid\\s+\\d{4,9}\\b|\\bpubmed(?:\\s?id\\s*:?|\\s*:)\\s*\\d{4,9}\\b',
  `(?<![^\\s,;([{])abs\\/(?:\\d{4}\\.\\d{4,5}|(?:${archives})(?:\\.[A-Z]{2})?\\/\\d{7})(?:v\\d{1,2})?`,
  '\\bjournals\\/corr\\/abs-\\d{4}-\\d{4,5}\\b',
  '\\b(?:s2cid|corpus\\s?id)\\s*:?\\s*\\d{4,12}\\b',
  '\\bpmc(?:id)?\\s?(?:pmc)?\\d{4,9}\\b',
  '\\bdoi\\s+10\\.\\S+|\\b10\\.\\d{4,9}\\/\\S+',
  '\\b\\d{4}\\.\\d{4,5}v\\d+\\b',
  bareArxiv,
]
const marked = new RegExp(marks.join('|'), 'gi')

/** The identifiers in a sentence, a reference or a list, each once, in their order. */
function identifiersWithin(text: string): Meaning | null {
  const found = new Map<string, Identifier>()
  for (const [part] of text.matchAll(marked)) {
    const identifier = parseIdentifier(part)
    if (identifier && !found.has(nameOf(identifier))) found.set(nameOf(identifier), identifier)
  }
  const [first, ...more] = [...found.values()].slice(0, mostNamed)
  if (!first) return null
  return {
    kind: 'identifier',
    identifier: first,
    ...(more.length > 0 && { more }),
    ...(found.size > mostNamed && { isCut: true }),
  }
}
