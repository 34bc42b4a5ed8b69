import { cased } from './cased.ts'
import { people } from './reporting-frames.ts'

// What those who wrote a paper did, told of them by its own verb: "the authors train" for "we train".

/** What a verb may stand behind: the beginning, a mark, or what opens a clause that is told of those who wrote. */
const opensClause =
  /(?:^|[,;:] |\b(?:that|and|but|which|because|since|as|while|where|until|so) |^(?:By|In|From|Since) \d{4} |^(?:Here|Herein|In (?:this|our|the present) (?:paper|work|study|article|report|review|survey|essay|letter)) )$/iu
const how = String.raw`(?:(?:\p{Ll}+ly|also|further|first|next|then|thus|therefore|hence|only) ){0,2}`
const deed = String.raw`(?<how>${how})(?<has>(?:have |has )?)(?<later>${how})(?<does>\p{Ll}[\p{Ll}-]*\p{Ll})(?![\p{L}'’-])`
const them = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?<who>${people}|they|we) ${deed}`, 'giu')
const us = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?<who>[Ww]e) ${deed}`, 'gu')

/** Of the past, whether or not "have" stands before it; of the others only "have" tells: "we cast" may be of today. */
const past =
  /(?:ed|found|made|built|held|kept|shown|taken|chosen|given|grown|drawn|written|led|taught|sought|brought|won|lost|sent|spent|left|met)$/
const participle = new RegExp(
  `${past.source}|^(?:cast|set|put|cut|read|run|split|spread|become|begun|done|seen|gone)$`,
)

/** What is so of everybody, and told of nobody in particular: "we know that bells are loud". */
const anybodys =
  /^(?:know|knew|see|sees|live|need|understand|have|are|eat|drink|sleep|feel|hear|tend|like|want|age|learn|remember|forget|perceive|speak|talk|become|can|cannot|should|must|may|might|would|shall|grow|die|breathe|care|lack|owe|get)$/
/** Told in the past, these are no longer what they were: plans, wishes and demands. */
const toCome = /^(?:plan|hope|wish|intend|aim|expect|propose|recommend|suggest|require|call|urge)$/
const others =
  /\b(?:they|authors|researchers|scientists|investigators|team|others|colleagues|et al)\b/i
/** Things that are many, which "they" would be taken for. */
const many = /\b(?!(?:does|has|was)\b)[a-z]{3,}(?<![ius])s\b|\b(?:people|men|women|children|mice)\b/
/** "the results, which they cannot publish": whoever they are, they are not what is told of. */
const antecedent = /\p{L}+,? (?:which|that) $/u

interface Deed {
  readonly who: string
  readonly how: string
  /** "have " or "has ", or nothing. */
  readonly has: string
  readonly later: string
  readonly does: string
  /** Up to the doer. */
  readonly before: string
}

const deedsIn = (text: string, pattern: RegExp): Deed[] =>
  [...text.matchAll(pattern)].map(({ index, groups }) => {
    const { who = '', how = '', has = '', later = '', does = '' } = groups ?? {}
    return { who, how, has, later, does, before: text.slice(0, index) }
  })

/**
 * A claim with "we" for those who wrote the paper, "they" at its beginning among them, where its sentence has the same
 * verb behind its "we", or the plain form of what the claim tells in the past; behind the same word, where no clause
 * opens. What they "have done" they did, and the other way round. A later "they" is the same, where nothing between them
 * is many. What everybody does is told of nobody.
 */
export function bySameDeed(sentence: string, claim: string): string {
  if (!/\bwe\b/i.test(sentence)) return claim
  const own = deedsIn(sentence, us).filter(
    ({ before }) => !others.test(before.replace(/\([^()]*\)/g, '')),
  )
  if (own.length === 0) return claim
  let since: number | null = /^We\b/.test(claim) ? 0 : null
  return claim.replace(them, (words: string, ...rest) => {
    const at = rest.at(-3) as number
    const told: Deed = { ...(rest.at(-1) as Deed), before: claim.slice(0, at) }
    const between = since === null ? '' : claim.slice(since, at).replace(antecedent, '')
    const isTheirs = !/^they$/i.test(told.who) || !many.test(since === null ? told.before : between)
    const same = isTheirs ? own.find((it) => isSameDeed(it, told, since === null)) : undefined
    if (same === undefined) return words
    since = at + words.length
    return `${cased('we', told.who)} ${told.how}${same.has}${told.later}${same.does}`
  })
}

function isSameDeed(own: Deed, told: Deed, isFirst: boolean): boolean {
  if (!standsAlike(own, told)) return false
  if (isFirst ? anybodys.test(own.does) : /^(?:know|see|live)$/.test(own.does)) return false
  if (own.has !== '' || told.has !== '')
    return own.does === told.does && (own.has === '' ? past : participle).test(own.does)
  if (own.does === told.does) return true
  return (
    !toCome.test(own.does) &&
    new RegExp(`^${own.does.replace(/[ey]$/, '')}(?:e?d|ied|e?s|ies)$`).test(told.does)
  )
}

/** Whether both open a clause, or stand behind the same word; what was done is told in a clause of its own from anywhere. */
function standsAlike(own: Deed, told: Deed): boolean {
  // A heading may be glued to its paragraph: "Quality We assign".
  const opens = own.who === 'We' || past.test(own.does) || opensClause.test(own.before)
  return (opens && opensClause.test(told.before)) || lastWord(own) === lastWord(told)
}

const lastWord = ({ before }: Deed): string => /\S*\s*$/.exec(before)?.[0].toLowerCase() ?? ''
