import { stem, tokens, type Word } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { withoutWhy } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { comparingLink, excepts, noDifference, type Quality, qualityOf } from './comparison-cues.ts'
import type { Contradiction } from './premise.ts'
import { directionAsked, directionNear, holdsAll, isOf } from './premise-directions.ts'
import { saysOtherwise } from './premise-words.ts'
import { ofOtherYear } from './premise-years.ts'
import type { RankedCandidate } from './rank-candidates.ts'
import { type OrderAsked, superlativeOrder } from './superlative-order.ts'

const looked = 100
const reachOfSide = 12
/** What stands so near before the first side tells whether the order is only supposed; in characters. */
const nearSide = 40
const reachOfNot = 3
const denying = /^(?:not|no|never|neither|nor|without|cannot)$/
const supposed =
  /\b(?:if|whether|unless|would|could|may|might|hypothes\w+|expect\w*|assum\w+|suppos\w+|aim\w*)\b|\?/i
const compared =
  /^\W*why (?:is|are|was|were|did|do|does|has|have|had|can|could) (.+?)(?: ([\p{L}\p{N}-]+) than| (outperform|beat|exceed|surpass|underperform)\p{L}*) (.+?)\W*$/iu

/** "Prefer tea to milk". */
const preferring =
  /^\W*why (?:did|do|does|have|has) .*?\b(prefer)(?:red|s)? (.+?) (?:to|over|rather than) (.+?)(?: (?:in|on|for|when|during|at) .+)?\W*$/iu

/** "Have more ticks than": what is compared stands between. */
const more = /\b(more|less|fewer|higher|lower|larger|smaller|greater)\b(?: \p{L}+){0,3}$/iu

/** What holds only then is not turned round by what holds otherwise. */
const onCondition = /\b(?:when|whenever|if|once|unless|as long as|provided)\b/i

/** What is said of its amount is said of the thing. */
const ofAmount = new Set(topicStems('amount level levels number rate degree extent size value'))

/** The opposite change of one of the things that a question says it of, or the same one; null when a text gives none. */
function changeOf(text: string, things: readonly string[], asked: string) {
  const found = things
    .flatMap((thing) => directionNear(text, thing, asked) ?? [])
    .filter(({ isOpposite, isSame }) => isOpposite || isSame)
  return found.find(({ isOpposite }) => !isOpposite) ?? found[0] ?? null
}

/** A sentence that names what made the change, and gives what changed the opposite one. */
function turnedChange(question: Question, own: readonly RankedCandidate[]): Contradiction | null {
  const direction = directionAsked(question)
  if (direction === null) return null
  const { word, thing } = direction
  const asked = tokens(question.text)
  const at = asked.findIndex(({ start }) => start === word.start)
  const named = question.stems.filter(
    (stem) => stem !== word.stem && !isFaint(stem) && !ofAmount.has(stem),
  )
  const after = asked.slice(at + 1).filter(({ stem }) => named.includes(stem))
  const things = after.length > 0 ? after.map(({ stem }) => stem) : [thing]
  const subject = named.filter((stem) => !things.includes(stem))
  // What changes by itself is all that is named: "Why did the yield of the plots rise?"
  const whole = after.length > 0 ? subject : named
  const found = own.flatMap((passage) => {
    const words = tokens(passage.text)
    const names = (stem: string) => words.some((one) => isOf(one, stem))
    if (supposed.test(passage.text) || !whole.every(names)) return []
    // "Supports or refutes" turns neither.
    if (words.some(({ stem }) => stem === word.stem)) return []
    const change = changeOf(passage.text, things, word.stem)
    return change === null ? [] : [{ passage, ...change }]
  })
  const [turned] = found
  return turned && subject.length > 0 && found.every(({ isOpposite }) => isOpposite)
    ? { passage: turned.passage, premise: saysOtherwise(withoutWhy(question.text), turned.said) }
    : null
}

/** "At least as tall as": neither is less so than the other. */
function noLess(text: string, [one, other]: readonly [string, string], thing: string) {
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
function orderIn(
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
    const isDenied = !isLess && before.slice(-reachOfNot).some((each) => denying.test(each.text))
    return { sign: way * first * (isDenied ? -1 : 1), said }
  }
  return null
}

