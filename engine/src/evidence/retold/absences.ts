import { cased } from './cased.ts'
import { people } from './reporting-frames.ts'

// That something was not there, in the ways of telling it that say the same: "did not differ significantly between A and
// B", "there was no significant difference between A and B".

/** A way of telling that a thing is missing. Its groups are what it is told of. */
interface Form {
  readonly pattern: RegExp
  /** Told as not found: that is less than that it is not there. */
  readonly isSought?: true
}

const start = String.raw`(?<=^|[,;:] |\b(?:that|and|but|while|whereas|although|though) )`
const be = '(?:was|were|is|are)'
const seen = '(?:found|observed|seen|detected|noted|identified)'
const surely = '(?:statistically )?significantly'
const sure = '(?:(?:statistically )?significant )?'
const respect = '(?:in|with respect to|with regard to|in terms of)'
const words = String.raw`[^,;]{2,120}?`
const groups = '(?:the )?(?:(?:two|three|four|study|treatment) ){0,2}(?:groups|arms)'

const pattern = (source: string) => new RegExp(`${start}${source}`, 'diu')
const things: readonly Form[] = [
  { pattern: pattern(String.raw`there ${be} no (?<thing>[^;]+)`) },
  {
    pattern: pattern(
      String.raw`no (?<thing>${words}) ${be} (?:apparent|evident|present|${seen})(?<rest>(?:[ ,][^;]*)?)(?=\.?$|;)`,
    ),
    isSought: true,
  },
  {
    pattern: pattern(
      String.raw`(?:we|${people}) (?:found|observed|saw|detected|noted|identified) no (?<thing>[^;]+)`,
    ),
    isSought: true,
  },
  {
    pattern: pattern(
      String.raw`(?:we|${people}) (?:did not|didn['’]t) (?:find|observe|see|detect|note|identify) (?:any |an? )?(?<thing>[^;]+)`,
    ),
    isSought: true,
  },
]
const verbs: readonly Form[] = [
  {
    pattern: pattern(
      String.raw`(?<first>${words}) (?:(?:did|do|does) not (?<before>${surely} )?differ(?<behind> ${surely})?|${be} not (?<how>${surely} )?different) between (?<second>[^;]+)`,
    ),
  },
  {
    pattern: pattern(
      String.raw`(?<second>${words} and ${words}|${groups}) (?:(?:did|do|does) not (?<before>${surely} )?differ(?<behind> ${surely})?|${be} not (?<how>${surely} )?different) ${respect} (?<first>[^;]+)`,
    ),
  },
  {
    pattern: pattern(
      String.raw`(?<first>${words}) (?:did|do|does) not (?:show|have|exhibit|display) (?:any |an? )?(?<how>${sure})(?<noun>difference)s? between (?<second>[^;]+)`,
    ),
  },
  {
    pattern: pattern(
      String.raw`(?<second>${words} and ${words}|${groups}) (?:did|do|does) not (?:show|have|exhibit|display) (?:any |an? )?(?<how>${sure})(?<noun>difference)s? ${respect} (?<first>[^;]+)`,
    ),
  },
  {
    pattern: pattern(
      String.raw`(?<first>${words}) ${be} not (?<how>${surely} )?(?<noun>associated|correlated|related) (?:with|to) (?<second>[^;]+)`,
    ),
  },
  {
    pattern: pattern(
      String.raw`(?<first>${words}) (?:did|do|does) not (?<before>${surely} )?(?<noun>correlate)(?<behind> ${surely})? with (?<second>[^;]+)`,
    ),
  },
]
/** A thing that a verb may tell of, too. */
const nouns = [
  String.raw`(?<how>${sure})(?<noun>difference)s? (?:in|of) (?<first>.+?) between (?<second>.+)`,
  String.raw`(?<how>${sure})(?<noun>difference)s? between (?<second>.+? and .+?|${groups}) ${respect} (?<first>.+)`,
  String.raw`(?<how>${sure})(?<noun>association|correlation|relationship|relation)s? between (?<first>.+?) and (?<second>.+)`,
].map((source) => new RegExp(`^${source}$`, 'diu'))

type Groups = Readonly<Record<string, string | undefined>>

/** A thing that is missing: of what, between what, and how surely. */
interface Missing {
  readonly match: RegExpExecArray
  readonly first: string
  readonly second: string
  readonly kind: string
}

/** What is told by a verb, or by a noun. */
function missingOf(match: RegExpExecArray): Missing {
  const { first = '', second = '', noun = 'difference', ...how } = match.groups as Groups
  const surety = `${how.how ?? ''}${how.before ?? ''}${how.behind ?? ''}`.toLowerCase()
  const degree = surety.includes('statistic')
    ? 'statistically '
    : surety.trim() === ''
      ? 'not '
      : ''
  return { match, first, second, kind: degree + noun.slice(0, 5).toLowerCase() }
}

