import { stem, tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { topicStems } from '../text/words.ts'
import { exceptionIn, noDifference } from './comparison-cues.ts'
import { noLess, orderAsked, orderIn, qualityOfTexts, supposed } from './order-of-sides.ts'
import { directionAsked, directionNear, isOf, ofAmount } from './premise-directions.ts'
import { saysOtherwise } from './premise-words.ts'
import { ofOtherYear } from './premise-years.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'
import { superlativeOrder } from './superlative-order.ts'

const looked = 100

const leadsAway =
  /^(?:on|in|at|during|for|when|after|before|with|near|by|as|to|from|among|than|while)$/

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
  // "Lose a point on the second set": the set is not what is lost.
  const behind = asked.slice(at + 1)
  const end = behind.findIndex(({ text }) => leadsAway.test(text))
  const object = end < 0 ? behind : behind.slice(0, end)
  const after = object.filter(({ stem }) => named.includes(stem))
  const things = after.length > 0 ? after.map(({ stem }) => stem) : [thing]
  const subject = named.filter(
    (stem) =>
      !(things.includes(stem) || (after.length > 0 && behind.some((one) => one.stem === stem))),
  )
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

/** "Is less effective": what holds in general is the paper's word, too, where it names its source. */
const asksNow = /^\W*why (?:is|are|do|does)\b/iu
const holdsNow = /^[^,;]*\b(?:is|are)\b/iu

/** What may be said of any quality. */
const isVague =
  /^(?:better|worse|superior|inferior|outperform|beat|exceed|surpass|underperform|prefer)/i

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
      if (found === null) return []
      const exception = exceptionIn(passage.text, question.stems)
      return exception === null
        ? [{ passage, ...found, isApart: false }]
        : [{ passage, sign: -found.sign, said: exception, isApart: true }]
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
  const near = orders.filter((one) => 2 * said(one) >= most)
  // What tells the asked from all others knows more of it than what tells of all.
  const apart = near.filter(({ isApart }) => isApart)
  const ofIt = apart.length > 0 ? apart : near
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
  // What both sides are called, "the old pier" and "the new pier", tells nothing of their quality.
  const all = topicStems(asked)
  const beside = rest.filter((one) => all.indexOf(one) === all.lastIndexOf(one))
  for (const passage of own) {
    const said = noDifference.exec(passage.text)?.[0]
    if (said === undefined || supposed.test(passage.text)) continue
    const words = tokens(passage.text)
    const names = (stem: string) => words.some((each) => isOf(each, stem))
    // "Comparable in accuracy" is no word on which of the two is faster.
    const { same, opposite } = qualityIn(passage.text)
    const isOfQuality =
      beside.length > 0
        ? beside.some(names)
        : isVague.test(order.comparative) ||
          words.some((each) => same.has(each.stem) || opposite.has(each.stem))
    if (sides.every(names) && isOfQuality) return { passage, premise: saysOtherwise(asked, said) }
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
