import { tokens } from '../../text/tokens.ts'
import { topicStems } from '../text/words.ts'

const quality =
  'higher|lower|greater|smaller|larger|more|fewer|less|better|worse|faster|slower|longer|shorter|older|younger'
const comparing = new RegExp(
  `^\\W*why (?:is|are|was|were|did|do|does|has|have|had) (.+?) (?:\\p{L}+ly |much |so )?(${quality}) (?:in|for|among|with|at|on|of) (.+?) than (?:in |for |among |with |at |on |of )?(.+?)\\W*$`,
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

/** The words by which a text says that one side has more or less of something than the other, in that order; null when it does not. */
function ordering(
  text: string,
  [one, word, other]: readonly [readonly string[], RegExp, readonly string[]],
): string | null {
  const list = tokens(text)
  for (const [at, { text: said }] of list.entries()) {
    if (!word.test(said)) continue
    const than = list.findIndex((token, place) => place > at && token.text === 'than')
    if (than < 0 || than - at > reachOfSide) continue
    const before = list.slice(Math.max(0, at - reachOfSide), at)
    const after = list.slice(than + 1, than + 1 + reachOfSide)
    // What stands between, as in "higher in Arles than in Nîmes", are the sides of another comparison.
    if (
      list
        .slice(at + 1, than)
        .some(({ text: between }) => /^(?:in|for|among|with|at|on)$/.test(between))
    )
      continue
    const first = before.findLast(({ stem }) => one.includes(stem))
    const last = after.find(({ stem }) => other.includes(stem))
    if (!first || !last || before.some(({ stem }) => other.includes(stem))) continue
    const words = text.slice(first.start, last.end)
    if (!/[.;]\s/.test(words)) return words
  }
  return null
}

/** The order of two sides that a why question takes for granted, as what a text says of it; null for other questions. */
export function sidesOf(question: string) {
  const [, thing = '', word = '', one = '', other = ''] = comparing.exec(question) ?? []
  const [things, left, right] = [thing, one, other].map((words) => topicStems(words))
  const against = reverse.get(word.toLowerCase())
  if (!things || !left?.length || !right?.length || against === undefined) return null
  const [same, opposite] = [word, against].map((each) => new RegExp(`^${each}$`, 'i')) as [
    RegExp,
    RegExp,
  ]
  return {
    things,
    asked: question.slice(question.toLowerCase().indexOf(word.toLowerCase())).replace(/\W+$/, ''),
    affirmed: (text: string) =>
      ordering(text, [left, same, right]) ?? ordering(text, [right, opposite, left]),
    denied: (text: string) =>
      ordering(text, [left, opposite, right]) ?? ordering(text, [right, same, left]),
  }
}
