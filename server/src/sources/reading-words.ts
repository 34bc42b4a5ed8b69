import { isHanName } from './han-names.ts'

/** Particles of names: "van der Maaten", "de Bruijn", "al-Khwarizmi". */
const particle =
  "(?:van|von|der|den|de|del|della|di|da|do|dos|du|la|le|ter|ten|bin|ibn|el|al|af|zu|zur|'t)"
const capitalised = "(?:\\p{Lu}[\\p{L}'’]*(?:[-‐–][\\p{L}'’]+)*)"
const surname = `(?:(?:${particle}[\\s-])*${capitalised}(?:[\\s-]${capitalised})?)`
const initial = '\\p{Lu}\\.\\s?(?:-\\s?)?'
const initials = `(?:${initial}){1,4}`
const initialsBare = '(?:\\p{Lu}{1,3})'

const initialsFirst = new RegExp(`^${initials}\\s?${surname}$`, 'u')
const surnameFirst = new RegExp(
  `^${surname},\\s*(?:${initials}|${initialsBare}|${capitalised}(?:\\s(?:${initials}|${capitalised}))*)$`,
  'u',
)
const surnameInitials = new RegExp(`^${surname}\\s${initials}$`, 'u')
const middleInitial = new RegExp(`^${capitalised}\\s(?:${initial})+${surname}$`, 'u')
const wholeName = new RegExp(`^${capitalised}(?:\\s${capitalised})?\\s${surname}$`, 'u')

/** Words that titles and queries are made of, and names are not. */
const notNames = new Set(
  (
    'a an and are as at be by can do does for from how in into is it its not of on or should that the their to toward towards ' +
    'under using via what when where which why with without all you need we our ' +
    'adaptive advances algorithm algorithms analysis approach approaches artificial atlas attention autoencoder autoencoders bayesian ' +
    'benchmark biology blood brain cancer cell cells challenges chemistry climate clinical clustering code cognitive ' +
    'comparison computation computer computing control convolutional covid cosmology crispr dark data database deep design ' +
    'detection diffusion disease diseases distributed dna dropout drug dynamics ecology editing efficient embeddings energy evolution expression ' +
    'federated gene genes genetic genome genomics global gradient graph gravitational gravity health heart high hole holes human image images imaging immune ' +
    'impact inference information intelligence language large learning linear linguistics machine mechanics medicine meta method methods mice microbiome model modeling modelling models ' +
    'molecular mortality multi music natural nature network networks neural neuroscience new nobel optimization optimisation optics particle patients ' +
    'perception physics policy polymer population prediction probability processing protein proteins psychology quantum random ' +
    'reasoning recognition recurrent regression reinforcement representation representations review rna robot robotics robust safety science search self ' +
    'semantic sequence simulation single sleep social software solar spectroscopy speech spin stars states statistical statistics stem stellar stroke structure study ' +
    'supervised supervision survey symmetry synthesis system systems theory therapy time topology transfer transformer transformers translation ' +
    'treatment trial trials tumor tumour universe vaccine vaccines variational vector virus viruses vision warming water wave waves web'
  ).split(' '),
)

/** A text that can only be a person: "Hinton, G. E.", "Y. LeCun", "author: Marie Curie"; its name, or null. */
export function certainAuthor(text: string): string | null {
  const marked =
    text.match(/^(?:au(?:thors?)?|by|papers by|written by)\s*:\s*(.+)$/i)?.[1] ??
    text.match(/^(?:papers |articles |works |publications )?by (\p{Lu}.+)$/u)?.[1] ??
    text.match(/^(?:Papers|Articles|Works|Publications|papers) (?:of|from) (\p{Lu}.+)$/u)?.[1]
  if (marked) return marked.replace(/^["“](.*)["”]$/, '$1').trim()
  const first = withoutOthers(capitalisedFirst(text) ?? text)
  if (readingsOf(first).length > 0 && first.length < text.length) return first
  if (referenceNamesIn(text).length > 0) return text
  if (!hasNameLength(text) || /\d/.test(text) || hasCommonWord(text)) return null
  const isName = [initialsFirst, surnameFirst, surnameInitials, middleInitial].some((form) =>
    form.test(text),
  )
  return isName ? text : null
}

/**
 * Names that all have to be among the authors of a paper, in each way that the words can be read: "Geoffrey Hinton" is
 * one person or two surnames, and so is "Hochreiter, Schmidhuber".
 */
export type Readings = readonly (readonly string[])[]

/**
 * "Vaswani 2017", "LeCun et al. (2015)", "Kahneman and Tversky, 1979", "Kahneman Tversky 1979", "Hinton 2012 dropout":
 * who, the year, and what else was said; or null.
 */
export function authorAndYear(
  text: string,
): { authors: Readings; year: number; words: string } | null {
  const bare = yearLast(text.replace(/^[([](.*)[)\]]$/, '$1'))
  const match = (capitalisedFirst(bare) ?? bare).match(
    /^(.{2,120}?),?\s[([]?((?:18|19|20)\d\d)[a-z]?[)\]]?[.,:]?(?:\s(.*))?$/u,
  )
  if (!match?.[1] || !match[2]) return null
  const head = withoutOthers(match[1])
  const authors = readingsOf(head)
  const words = match[3]?.trim() ?? ''
  // What goes on after such a list is a whole reference: its title says more.
  if (authors.length === 0 || (words && referenceNamesIn(head).length > 0)) return null
  return { authors, year: Number(match[2]), words }
}

