// The list of authors that a reference begins with.

// "J. Phys." opens a journal, not an author.
const noName =
  '(?!(?:Phys|Chem|Rev|Lett|Acad|Instrum|Math|Biol|Soc|Sci|Synth|Proc|Nucl|Exp|Neurosci|Geophys|Astron|Astrophys|Opt|Appl|Stat|Fluid|Funct|Clin|Virol|Bacteriol|Physiol|Mol|Org|Inorg|Comput|Anal|Electrochem|Catal|Cryst|Magn|Mater|Hydrol|Theor|Atmos|Int|Inst|Med|Pharmacol|Immunol|Biochem|Am|ACM|Comp|Plasma)\\b)'
const surname = `${noName}(?:[\\p{Lu}][\\p{L}'’´\u0060-]*\\p{L}|\\p{Lu}'\\p{Lu}\\p{L}+)`
const particle =
  "(?:(?:van|von|de|der|den|del|della|di|da|do|dos|du|la|le|el|al|bin|ten|ter|zu|zur|af|av|Van|Von|De|Der|Den|Del|Di|Da|Du|La|Le|Mac|St\\.?)[\\s'’]){0,3}"
const family = `${particle}${surname}(?:[\\s-]${surname})?`
const initials =
  '\\p{Lu}\\p{Ll}?\\s?\\.(?:\\s?-?\\s?\\p{Lu}\\p{Ll}?\\s?\\.){0,4}(?:\\s?-?\\p{Lu}(?=,))?'
const bare = '\\p{Lu}(?:[\\s-]?\\p{Lu}){0,2}(?!\\p{L}|\\.\\s?-?\\p{Lu}\\.|\\.\\s?(?:,|&|and\\s))'
const given = "(?:\\p{Lu}[\\p{L}'’-]*\\p{Ll}|\\p{Lu}\\.)"
const suffix = '(?:,?\\s(?:Jr|Sr|II|III|IV)\\b\\.?)?'

/** Ways to write one name, most telling first. */
const shapes = [
  `${particle}${surname}(?:[\\s-]${surname})?,\\s?(?:${initials}|${bare})${suffix}`, // Gray, J. B.
  `${initials}\\s?${family}${suffix}`, // J. B. Gray
  `${particle}${surname}(?:[\\s-]${surname})?\\s${bare}${suffix}`, // Gray JB
  `${particle}${surname}(?:[\\s-]${surname})?\\s${initials}${suffix}`, // Gray J.B.
].map((shape) => new RegExp(shape, 'uy'))
const fullShapes = [
  `${given}(?:\\s${given}){0,2}\\s${family}${suffix}`, // Jane B. Gray
  `${family},\\s${given}(?:\\s${given}){0,2}${suffix}`, // Gray, Jane B.
].map((shape) => new RegExp(shape, 'uy'))
const group =
  /(?:The\s)?\p{Lu}[\p{L}\d-]*(?:\s\p{L}[\p{L}-]*){0,3}\s(?:[Cc]ollaborations?|[Cc]onsortium|[Ww]orking [Gg]roup|[Nn]etwork)(?=[\s,.:;(])/uy
const korean = /[\p{sc=Hangul}\p{sc=Han}]{2,4}(?=[\s,·.(]|$)/uy
const joint =
  /\s*(?:[,;·/]\s*(?:and|&|et|und|y|e)\s+|[,;·/]\s*&?\s*|\s(?:and|&|et|und|y|e)\s+|(?<=\.)\s*&\s*)/uy
const others = /\s*[,;]?\s*(?:(?:and|&)\s(?:others|colleagues)|et\.?\s?al\s?\.?|\.\.\.|…)[,.:]?/iuy

export interface AuthorList {
  readonly authors: readonly string[]
  /** Where the list ends, punctuation behind it included. */
  readonly end: number
}

/** Names at the beginning of `text`; none when it begins otherwise. */
export function readAuthors(text: string): AuthorList {
  const authors: string[] = []
  let at = 0
  let found = nameAt(text, 0)
  const style = found?.shape
  while (found && authors.length < 2_000) {
    authors.push(found.name)
    at += found.name.length
    const more = stickyAt(others, text, at)
    if (more !== null) {
      at += more.length
      break
    }
    const joined = stickyAt(joint, text, at)
    found = joined === null ? null : nameAt(text, at + joined.length, style)
    if (joined === null || found === null) {
      // "Gray J, et al." and editors' marks stay outside; a comma may still close the list.
      const rest = joined === null ? null : stickyAt(others, text, at + joined.length)
      if (rest !== null) at += (joined as string).length + rest.length
      break
    }
    at += joined.length
  }
  const closing = /^[\s.,;:]*/.exec(text.slice(at, at + 8))?.[0] ?? ''
  return { authors: authors.map(tidyName), end: authors.length === 0 ? 0 : at + closing.length }
}

/** A name and the way that it is written. */
interface Name {
  readonly name: string
  readonly shape: RegExp
}

/** The name at a place; `style` is the way that the names before it are written. */
function nameAt(text: string, at: number, style?: RegExp): Name | null {
  const order = style ? [style, ...shapes.filter((shape) => shape !== style)] : shapes
  for (const shape of order) {
    const name = stickyAt(shape, text, at)
    if (name !== null) return { name, shape }
  }
  const body = stickyAt(group, text, at)
  if (body !== null) return { name: body, shape: group }
  const hangul = stickyAt(korean, text, at)
  if (hangul !== null) return { name: hangul, shape: korean }
  for (const shape of fullShapes) {
    const name = stickyAt(shape, text, at)
    if (name === null) continue
    const after = text.slice(at + name.length, at + name.length + 6)
    // Full names look like titles: only a list, a full stop or a year behind them makes them names.
    const closes =
      /^(?:\s?[.,;:(]|\s(?:and|&)\s)/.test(after) ||
      (name.endsWith('.') && /^\s[\p{Lu}“"]/u.test(after))
    // "Few-Body Syst. 50" is a journal with its volume.
    if (/^[.,]{0,2}\s(?!(?:19|20)\d\d)\d/.test(after)) continue
    if (closes) return { name, shape }
  }
  return null
}

function stickyAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match === null || match[0] === '' ? null : match[0]
}

function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[\s,;:]+$/, '')
}
