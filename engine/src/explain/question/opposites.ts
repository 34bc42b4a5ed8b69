import { stem, stopWords, tokens, type Word } from '../../text/tokens.ts'
import { withoutPhrasal } from './phrasal-verbs.ts'

// Verbs and qualities of which one side denies the other, with their irregular forms.
const sides: readonly (readonly [string, string])[] = [
  ['accept allow permit approve', 'reject refuse withhold withheld deny decline'],
  [
    'increase rise rose risen raise grow grew grown growth improve improvement gain enhance boost elevate strengthen augment amplify',
    'decrease reduce reduction fall fell fallen drop decline shrink worsen worse lose lost loss lower diminish lessen weaken impair degrade abrogate abolish attenuate suppress inhibit dampen blunt hurt deteriorate',
  ],
  ['include keep kept retain', 'exclude omit remove discard drop'],
  ['find found catch caught detect', 'miss overlook'],
  ['support confirm', 'contradict refute'],
  ['succeed', 'fail'],
  ['real actual genuine historical', 'simulated synthetic artificial imaginary'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['more', 'fewer less'],
  ['quick fast faster', 'slow slower'],
  ['overestimate', 'underestimate'],
  ['close', 'distant'],
]

const opposites = new Map<string, Set<string>>()
const allies = new Map<string, Set<string>>()
for (const [one, other] of sides) {
  const [left, right] = [one, other].map((words) => words.split(' ').map(stem))
  for (const [from, to] of [
    [left, right],
    [right, left],
  ])
    for (const word of from ?? []) {
      opposites.set(word, new Set([...(opposites.get(word) ?? []), ...(to ?? [])]))
      allies.set(word, new Set([...(allies.get(word) ?? []), ...(from ?? [])]))
    }
}

// What is the lowest of several is lower than one of them.
const superlatives = new Map(
  [
    'highest high higher',
    'lowest low lower',
    'most more',
    'fewest few fewer',
    'least less',
    'fastest fast faster',
    'slowest slow slower',
  ].flatMap((words) => {
    const [most = '', ...forms] = words.split(' ').map(stem)
    return forms.map((form) => [form, most] as const)
  }),
)
const mostOf = new Set(superlatives.values())
for (const [form, most] of superlatives) allies.get(form)?.add(most)

/** True for two stems of which one denies the other. */
export const areOpposites = (one: string, other: string): boolean =>
  opposites.get(one)?.has(other) ?? false

// Of things that are one or the other, so many are the one as are not the other.
const exclusive = new Map(
  [
    'survive die',
    'men women',
    'male female',
    'complete discontinue',
    'finish withdraw',
    'correct incorrect',
    'right wrong',
    'agree disagree',
    'pass fail',
    'positive negative',
    'present absent',
  ]
    .map((pair) => pair.split(' ').map(stem) as [string, string])
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
)

/** True for a stem of which all are that are not the other: "survive" and "die"; without another, for one that has such. */
export const excludesOther = (one: string, other = exclusive.get(one)): boolean =>
  other !== undefined && exclusive.get(one) === other

/** True for two stems of one direction. */
export const areAllies = (one: string, other: string): boolean =>
  allies.get(one)?.has(other) ?? false

const changes = stem('increase')
const falls = stem('decrease')

/** True for a stem by which something becomes more or less: "improve", "drop". */
export const isChange = (word: string): boolean => {
  const same = allies.get(word)
  return same !== undefined && (same.has(changes) || same.has(falls))
}

/** A verb or quality that has an opposite, as a stem; null for other words. */
export const directionOf = (word: string): string | null =>
  opposites.has(word) || mostOf.has(word) ? word : null

const apart = /^(?:than|in|at|on|during|after|before|with|among|for|by|from|to|when|if|as)$/
/** "Decline so fast": how much of a change it is names nothing that changed. */
const degree =
  /^(?:so|very|too|much|fast|quickly|slowly|rapidly|sharply|strongly|steeply|suddenly|steadily|gradually|slightly|dramatically|drastically|markedly|significantly|substantially|considerably|over|since|until|again|further)$/
const reach = 4
/** "Fall" beside another season, or behind a small word, goes down nowhere. */
const autumn =
  /\b(?:in|during|each|every|early|late|of) (?:the )?fall\b|\bfall(?=,? (?:and|or|to|season|19|20)\b| (?:19|20)\d\d| season)|(?<=\b(?:winter|summer|spring),? (?:and |or )?)fall\b/gi

/** What a change is of stands behind it. */
export const ofAnother = /^ (?:in|of) /u
/** Of these less is better than of what they spoil. */
export const spoiled = /^[ -](?:errors?|loss(?:es)?|risks?|failures?|costs?|mistakes?)\b/iu

/** Where a word of a kind stands near a thing; null when nowhere. */
function pairIn(
  text: string,
  [thing = '', ...more]: readonly string[],
  isWord: (stem: string) => boolean,
): string | null {
  const list = tokens(
    withoutPhrasal(text.replace(autumn, (season) => season.replace(/fall$/i, '    '))),
  )
  for (const [at, word] of list.entries()) {
    if (!isWord(word.stem)) continue
    const near = (other: Word | undefined) => other?.stem === thing
    const after = list.slice(at + 1, at + 1 + reach).find(near)
    const before = list.slice(Math.max(0, at - reach), at).findLast(near)
    const following = after ? list.slice(list.indexOf(after) + 1) : []
    const grown = more.findLastIndex((stem, place) => following[place]?.stem === stem)
    // "It led to a rise in costs" raises no "it", and a fall in yield loss lowers no yield.
    if (!after && ofAnother.test(text.slice(word.end))) continue
    if (after && spoiled.test(text.slice(after.end))) continue
    const words = after
      ? text.slice(word.start, (following[grown] ?? after).end)
      : before && text.slice(before.start, word.end)
    if (words !== undefined && !/[.,;:]/.test(words)) return words
  }
  return null
}

/**
 * The words of a text that say the opposite of what a question says of the same thing: "real revisions" and
 * "revisions are simulated". Null when there are none.
 */
export function oppositionIn(question: string, text: string) {
  const words = tokens(withoutPhrasal(question))
  for (const [at, word] of words.entries()) {
    const against = opposites.get(word.stem)
    // "Succeed where others fail" says both.
    if (!against || words.some((one) => against.has(one.stem))) continue
    const next = words.slice(at + 1, at + 1 + reach)
    // "Lower than in others", "fall in spring": what follows is not what is low.
    if (apart.test(next[0]?.text ?? '')) continue
    const thing = next.filter((other) => !stopWords.has(other.text)).map((other) => other.stem)
    // "Why did growth slow down?": what grew is the thing, and slowing what it did.
    if (opposites.has(thing[0] ?? '')) continue
    const said = thing.length === 0 ? null : pairIn(text, thing, (stem) => against.has(stem))
    if (said === null) continue
    return {
      asked: question.slice(word.start, word.end),
      said,
      /** True when another text says of the thing what the question says: "lowest" says more than "lower". */
      isAffirmedBy: (other: string) =>
        pairIn(
          other,
          thing,
          (stem) => stem === word.stem || stem === superlatives.get(word.stem),
        ) !== null,
    }
  }
  return null
}

/**
 * The change that a question says of a thing ("reduce recall"), with whether a text says it too; null when it says
 * none.
 */
export function changeIn(question: string) {
  const words = tokens(withoutPhrasal(question))
  for (const [at, word] of words.entries()) {
    const same = allies.get(word.stem)
    if (!same || !isChange(word.stem)) continue
    const next = words[at + 1]?.text ?? ''
    if (apart.test(next) || degree.test(next)) continue
    const thing = words.slice(at + 1, at + 1 + reach).find((other) => !stopWords.has(other.text))
    if (!thing) continue
    const after = words.slice(words.indexOf(thing) + 1)
    const rest = after.findIndex(({ text }) => stopWords.has(text))
    // A name is not cut: "raise the MT Bench score".
    const isName = /\p{Lu}/u.test(question.slice(thing.start, thing.end))
    const last = (isName && (rest < 0 ? after : after.slice(0, rest)).at(-1)) || thing
    return {
      asked: question.slice(word.start, last.end),
      isAffirmedBy: (text: string) => pairIn(text, [thing.stem], (one) => same.has(one)) !== null,
      isSaidOfAny: () => false,
      /** Whether a text has a word of the same direction at all. */
      isOfDirection: (text: string) => tokens(text).some((one) => same.has(one.stem)),
    }
  }
  return null
}

/** "Better than expected" compares two things with none. */
const expectation =
  /^(?:was |is |were )?(?:expected|needed|required|usual|predicted|anticipated|planned|necessary|before|average|normal)\b/i
const better = 'outperform beat exceed surpass better superior best'
const compared =
  /^\W*why (?:did|does|do|is|was|were|are|can|could) (.+?) (?:(outperform|beat|exceed|surpass)(?:ed|s)?|(?:perform(?:ed|s)? )?(?:so )?(?:much )?(?:more |less )?(\p{L}+) than) (.+?)\W*$/iu

/** What a why question takes for granted, in its words: "Why was A slower than B?" as "A slower than B". */
export const withoutWhy = (question: string): string =>
  question.replace(
    /^\W*why (?:(?:is|are|was|were|did|do|does|has|have|had|can|could) )?|\W+$/giu,
    '',
  )

/** That one thing beats or exceeds another, as a question takes it for granted, with whether a text says so; null for other questions. */
export function comparisonIn(question: string) {
  const [, one = '', verb = '', quality = '', other = ''] = compared.exec(question) ?? []
  const stemsIn = (text: string) =>
    tokens(text).flatMap((word) => (stopWords.has(word.text) ? [] : [word.stem]))
  const [left, right] = [stemsIn(one), stemsIn(other)]
  if (left.length === 0 || right.length === 0 || expectation.test(other)) return null
  const word = stem((verb || quality).toLowerCase())
  const ranks = new Set(better.split(' ').map(stem))
  const says = ranks.has(word) ? ranks : new Set([word, ...(allies.get(word) ?? [])])
  const exceeds = (text: string, ones: readonly string[]) => {
    const list = tokens(text).map((each) => each.stem)
    return list.some((each, at) => {
      if (!says.has(each)) return false
      const [before, after] = [list.slice(0, at), list.slice(at + 1)]
      const isOfOne = ones.length === 0 || ones.some((side) => before.includes(side))
      return isOfOne && right.every((side) => after.includes(side))
    })
  }
  return {
    asked: withoutWhy(question),
    isOfDirection: () => false,
    isAffirmedBy: (text: string) => exceeds(text, left),
    /** Whether a text says it of anything, which may be named in short. */
    isSaidOfAny: (text: string) => exceeds(text, []),
  }
}
