import { findLocator, type Locator } from './locator.ts'
import { readAuthors } from './names.ts'

export interface Titles {
  readonly title?: string
  readonly container?: string
  readonly publisher?: string
  /** The numbers behind the names; null where there are none. */
  readonly locator: Locator | null
}

const publisherWord =
  /\b(?:press|publish(?:er|ers|ing|ed)|verlag|springer|elsevier|wiley|books?|university|universit\p{L}{1,4}|éditions?|editora|editorial|routledge|sage|ieee|acm|mit|birkh\p{L}user|kluwer|mcgraw-hill|prentice[\s-]hall|addison[\s-]wesley|o'reilly|academic|north-holland|gruyter|sons|inc|ltd)\b/iu
const quoted =
  /^\s*[“"‘'«„]\s*(.{3,600}?)\s*[,.?!]?\s*(?:''|[”"»“]|’(?!\p{L})|'(?!\p{L}))\s*[,.:]?\s*/u
const inWord = /^(?:in|in:|en|dans)\s+/i
// Bounded on both sides: unbounded, a string of nothing but such signs costs its square.
const yearTail =
  /[\s,.;:(]{0,8}(?:(?:\d{1,2}\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)\p{L}{0,6}\.?(?:\s?[-\u2013/]\s?\p{L}{3,9})?(?:\s\d{1,2})?,?\s)?(?:1[5-9]|20)\d\d[a-z]?[\s).,;:]{0,8}$/iu
/** How such a tail ends; most words have none, and are not searched for where it begins. */
const yearEnd = /(?:1[5-9]|20)\d\d[a-z]?[\s).,;:]{0,8}$/iu
const longestYearEnd = 13

const withoutYear = (words: string) =>
  yearEnd.test(words.slice(-longestYearEnd)) ? words.replace(yearTail, '') : words

/** Splits what stands between authors and numbers into title, container and publisher. */
export function readTitles(words: string): Titles {
  const quote = quoted.exec(words)
  if (quote) {
    const end = quote[0].length
    const title = tidy(quote[1] as string)
    return { title, ...container(words, end) }
  }
  const locator = findLocator(words)
  const head = locator ? words.slice(0, locator.start) : words
  if (isJournal(head)) {
    const name = tidyContainer(head)
    return { ...(name !== '' && { container: name }), locator }
  }
  const end = titleEnd(head, locator !== null)
  // One unbroken name with a volume behind it is a journal: physicists leave titles out.
  if (end === head.length && locator?.volume !== undefined && head.length < 80) {
    const name = tidyContainer(head)
    if (name !== '' && !/[:?]/.test(name)) return { container: name, locator }
  }
  const title = tidy(head.slice(0, end))
  return { ...(title !== '' && { title }), ...container(words, end) }
}

/** The container's name: from behind the title up to its numbers, its year or its publisher. */
function container(words: string, from: number): Omit<Titles, 'title'> {
  const locator = findLocator(words, from)
  let name = (locator ? words.slice(from, locator.start) : words.slice(from)).split('|')[0] ?? ''
  const isIn = inWord.test(name.trimStart().replace(/^[.,:]\s*/, ''))
  name = withoutYear(name)
  let publisher: string | undefined
  const parts = splitParts(name)
  const at = parts.findIndex(
    (part, i) =>
      (isIn ? i > 0 : true) &&
      publisherWord.test(part) &&
      !/journal|proc|trans|conf|symposium|workshop|letters|review|annals/i.test(part),
  )
  if (at >= 0 && (at > 0 ? isIn || !locator?.volume : locator === null)) {
    publisher = tidy((parts[at] as string).replace(/^[^:]{2,30}:\s*/, ''))
    name = parts.slice(0, at).join('')
  }
  const editors = isIn ? readAuthors(name.replace(/^[\s.,:]*in:?\s+/i, '')) : null
  if (editors && editors.authors.length > 0) {
    const rest = name.replace(/^[\s.,:]*in:?\s+/i, '').slice(editors.end)
    const marked = /^\s*[([]?\s*(?:eds?|editors?|hrsg)\s?\.?\s*[)\]]?\s*[.,:]?\s*/i.exec(rest)
    if (marked) name = rest.slice(marked[0].length)
  }
  const tidied = tidyContainer(name)
  return {
    ...(tidied !== '' && { container: tidied }),
    ...(publisher !== undefined && publisher !== '' && { publisher }),
    locator,
  }
}

