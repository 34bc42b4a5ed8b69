import { isComparison } from './comparisons.ts'
import type { Difference } from './differences.ts'
import { isHedge } from './hedges.ts'
import { isNegation } from './negation.ts'
import type { Token } from './statement-tokens.ts'

const adverb = /^\p{Ll}{3,}ly$/u
const adjective = /^(?:daily|weekly|monthly|yearly|hourly|early|likely|family|supply|assembly)$/
const auxiliary = /^(?:was|were|is|are|be|been|being)$/
const actor = /^(?:we|they)$/
const preposition = /^(?:to|in|into|at|by|with|for|from|on|using|over|across|between|among|as)$/

const isFree = ({ key }: Token) =>
  adverb.test(key) &&
  !adjective.test(key) &&
  !isComparison(key) &&
  !isHedge(key) &&
  !isNegation(key)

interface Placed {
  readonly token: Token
  readonly all: readonly Token[]
}

/** Where one side has the adverb before its verb and the other behind it: "were randomly given to", "were given randomly to". */
function isMoved(early: Placed, late: Placed): boolean {
  if (early.token.key !== late.token.key || !isFree(early.token)) return false
  const from = early.all.indexOf(early.token)
  const to = late.all.indexOf(late.token)
  const governing = early.all[from - 1]?.key ?? ''
  const most = auxiliary.test(governing) ? 1 : actor.test(governing) ? 2 : 0
  const words = ({ all }: Placed, start: number, end: number) =>
    all
      .slice(start, end)
      .map(({ key }) => key)
      .join(' ')
  const next = late.all[to + 1]
  if (next !== undefined && !preposition.test(next.key)) return false
  return [1, 2].some(
    (count) =>
      count <= most &&
      words(early, from + 1, from + 1 + count) === words(late, to - count, to) &&
      late.all[to - count - 1]?.key === governing,
  )
}

/** The adverbs that two statements have on two sides of one verb. */
export function movedAdverbs(
  parts: readonly Difference[],
  source: readonly Token[],
  claim: readonly Token[],
): ReadonlySet<Token> {
  const moved = new Set<Token>()
  for (const [at, one] of parts.entries()) {
    const other = parts[at + 1]
    if (!other || one.source.length + one.claim.length !== 1) continue
    const [own, told] = one.source.length === 1 ? [source, claim] : [claim, source]
    const [early] = [...one.source, ...one.claim]
    const [late, ...more] = one.source.length === 1 ? other.claim : other.source
    const isOneSided = (one.source.length === 1 ? other.source : other.claim).length === 0
    if (!early || !late || more.length > 0 || !isOneSided) continue
    if (isMoved({ token: early, all: own }, { token: late, all: told })) moved.add(early).add(late)
  }
  return moved
}
