import { stem, stopWords, tokens, type Word } from '../text/tokens.ts'

// Verbs and qualities of which one side denies the other, with their irregular forms.
const sides: readonly (readonly [string, string])[] = [
  ['accept allow permit approve', 'reject refuse withhold withheld deny decline'],
  [
    'increase rise rose risen raise grow grew grown improve gain',
    'decrease reduce fall fell fallen drop decline shrink worsen lose lost',
  ],
  ['include keep kept retain', 'exclude omit remove discard drop'],
  ['find found catch caught detect', 'miss overlook'],
  ['support confirm', 'contradict refute'],
  ['succeed', 'fail'],
  ['real actual genuine historical', 'simulated synthetic artificial imaginary'],
  ['high higher', 'low lower'],
  ['more', 'fewer less'],
  ['quick fast faster', 'slow slower'],
]

const opposites = new Map<string, Set<string>>()
for (const [one, other] of sides) {
  const [left, right] = [one, other].map((words) => words.split(' ').map(stem))
  for (const [from, to] of [
    [left, right],
    [right, left],
  ])
    for (const word of from ?? [])
      opposites.set(word, new Set([...(opposites.get(word) ?? []), ...(to ?? [])]))
}

/** True for two stems of which one denies the other. */
export const areOpposites = (one: string, other: string): boolean =>
  opposites.get(one)?.has(other) ?? false

const reach = 4

/** Where a word of a kind stands near a thing; null when nowhere. */
function pairIn(
  text: string,
  [thing = '', ...more]: readonly string[],
  isWord: (stem: string) => boolean,
): string | null {
  const list = tokens(text)
  for (const [at, word] of list.entries()) {
    if (!isWord(word.stem)) continue
    const near = (other: Word | undefined) => other?.stem === thing
    const after = list.slice(at + 1, at + 1 + reach).find(near)
    const before = list.slice(Math.max(0, at - reach), at).findLast(near)
    const following = after ? list.slice(list.indexOf(after) + 1) : []
    const grown = more.findLastIndex((stem, place) => following[place]?.stem === stem)
    const words = after
      ? text.slice(word.start, (following[grown] ?? after).end)
      : before && text.slice(before.start, word.end)
    if (words !== undefined && !/[.;:]/.test(words)) return words
  }
  return null
}

/**
 * The words of a text that say the opposite of what a question says of the same thing: "real revisions" and
 * "revisions are simulated". Null when there are none.
 */
export function oppositionIn(question: string, text: string) {
  const words = tokens(question)
  for (const [at, word] of words.entries()) {
    const against = opposites.get(word.stem)
    if (!against) continue
    const next = words.slice(at + 1, at + 1 + reach)
    const thing = next.filter((other) => !stopWords.has(other.text)).map((other) => other.stem)
    const said = thing.length === 0 ? null : pairIn(text, thing, (stem) => against.has(stem))
    if (said === null) continue
    return {
      asked: question.slice(word.start, word.end),
      said,
      /** True when another text says of the thing what the question says. */
      isAffirmedBy: (other: string) => pairIn(other, thing, (stem) => stem === word.stem) !== null,
    }
  }
  return null
}
