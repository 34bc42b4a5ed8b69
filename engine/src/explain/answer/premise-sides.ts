import { tokens, type Word } from '../../text/tokens.ts'
import { topicStems } from '../text/words.ts'

const quality =
  'higher|lower|greater|smaller|larger|more|fewer|less|better|worse|faster|slower|longer|shorter|older|younger'
const comparing = new RegExp(
  `^\\W*why (?:is|are|was|were|did|do|does|has|have|had) (.+?) (?:\\p{L}+ly |much |so )?(${quality}) (?:in|for|among|with|at|on|of|during) (.+?) than (?:in |for |among |with |at |on |of |during )?(.+?)\\W*$`,
  'iu',
)
const reverse: ReadonlyMap<string, string> = new Map(
  [
    'higher lower',
    'greater smaller',
    'larger smaller',
    'more fewer',
    'more less',
    'better worse',
    'faster slower',
    'longer shorter',
    'older younger',
  ]
    .map((pair) => pair.split(' ') as [string, string])
    .flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
)
const reachOfSide = 8
/** "Twice as high in oaks as in elms" is higher in oaks than in elms. */
const multiple = /^(?:twice|times)$/
const baseOf = (comparative: string) => comparative.toLowerCase().replace(/e?r$/, '')
const ahead = /^(?:in|for|among|with|at|on|of|during)$/

/** Where a text compares: the word that says how, and where the word stands that leads to the other side. */
function comparisonsIn(list: readonly Word[], word: string): { at: number; than: number }[] {
  const isMore = (text: string) => text === word.toLowerCase()
  const isBase = (text: string) => text.startsWith(baseOf(word)) && text.length <= word.length
  return list.flatMap(({ text }, at) => {
    const isTimes =
      isBase(text) && list[at - 1]?.text === 'as' && multiple.test(list[at - 2]?.text ?? '')
    if (!isMore(text) && !isTimes) return []
    const link = isTimes ? 'as' : 'than'
    const than = list.findIndex((token, place) => place > at && token.text === link)
    return than < 0 || than - at > reachOfSide ? [] : [{ at, than }]
  })
}

/** The words by which a text says that one side has more or less of something than the other, in that order; null when it does not. */
function ordering(
  text: string,
  [one, word, other]: readonly [readonly string[], string, readonly string[]],
): string | null {
  const list = tokens(text)
  for (const { at, than } of comparisonsIn(list, word)) {
    const before = list.slice(Math.max(0, at - reachOfSide), at)
    const between = list.slice(at + 1, than)
    const after = list.slice(than + 1, than + 1 + reachOfSide)
    // What stands between, as in "higher in Arles than in Nîmes", is the one side.
    const isBetween = between.some(({ text: each }) => ahead.test(each))
    const near = isBetween ? between : before
    const first = near.findLast(({ stem }) => one.includes(stem))
    const last = after.find(({ stem }) => other.includes(stem))
    if (!first || !last || near.some(({ stem }) => other.includes(stem))) continue
    const words = text.slice(isBetween ? list[at]?.start : first.start, last.end)
    if (!/[.;]\s/.test(words)) return words
  }
  return null
}

/** The order of two sides that a why question takes for granted, as what a text says of it; null for other questions. */
export function sidesOf(question: string) {
  const [, thing = '', word = '', one = '', other = ''] = comparing.exec(question) ?? []
  const [things = [], ones = [], others = []] = [thing, one, other].map((words) =>
    topicStems(words),
  )
  // "Season one" and "season two": what both have tells neither.
  const left = ones.filter((stem) => !others.includes(stem))
  const right = others.filter((stem) => !ones.includes(stem))
  const against = reverse.get(word.toLowerCase())
  if (left.length === 0 || right.length === 0 || against === undefined) return null
  return {
    things,
    asked: question.slice(question.toLowerCase().indexOf(word.toLowerCase())).replace(/\W+$/, ''),
    affirmed: (text: string) =>
      ordering(text, [left, word, right]) ?? ordering(text, [right, against, left]),
    denied: (text: string) =>
      ordering(text, [left, against, right]) ?? ordering(text, [right, word, left]),
  }
}
