import { stem, tokens, type Word } from '../../text/tokens.ts'
import { topicStems } from '../text/words.ts'
import { comparingLink, type Quality, qualityOf } from './comparison-cues.ts'
import { holdsAll, isOf } from './premise-directions.ts'
import type { OrderAsked } from './superlative-order.ts'

// The order in which a question, or a text, puts two sides: "taller than", "as tall as", "prefer tea to milk".

const reachOfSide = 12
/** What stands so near before the first side tells whether the order is only supposed; in characters. */
const nearSide = 40
const reachOfNot = 3
const denying = /^(?:not|no|never|neither|nor|without|cannot)$/
export const supposed =
  /\b(?:if|whether|unless|would|could|may|might|hypothes\w+|expect\w*|assum\w+|suppos\w+|aim\w*)\b|\?/i
const compared =
  /^\W*why (?:is|are|was|were|did|do|does|has|have|had|can|could) (.+?)(?: (?!(?:rather|other) )([\p{L}\p{N}-]+) than| (outperform|beat|exceed|surpass|underperform)\p{L}*) (.+?)\W*$/iu

/** "Prefer tea to milk". */
const preferring =
  /^\W*why (?:did|do|does|have|has) .*?\b(prefer)(?:red|s)? (.+?) (?:to|over|rather than) (.+?)(?: (?:in|on|for|when|during|at) .+)?\W*$/iu

/** "Have more ticks than": what is compared stands between. */
const more = /\b(more|less|fewer|higher|lower|larger|smaller|greater)\b(?: \p{L}+){0,3}$/iu

/** What holds only then is not turned round by what holds otherwise. */
const onCondition = /\b(?:when|whenever|if|once|unless|as long as|provided)\b/i

/** "At least as tall as": neither is less so than the other. */
export function noLess(text: string, [one, other]: readonly [string, string], thing: string) {
  const words = tokens(text)
  for (const [at, word] of words.entries()) {
    if (!isOf(word, thing) || !isBetweenAs(words, at)) continue
    const isAtLeast = words[at - 3]?.text === 'at' && words[at - 2]?.text === 'least'
    const before = words.slice(Math.max(0, at - reachOfSide), at)
    const left = before.findLast((each) => isOf(each, one))
    const right = words.slice(at + 2, at + 2 + reachOfSide).find((each) => isOf(each, other))
    const said = left && right ? text.slice(left.start, right.end) : ''
    if (isAtLeast && said !== '' && !/[.;]\s/.test(said) && !supposed.test(said)) return said
  }
  return null
}

const isBetweenAs = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === 'as' && words[at + 1]?.text === 'as'

/** How a text orders two sides by a quality: as asked (1), the other way (-1), with the words; null when it does not. */
export function orderIn(
  text: string,
  [one, other]: readonly [string, string],
  { same, opposite }: ReturnType<typeof qualityOf>,
): { readonly sign: number; readonly said: string } | null {
  const words = tokens(text)
  for (const [at, word] of words.entries()) {
    const ofQuality = same.has(word.stem) ? 1 : opposite.has(word.stem) ? -1 : 0
    // "Not as fast as" is slower than.
    const isLess = isBetweenAs(words, at) && denying.test(words[at - 2]?.text ?? '')
    const way = isLess ? -ofQuality : ofQuality
    if (way === 0 || (isBetweenAs(words, at) && !isLess)) continue
    const before = words.slice(Math.max(0, at - reachOfSide), at)
    const after = words.slice(at + 1, at + 1 + reachOfSide)
    const find = (list: readonly Word[], stem: string) => list.findLast((each) => isOf(each, stem))
    const [left, first] = find(before, one) ? [find(before, one), 1] : [find(before, other), -1]
    const right = after.find((each) => isOf(each, first === 1 ? other : one))
    if (!left || !right || find(before, first === 1 ? other : one)) continue
    const said = text.slice(left.start, right.end)
    const between = after.slice(0, after.indexOf(right))
    const isVerb = /^(?:outperform|beat|exceed|surpass|underperform)/.test(word.text)
    const withLead = text.slice(Math.max(0, left.start - nearSide), right.end)
    if (
      /[.;]\s/.test(said) ||
      supposed.test(withLead) ||
      !(isVerb || isLess || between.some((each) => comparingLink.test(each.text)))
    )
      continue
    // "Was outperformed by" is worse than.
    const isPassive = isVerb && /ed$/.test(word.text) && after[0]?.text === 'by'
    const isDenied = !isLess && before.slice(-reachOfNot).some((each) => denying.test(each.text))
    return { sign: way * first * (isDenied !== isPassive ? -1 : 1), said }
  }
  return null
}

/** The order of two sides that a why question takes for granted; null for other questions, and for what holds on a condition only. */
export function orderAsked(question: string): OrderAsked | null {
  const [, liked, liking = '', disliked = ''] = preferring.exec(question) ?? []
  const [, left = liking, comparative, verb = liked, right = disliked] =
    compared.exec(question) ?? []
  if (onCondition.test(right)) return null
  const [ones, others] = [topicStems(left), topicStems(right)]
  const one = ones.find((stem) => !others.includes(stem))
  const other = others.find((stem) => !ones.includes(stem))
  const before = more.exec(left)?.[1]
  const word = tokens(verb ?? before ?? comparative ?? '')[0]
  if (one === undefined || other === undefined || word === undefined) return null
  // "A lower yield than", "the yield of it is lower than": what has the quality, where it is not the side itself.
  const things =
    before === undefined
      ? ones.filter((each) => each !== one && each !== word.stem)
      : topicStems(comparative ?? '')
  return { sides: [one, other], comparative: word.text, things }
}

/** More of these is worse. */
const isWorse =
  /^(?:error|loss|cost|risk|time|rate|mortality|latency|perplexity|failure|noise|bias|distance|variance|number|age|size|dose|price|level|concentration|temperature|weight)/i
/** By which words each text tells the order that is asked for: what beats another in a score has the higher one. */
export function qualityOfTexts({ comparative, things }: OrderAsked): (text: string) => Quality {
  const quality = qualityOf(stem(comparative))
  const isScore =
    /^(?:high|great|bett)er$/i.test(comparative) &&
    things.length > 0 &&
    !things.some((thing) => isWorse.test(thing))
  if (!isScore) return () => quality
  const beating = qualityOf(stem('outperform'))
  const ofScore = {
    same: new Set([...quality.same, ...beating.same]),
    opposite: new Set([...quality.opposite, ...beating.opposite]),
  }
  return (text) => (holdsAll(tokens(text), things) ? ofScore : quality)
}
