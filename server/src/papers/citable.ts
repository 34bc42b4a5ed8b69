/** What a citation needs to know of a paper. */
export interface Citable {
  readonly id: string
  readonly title: string
  readonly authors: readonly string[]
  readonly year: number | null
  readonly venue: string | null
  readonly doi: string | null
  readonly arxivId: string | null
  /** Where the paper stands, absolute. */
  readonly url: string
}

export interface PersonName {
  readonly family: string
  /** Absent for a group or a person of one name. */
  readonly given?: string
}

const particles = new Set(
  'van von der den de la le du des del della di da dos das do ter ten zu zur af av al el bin ibn'.split(
    ' ',
  ),
)
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i

// A group writes under its whole name: it has no given name to invert.
const group =
  /^the\s|\b(?:project|collaboration|consortium|team|group|network|initiative|society|committee|council|association|organi[sz]ation|university|institute|foundation|laborator(?:y|ies)|agency|investigators)\b/i

/** Splits a name as sources print it: "Given Family" with particles, or "Family, Given". */
export function splitName(name: string): PersonName {
  const text = plainText(name)
  const comma = text.indexOf(',')
  if (comma > 0) {
    const given = text.slice(comma + 1).trim()
    return { family: text.slice(0, comma).trim(), ...(given ? { given } : {}) }
  }
  const words = text.split(' ')
  if (words.length < 2 || group.test(text)) return { family: text }
  let at = words.length - 1
  if (at > 1 && suffix.test(words[at] ?? '')) at--
  while (at > 1 && particles.has((words[at - 1] ?? '').toLowerCase())) at--
  return { family: words.slice(at).join(' '), given: words.slice(0, at).join(' ') }
}

/** One line of plain text: control characters and direction overrides out, white space single (T14, T45). */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** True for a paper that is known as a preprint only. */
export function isPreprint(paper: Citable): boolean {
  return paper.arxivId !== null && paper.doi === null
}