/** "Is less effective": what holds in general is the paper's word, too, where it names its source. */
const asksNow = /^\W*why (?:is|are|do|does)\b/iu
const holdsNow = /^[^,;]*\b(?:is|are)\b/iu

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
function qualityOfTexts({ comparative, things }: OrderAsked): (text: string) => Quality {
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

/** A sentence that orders two sides the other way round, or finds no difference of them. */
function turnedOrder(
  question: Question,
  own: readonly RankedCandidate[],
  others: readonly RankedCandidate[],
): Contradiction | null {
  const order = orderAsked(question.text)
  if (order === null) return null
  const { sides } = order
  const word = stem(order.comparative)
  const qualityIn = qualityOfTexts(order)
  const ordersOf = (passages: readonly RankedCandidate[]) =>
    passages.flatMap((passage) => {
      const found =
        orderIn(passage.text, sides, qualityIn(passage.text)) ??
        superlativeOrder(passage.text, order)
      // "Except for eels, nets are better" says of eels that they are not.
      const sign = found && excepts(passage.text, question.stems) ? -found.sign : found?.sign
      return found === null || sign === undefined ? [] : [{ passage, ...found, sign }]
    })
  const ownOrders = ordersOf(own)
  const general = ownOrders.length === 0 && asksNow.test(question.text) ? ordersOf(others) : []
  // Where sources differ, what holds in general is open.
  const orders = general.every(({ sign, said }) => sign < 0 && holdsNow.test(said))
    ? [...ownOrders, ...general]
    : ownOrders
  const rest = question.stems.filter((stem) => !sides.includes(stem) && stem !== word)
  const said = ({ passage }: { passage: RankedCandidate }) =>
    rest.filter((stem) => passage.stems.has(stem)).length
  // Which has more of something else is no word on it, where a passage tells of what is asked for.
  const most = Math.max(...orders.map(said))
  const ofIt = orders.filter((one) => 2 * said(one) >= most)
  if (ofIt.some(({ sign }) => sign > 0)) return null
  const asked = withoutWhy(question.text)
  const [turned] = ofIt
  const [thing] = order.things
  if (!turned && thing !== undefined && /^less$/i.test(order.comparative))
    for (const passage of [...own, ...others]) {
      const said = noLess(passage.text, sides, thing)
      if (said !== null) return { passage, premise: saysOtherwise(asked, said) }
    }
  if (turned) return { passage: turned.passage, premise: saysOtherwise(asked, turned.said) }
  for (const passage of own) {
    const said = noDifference.exec(passage.text)?.[0]
    if (said === undefined || supposed.test(passage.text)) continue
    const words = tokens(passage.text)
    const names = (stem: string) => words.some((each) => isOf(each, stem))
    if (sides.every(names) && (rest.length === 0 || rest.some(names)))
      return { passage, premise: saysOtherwise(asked, said) }
  }
  return null
}

/** The passage nearest to a question, of those of its year that name both of what it puts in an order. */
export function nearestRival(
  { text }: Question,
  ranked: readonly RankedCandidate[],
): RankedCandidate | undefined {
  const sides = orderAsked(text)?.sides ?? []
  const isOfOtherYear = ofOtherYear(text, ranked)
  return ranked.find((one) => sides.every((side) => one.stems.has(side)) && !isOfOtherYear(one))
}

/**
 * The passage that says the opposite of the change, or of the order of two things, that a why question takes for granted,
 * or that they do not differ; none where any says it as the question does.
 * @param ranked passages, nearest first
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function turnedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (question.type !== 'why') return null
  const isOfOtherYear = ofOtherYear(question.text, ranked)
  const told = ranked
    .slice(0, looked)
    .filter(
      (one) =>
        !isOfOtherYear(one) &&
        one.kind !== 'table' &&
        one.kind !== 'caption' &&
        question.stems.some((stem) => one.stems.has(stem)),
    )
  const own = told.filter((one) => !isOthers(one))
  const turned = turnedOrder(question, own, told.filter(isOthers))
  // "Lower in oaks than in elms" is no opposite of "higher in elms than in oaks".
  return orderAsked(question.text) === null ? (turned ?? turnedChange(question, own)) : turned
}