/** Where the title ends in the words before the numbers. */
function titleEnd(head: string, numbered: boolean): number {
  const bar = head.indexOf('|')
  const limit = bar >= 0 ? bar : head.length
  const words = head.slice(0, limit)
  const commas = [...words.matchAll(/,\s+|\.,?\s+/g)].map((match) => match.index)
  // A tail that is an abbreviated journal: everything before it is the title.
  if (numbered)
    for (const at of commas) {
      const tail = words.slice(at + 1)
      if (at > 8 && tail.length < 70 && isAbbreviated(tail)) return at
    }
  // A sentence's end, not an abbreviation's: a longer word before it, a capital or "In" behind it.
  const stop =
    /(?<=[\p{Ll}\p{N})”"'’\]]{2}|\p{Lu}{2})(?:[.?!]["”’]?\s+(?=[\p{Lu}\p{N}“"(]|in\s)|[?!]\s)|\s+[Ii]n:?\s+(?=Proc|Adv|\p{Lu}\p{L}*\s?(?:Conf|Work|Symp))|,\s+in:?\s+(?=(?:the\s)?[\p{Lu}“"])|[.,]\s(?=arXiv)/u.exec(
      words,
    )
  if (stop) return stop.index + (/^[?!]/.test(stop[0]) ? 1 : 0)
  // Comma styles: the last comma before a name that reads like a journal's or a publisher's.
  for (const at of commas.reverse()) {
    const tail = withoutYear(words.slice(at + 1))
      .trim()
      .replace(/[,.\s]+$/, '')
    if (!/^\p{Lu}/u.test(tail) || tail.includes(',')) continue
    if (numbered || publisherWord.test(tail)) return at
  }
  return limit
}

/** "Phys. Rev. Lett.", "Z. Phys. C": most words end in a stop and are short. */
function isAbbreviated(words: string): boolean {
  const parts = withoutYear(words).trim().replace(/,$/, '').split(/\s+/)
  const short = parts.filter((part) =>
    /^(?:\p{Lu}\p{L}{0,8}\.[-:]?){1,5}(?:\p{Lu}\p{L}{0,5})?:?$|^\p{Lu}{1,6}$|^(?:of|and|&|the)$/u.test(
      part,
    ),
  )
  const dotted = parts.filter((part) => /\.$/.test(part)).length
  return dotted > 0 && short.length === parts.length
}

/** True when the words before the numbers are a journal's name and no title stands there. */
function isJournal(head: string): boolean {
  const name = withoutYear(head.split('|')[0] ?? '').trim()
  if (name === '' || name.length > 60) return false
  const words = name.split(/\s+/)
  const dotted = words.filter((word) => /\.[,]?$/.test(word)).length
  return (
    (dotted > 0 &&
      dotted >= words.length / 2 - 0.5 &&
      !/[.]\s+\p{Lu}\p{Ll}{5,}\s+\p{Ll}{4}/u.test(name)) ||
    /^(?:J\. |Phys|Nucl|Astro|ApJ|JHEP|PRL|PRD|Nature|Science|Cell|ibid)\b.{0,30}$/u.test(name)
  )
}

function splitParts(name: string): string[] {
  return name.split(/(?<=[,.;]\s)(?=\p{Lu})/u)
}

/** A title or a publisher without the signs around it. */
export function tidy(words: string): string {
  return words
    .replace(/^[\s.,;:“"‘'«|]+/, '')
    .replace(/[\s,;:”"»|(]+$/, '')
    .replace(/(?<=[\p{Ll}\p{N})]{2})\.$/u, '')
    .trim()
}

/** A container's name without what leads to it and what follows. */
export function tidyContainer(words: string): string {
  const [name = ''] = words.split('|')
  const bare = name
    .replace(/^[\s.,;:“"”|()]+/, '')
    .replace(inWord, '')
    .replace(/^(?:[\p{Lu}][^()]{2,120}\(\s?[Ee]ds?\.?\s?\)[.,]?\s*)/u, '')
  return withoutYear(bare)
    .replace(/[\s,;:(|]+$/, '')
    .replace(/,?\s(?:vol(?:ume)?|v|no|pp?)\.?$/i, '')
    .trim()
}
