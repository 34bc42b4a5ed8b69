import { stem } from '../../text/tokens.ts'

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
  ['lengthen prolong', 'shorten'],
  ['accelerate hasten', 'delay decelerate retard'],
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

/** The stems that deny a stem; undefined for one without opposite. */
export const oppositesOf = (word: string): ReadonlySet<string> | undefined => opposites.get(word)

/** The stems of a stem's own direction, itself among them; undefined for one without opposite. */
export const alliesOf = (word: string): ReadonlySet<string> | undefined => allies.get(word)

/** "Lowest" for "lower": what is the lowest of several is lower than one of them; undefined for other stems. */
export const superlativeOf = (word: string): string | undefined => superlatives.get(word)

/** What a change is of stands behind it. */
export const ofAnother = /^ (?:in|of) /u
/** Of these less is better than of what they spoil. */
export const spoiled = /^[ -](?:errors?|loss(?:es)?|risks?|failures?|costs?|mistakes?)\b/iu