const withoutOthers = (text: string) => text.replace(/(?:,?\set\.?\sal\.?|\sand\scolleagues)$/, '')

/** "2017 Vaswani et al." with the year at its end; every other text as it is. */
function yearLast(text: string): string {
  const [, year, names = ''] = text.match(/^[([]?((?:18|19|20)\d\d)[)\]]?,?\s(.{2,120})$/) ?? []
  const isOfNames = oneSurnameFirst.test(names) || isHanName(names)
  return year && isOfNames ? `${names} ${year}` : text
}

/** The ways to read one name or a list of names; none when a part of it is no name. */
export function readingsOf(text: string): Readings {
  const listed = referenceNamesIn(text)
  if (listed.length > 0) return [listed]
  const names = isOneName(text) ? [text] : namesIn(text)
  const surnames = surnamesIn(text)
  const isOther = surnames.length > names.length
  return [...(names.length > 0 ? [names] : []), ...(isOther ? [surnames] : [])]
}

const between = /,?\s(?:and|&)\s|,\s/

/** The names of "Kahneman, Slovic, and Tversky". */
function namesIn(list: string): readonly string[] {
  const names = list.split(between)
  return names.length > 1 && names.every(isOneName) ? names : []
}

const onlyInitials = new RegExp(`^(?:${initials}|${initialsBare})$`, 'u')

/** The surnames of "LeCun, Y., Bengio, Y. and Hinton, G. E.", as reference lists write them. */
function referenceNamesIn(list: string): readonly string[] {
  const parts = list.split(/[,;]\s*(?:(?:and|&)\s)?|\s(?:and|&)\s/)
  if (list.length > 120 || parts.length < 4 || parts.length % 2 !== 0) return []
  const surnames = parts.filter((_, index) => index % 2 === 0)
  const isList =
    parts.every((part, index) => index % 2 === 0 || onlyInitials.test(part)) &&
    surnames.every((part) => hasNameLength(part) && onlySurnames.test(part) && !hasCommonWord(part))
  return isList ? surnames : []
}

const oneSurname = `(?:${particle}[\\s-])*${capitalised}`
const oneSurnameFirst = new RegExp(`^${oneSurname}(?:$|,\\s|\\s(?:and|&|et)\\s)`, 'u')
const onlySurnames = new RegExp(`^${oneSurname}(?:\\s${oneSurname})*$`, 'u')
/** As many names are typed without a sign between them. */
const mostSurnames = 7

/** The names of "Kahneman Tversky" and "van der Maaten, Hinton": every word that is no particle is one. */
function surnamesIn(list: string): readonly string[] {
  if (list.length > 120 || hasCommonWord(list.replace(/\s(?:and|&)\s/g, ' '))) return []
  const parts = list.split(between)
  if (!parts.every((part) => hasNameLength(part) && onlySurnames.test(part))) return []
  const names = parts.flatMap((part) => part.match(new RegExp(oneSurname, 'gu')) ?? [])
  return names.length <= mostSurnames ? names : []
}

const oneName = [
  new RegExp(`^${surname}$`, 'u'),
  wholeName,
  initialsFirst,
  surnameFirst,
  surnameInitials,
]

/** The forms look back at what they tried, so that only a text of a name's length is given to them. */
function isOneName(text: string): boolean {
  const isName = (form: RegExp) => form.test(text)
  return isHanName(text) || (hasNameLength(text) && !hasCommonWord(text) && oneName.some(isName))
}

function hasNameLength(text: string): boolean {
  return text.length <= 60 && text.split(' ').length <= 7
}

/** "vaswani 2017" and "vaswani et al" are typed in haste; only one word in front of the rest may be so. */
function capitalisedFirst(text: string): string | null {
  const match = text.match(
    /^(\p{Ll}[\p{L}'’-]{2,})((?:,?\set\.?\sal\.?)?,?\s\(?(?:18|19|20)\d\d\)?|,?\set\.?\sal\.?)$/u,
  )
  const [, word = '', rest = ''] = match ?? []
  return match && !notNames.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) + rest : null
}

/** Two or three capitalised words, none of them of the language of titles, or a name in Han: a person, or a subject. */
export function looksLikeName(text: string): boolean {
  return isHanName(text) || (hasNameLength(text) && wholeName.test(text) && !hasCommonWord(text))
}

/** A sentence-like line of words: long enough, or with the marks of a title. */
export function looksLikeTitle(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  if (words.length < 3) return false
  const startsLikeTitle = /^[\p{Lu}\p{N}"“]/u.test(text)
  const hasTitleMark = /[:?!]/.test(text) || /\p{L}\s[–—-]\s\p{L}/u.test(text)
  const joins = words.filter((word) => joining.has(word.toLowerCase())).length
  if (hasTitleMark && startsLikeTitle && words.length >= 4) return true
  if (startsLikeTitle && joins > 0 && words.length >= 4) return true
  return words.length >= 7
}

const joining = new Set(
  'a an and are as at by can do does for from how in into is of on or that the their to towards under using via what when where which why with without need'.split(
    ' ',
  ),
)

function hasCommonWord(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => word.length > 1 && notNames.has(word))
}
