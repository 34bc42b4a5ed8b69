import { type FloatNames, floatNamesIn } from './float-names.ts'

/** A work as one cites it: by the first surnames, and mostly its year. */
export interface Work {
  readonly kind: 'work'
  readonly surnames: readonly string[]
  readonly year?: number
  /** "et al." */
  readonly andOthers: boolean
}

/** What a note behind a sentence points at. */
export type Pointer =
  | Work
  | { readonly kind: 'pages'; readonly first: number; readonly last: number }
  | ({ readonly kind: 'floats' } & FloatNames)
  /** A number, "3.2", or the name of a usual part, "methods". */
  | { readonly kind: 'section'; readonly name: string }

/** A sentence without the notes behind it that say where it is from, and these. */
export interface Noted {
  readonly said: string
  readonly notes: readonly { readonly words: string; readonly points: readonly Pointer[] }[]
}

/** More characters are an aside. */
const longestNote = 160
const mostNotes = 3

/**
 * A sentence without the last of the notes behind it, "(Gray et al., 2010)", "(see Figure 2; p. 12).", "[Methods]", without
 * the last two, and so on; empty where nothing behind it says where it is from.
 */
export function notedBehind(sentence: string): Noted[] {
  const turns: Noted[] = []
  for (let said = sentence.trim(); turns.length < mostNotes; ) {
    const note = lastBracket(said) ?? shownBehind(said)
    const points = note && pointersIn(note.inside)
    if (!note || !points) break
    said = note.before
    turns.push({ said, notes: [...(turns.at(-1)?.notes ?? []), { words: note.words, points }] })
  }
  return turns
}

interface Behind {
  readonly before: string
  readonly words: string
  readonly inside: string
}

function lastBracket(sentence: string): Behind | null {
  const stop = /[.!?]$/.exec(sentence)?.[0] ?? ''
  const words = sentence.slice(0, sentence.length - stop.length)
  const opening = words.endsWith(')') ? '(' : words.endsWith(']') ? '[' : null
  const at = opening === null ? -1 : words.lastIndexOf(opening)
  const before = words.slice(0, at).trimEnd()
  if (at < 1 || before === '' || words.length - at > longestNote) return null
  return {
    before: /[.!?]["”’]?$/.test(before) ? before : `${before}${stop}`,
    words: words.slice(at),
    inside: words.slice(at + 1, -1),
  }
}

const shown =
  /,? (?<words>(?:as (?:is |can be )?(?:shown|seen|illustrated|reported|listed|given|summari[sz]ed|presented|depicted) in|see) (?<inside>(?:fig|tab)[^()]{1,30}?))(?<stop>[.!?]?)$/i

/** "…, as shown in Figure 2." */
function shownBehind(sentence: string): Behind | null {
  const from = Math.max(0, sentence.length - longestNote)
  const found = shown.exec(sentence.slice(from))
  const { words = '', inside = '', stop = '' } = found?.groups ?? {}
  if (!found) return null
  return { before: `${sentence.slice(0, from + found.index)}${stop}`, words, inside }
}

/** What one bracket points at, all of it; null where it holds anything else. */
function pointersIn(inside: string): Pointer[] | null {
  const parts = inside.split(/\s?;\s?|,\s(?=(?:pp?\.|pages?|fig|tab|sec|§)[\s.\p{L}\d]*\d)/iu)
  const points = parts.map((part) => pointerOf(part.replace(lead, '').trim()))
  return points.every((one) => one !== null) ? points : null
}

const lead = /^(?:(?:see|also|cf\.?|e\.g\.,?|source:|from|in|as (?:shown|reported) in|and)\s)+/i
const pages = /^(?:pp?\.?|pages?)\s?(?<first>\d{1,5})(?:\s?[–-]\s?(?<last>\d{1,5}))?$/i
const numbered = /^(?:sections?|sec\.?|§)\s?(?<name>\d{1,2}(?:\.\d{1,2}){0,3})$/i
const usual =
  /^(?:the )?(?<name>abstract|introduction|background|(?:materials and )?methods|results|(?:results and )?discussion|conclusions?|limitations)(?: section)?$/i

function pointerOf(part: string): Pointer | null {
  const { first, last = first } = pages.exec(part)?.groups ?? {}
  if (first !== undefined) return { kind: 'pages', first: Number(first), last: Number(last) }
  const name = (numbered.exec(part) ?? usual.exec(part))?.groups?.name
  if (name !== undefined) return { kind: 'section', name: name.toLowerCase() }
  const { names, panels, rest } = floatNamesIn(part)
  if (names.size > 0) return rest.trim() === '' ? { kind: 'floats', names, panels } : null
  return workIn(part)
}

const surname = String.raw`(?:(?:[vV]an|[vV]on|[dD]e|[dD]er|[dD]en|[dD]el|[dD]i|[dD]a|[lL]a|[lL]e|[tT]en) ){0,3}\p{Lu}[\p{L}'’-]{1,30}`
const work = new RegExp(
  String.raw`^(?<names>${surname}(?:, ${surname}){0,5}(?:,? (?:and|&) ${surname})?)(?<others>,? et al\.?|,? and (?:colleagues|co-?workers))?(?:,? \(?(?<year>(?:19|20)\d\d)[a-z]?\)?)?$`,
  'u',
)

/** "Gray et al., 2010", "Gray and Ames (2010)", "Gray et al."; a name alone may be anything. */
export function workIn(words: string): Work | null {
  const { names, others, year } = work.exec(words)?.groups ?? {}
  if (names === undefined || (others === undefined && year === undefined)) return null
  const surnames = names.split(/,? (?:and|&) |, /)
  return {
    kind: 'work',
    surnames,
    andOthers: others !== undefined,
    ...(year !== undefined && { year: Number(year) }),
  }
}
