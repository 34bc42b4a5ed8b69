import { type Difference, differences } from '../text/differences.ts'
import { isNegation } from '../text/negation.ts'
import { senseTokens } from '../text/same-sense.ts'
import { american } from '../text/spelling.ts'
import type { Token } from '../text/statement-tokens.ts'

// What a small word says of how many there are: "a cause" is one of many, "the cause" the only one.

const one = /^(?:an?|any)$/
/** Behind these it is told what something is: "is a key", "considered to be a key", "play a key part". */
const being =
  /^(?:be|is|are|was|were|been|being|becom(?:e|es|ing)|became|remain(?:s|ed)?|represent(?:s|ed)?|constitute[sd]?|considered|as|play(?:s|ed)?)$/
/** Words that may stand between: "is also a key". */
const passing = /^(?:\p{L}+ly|also|still|now|thus|therefore|often|indeed)$/u
/** So many words before it may deny it: "did not, in any of the towers, hear a bell". */
const denied = 8
/** So many words may stand between "a" and what there is one of. */
const described = 3
const counting = /^(?:an?|one|our|single|another)$/

/** Those who write are one or several, and else others are meant. */
const writer = /^authors?$/

/**
 * Whether a claim, in matching form as its source, makes one of many the only one ("is a cause" told as "is the cause",
 * "did not hear a bell" as "did not hear the bell"), or many of what its source has one of ("a ringer wrote" told as
 * "ringers wrote"), or one author of several.
 */
export function otherwiseCounted(source: string, claim: string): boolean {
  const said = senseTokens(source)
  const parts = differences(said, senseTokens(claim)) ?? []
  return parts.some(
    (part) => isMadeOnly(source, said, part) || isMadeMany(said, part) || isOtherWriter(part),
  )
}

function isMadeOnly(text: string, said: readonly Token[], { source, claim }: Difference): boolean {
  const at = source.findIndex(({ key }) => one.test(key))
  const article = source[at]
  if (!article || claim[at]?.key !== 'the') return false
  const before = said.slice(0, said.indexOf(article))
  const verb = before.findLast(({ key }) => !passing.test(key))
  return (
    (verb !== undefined && being.test(verb.key)) ||
    isApposition(text, article) ||
    before.slice(-denied).some(({ key }) => isNegation(key))
  )
}

/** "Rust, a common cause of dull bells, …": right behind a comma, and up to one or the end. */
const isApposition = (text: string, { start }: Token): boolean =>
  /\p{L}[)\]]?, $/u.test(text.slice(0, start)) && !/^[^,;.]*\b(?:and|or) /.test(text.slice(start))

function isMadeMany(said: readonly Token[], { source, claim }: Difference): boolean {
  return source.some((noun) => {
    // "Towards" is one way of writing "toward", and not several.
    const isMany = claim.some(
      ({ key }) => pluralsOf(noun.key).includes(key) && american(key) !== american(noun.key),
    )
    if (!isMany || noun.kind !== 'word') return false
    const at = said.indexOf(noun)
    return said.slice(Math.max(0, at - described), at).some(({ key }) => counting.test(key))
  })
}

const isOtherWriter = ({ source, claim }: Difference): boolean =>
  [source, claim].every((words) => words.some(({ key }) => writer.test(key)))

const pluralsOf = (noun: string): readonly string[] =>
  noun.length < 3
    ? []
    : [`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')].filter((it) => it !== noun)