function missingThing(thing: string): Missing | null {
  for (const noun of nouns) {
    const match = noun.exec(thing)
    if (match) return missingOf(match)
  }
  return null
}

interface Absence {
  readonly match: RegExpExecArray
  /** As it is told by a noun; null where a verb tells it. */
  readonly thing: string | null
  readonly missing: Missing | null
  readonly isSought: boolean
}

function absenceIn(text: string): Absence | null {
  for (const { pattern, isSought = false } of things) {
    const match = pattern.exec(text)
    if (!match) continue
    const thing = `${match.groups?.thing}${match.groups?.rest ?? ''}`
    return { match, thing, missing: missingThing(thing), isSought }
  }
  for (const { pattern } of verbs) {
    const match = pattern.exec(text)
    if (match) return { match, thing: null, missing: missingOf(match), isSought: false }
  }
  return null
}

/** A match with other words for some of its groups. */
function filled(match: RegExpExecArray, values: Groups): string {
  const places = Object.entries(values)
    .map(([name, value]) => ({ place: match.indices?.groups?.[name], value }))
    .sort((a, b) => (b.place?.[0] ?? 0) - (a.place?.[0] ?? 0))
  let told = match[0]
  for (const { place, value } of places)
    if (place)
      told = `${told.slice(0, place[0] - match.index)}${value}${told.slice(place[1] - match.index)}`
  return told
}

const denies = /\b(?:no|not|n['’]t|didn['’]t)\b/i
/** Not to have found these is that they are not there: a test tells of them. */
const tested = /^(?:statistically |significant|evidence )/i

/**
 * A claim that tells something to be missing in the way in which its sentence tells it: "no significant difference in
 * tone between A and B was found" for "tone did not differ significantly between A and B". What is missing, between what
 * and how surely stays as the claim has it; what was only not found is not told as not there.
 * @param isOwn whether the sentence tells of the paper's own study, so that its authors are those who did not find it.
 */
export function inPapersAbsence(sentence: string, claim: string, isOwn: () => boolean): string {
  if (!denies.test(claim) || !denies.test(sentence)) return claim
  const [own, said] = [absenceIn(sentence), absenceIn(claim)]
  if (!own || !said || isPresent(own) !== isPresent(said)) return claim
  if (own.isSought && !said.isSought && !(own.thing !== null && tested.test(own.thing)))
    return claim
  const told = toldAs(own, said)
  if (told === null || (tellers.test(said.match[0]) && !/^we /i.test(own.match[0]) && !isOwn()))
    return claim
  const { index, 0: words } = said.match
  return claim.slice(0, index) + cased(told, words) + claim.slice(index + words.length)
}

/** What was not there then is not told as never there. */
const isPresent = ({ match }: Absence): boolean => {
  const bare = filled(
    match,
    Object.fromEntries(Object.keys(match.groups ?? {}).map((name) => [name, ''])),
  )
  return /\b(?:is|are|do|does)\b/i.test(bare)
}

const tellers = new RegExp(String.raw`^(?:we|${people}) `, 'iu')

/** What a claim tells to be missing in the words of another absence; null where it does not fit into them. */
function toldAs(own: Absence, said: Absence): string | null {
  const { missing } = own
  const isSame = missing !== null && missing.kind === said.missing?.kind
  const values = { first: said.missing?.first, second: said.missing?.second }
  if (own.thing === null) return isSame ? filled(own.match, values) : null
  // Not to have heard the tone is not to have heard none.
  const isCertain = /^the /i.test(said.thing ?? '') && !/^the /i.test(own.thing)
  if (!isSame && isCertain) return null
  const thing = isSame
    ? filled(missing.match, values)
    : said.thing && inNumber(own.thing, said.thing)
  if (!thing) return null
  if (own.match.groups?.rest === undefined) return filled(own.match, { thing })
  const first = own.match.groups?.thing ?? ''
  return thing.toLowerCase().startsWith(first.toLowerCase())
    ? filled(own.match, { rest: thing.slice(first.length) })
    : null
}

const counted =
  /\b(?:difference|association|correlation|relationship|relation|change|effect|interaction|increase|decrease|improvement|reduction)s?\b/i

/** A thing in the number in which another is told: no differences are no difference. */
function inNumber(own: string, said: string): string {
  const [one, other] = [counted.exec(own)?.[0], counted.exec(said)?.[0]]
  const bare = (word: string) => word.toLowerCase().replace(/s$/, '')
  return one && other && bare(one) === bare(other) ? said.replace(counted, one) : said
}
