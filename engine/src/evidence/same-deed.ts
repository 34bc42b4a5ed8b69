import { cased, people } from './reporting-frames.ts'

// What those who wrote a paper do, told of them by its own verb: "the authors train" for "we train".

/** What a verb may stand behind: the beginning, a mark, or what opens a clause that is told of those who wrote. */
const clauseStart = String.raw`(?<=^|[,;:] |\b(?:that|and|but|which|because|since|as|while|where|until|so) |^(?:By|In|From|Since) \d{4} )`
const how = String.raw`(?:(?:\p{Ll}+ly|also|further|first|next|then|thus|only) ){0,2}`
const them = new RegExp(
  String.raw`${clauseStart}(?<who>${people}|they) (?<how>${how})(?<does>\p{Ll}{2,})(?![\p{L}'’-])`,
  'giu',
)
/** A heading may be glued to its paragraph: "Quality We assign". */
const us = new RegExp(
  String.raw`(?:${clauseStart}[Ww]e|(?<=\p{L} )We) (?:${how})(?<does>\p{Ll}{2,})(?![\p{L}'’-])`,
  'gu',
)

/** What is so of everybody, and told of nobody in particular: "we know that bells are loud". */
const anybodys =
  /^(?:know|knew|see|sees|live|need|understand|have|are|were|do|eat|drink|sleep|feel|hear|tend|like|want|age|learn|remember|forget|perceive|speak|talk|become|can|cannot|should|must|may|might|would|could|shall|grow|die|breathe|care|lack|owe|get)$/
/** Told in the past, these are no longer what they were: plans, wishes and demands. */
const toCome = /^(?:plan|hope|wish|intend|aim|expect|propose|recommend|suggest|require|call|urge)$/
const others =
  /\b(?:they|authors|researchers|scientists|investigators|team|others|colleagues|et al)\b/i
/** Things that are many, which "they" would be taken for. */
const many = /\b[a-z]{3,}(?<![ius])s\b|\b(?:people|men|women|children|mice)\b/

/**
 * A claim with "we" for those who wrote the paper, "they" at its beginning among them, where its sentence has the same
 * verb behind its "we", or the plain form of what the claim tells in the past. A later "they" is the same, where nothing
 * between them is many. What everybody does is told of nobody.
 */
export function bySameDeed(sentence: string, claim: string): string {
  if (!/\bwe\b/i.test(sentence) || others.test(sentence.replace(/\([^()]*\)/g, ''))) return claim
  const own = [...sentence.matchAll(us)].map(({ groups: { does = '' } = {} }) => does)
  if (own.length === 0) return claim
  let since: number | null = /^We\b/.test(claim) ? 0 : null
  return claim.replace(them, (words: string, ...rest) => {
    const { who, how, does } = rest.at(-1) as Record<'who' | 'how' | 'does', string>
    const at = rest.at(-3) as number
    const isNamed = !/^they$/i.test(who)
    const isTheirs = isNamed || at === 0 || (since !== null && !many.test(claim.slice(since, at)))
    const verb = isTheirs ? own.find((it) => isSameDeed(it, does, since === null)) : undefined
    if (verb === undefined) return words
    since = at + words.length
    return `${cased('we', who)} ${how}${verb}`
  })
}

function isSameDeed(own: string, told: string, isFirst: boolean): boolean {
  if (isFirst ? anybodys.test(own) : /^(?:know|see|live)$/.test(own)) return false
  if (own === told) return true
  return (
    !toCome.test(own) && new RegExp(`^${own.replace(/[ey]$/, '')}(?:e?d|ied|e?s|ies)$`).test(told)
  )
}
