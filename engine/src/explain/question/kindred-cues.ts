import { oneLetterOff } from '../../text/spelling.ts'
import { topicStems } from '../text/words.ts'
import { generalityOf } from './faint-cues.ts'

const classes: readonly ReadonlySet<string>[] = [
  'participants patients subjects individuals people volunteers respondents',
  'dataset data corpus corpora benchmark database',
  'baseline compare',
  'method approach technique algorithm',
  'cause lead reason due',
  'symptom sign',
  'show demonstrate find',
  'increase rise higher',
  'decrease reduce reduction lower',
  'percentage proportion percent rate share',
  'funded supported grant funding',
  'evaluate evaluation metric measure',
  'name call',
  'treat treatment therapy',
  'denote represent stand',
  'author researcher',
  'hardware gpu processor cpu machine',
  'error mistake wrong',
  'time speed duration fast',
  'draw drew drawn',
  'take took taken',
  'give gave given',
  'make made',
  'choose chose chosen',
  'write wrote written',
  'find found',
  'hold held',
  'keep kept',
  'build built',
  'see saw seen',
  'become became',
  'grow grew grown',
  'begin began begun',
  'lead led',
  'lose lost',
  'leave left',
  'run ran',
  'get got',
  'hide hidden',
  'real actual genuine historical simulated synthetic artificial',
  'slower faster slow fast speed quicker',
  'plan future intend',
  'confidence interval ci',
  'deviation sd',
  'odds or',
  'gap distance difference',
  'worse bad',
  'time second minute millisecond hour',
  'miss catch caught',
  'gender sex',
  'paid pay payment compensate remunerate reimburse',
  'triple triplet',
  'finish complete end',
  'first initial',
  'start initialize initialise',
  'blind unaware',
  'meet met',
  'mouse mice',
  'tooth teeth',
  'foot feet',
  'reason rationale motivation driver',
  'main primary dominant',
].map((group) => new Set(topicStems(group)))

/** Whoever is one of these is one of those by the name. */
const sorts: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['patients', 'inpatients outpatients'],
    ['children', 'schoolchildren'],
    ['students', 'undergraduates postgraduates'],
  ].flatMap(([whole = '', parts = '']) =>
    topicStems(whole).map((stem) => [stem, topicStems(parts)] as const),
  ),
)
/** Stems of what is sure to be one of the things of a stem: "outpatients" of patients, never the other way round. */
export const sortsOf = (stem: string): readonly string[] => sorts.get(stem) ?? []

const anyPeople = topicStems('children adults women men students inpatients outpatients')
const anyBeings = [...anyPeople, ...topicStems('mice rats animals')]
/** A question for people of any kind is answered by those of one, one for subjects by animals, too; never the other way round. */
const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...topicStems('participants patients people volunteers respondents').map(
    (stem) => [stem, new Set(anyPeople)] as const,
  ),
  ...topicStems('subjects individuals').map((stem) => [stem, new Set(anyBeings)] as const),
])

/** Stems of nearly one meaning with a stem, and of the kinds of people that it may mean; other forms of the word are left out. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  const found = new Set(classes.filter((words) => words.has(stem)).flatMap((words) => [...words]))
  for (const word of [...(kinds.get(stem) ?? []), ...sortsOf(stem)]) found.add(word)
  found.delete(stem)
  return found
}

/** True for two forms of a word, or two words of nearly one meaning. */
export const sameWord = (one: string, other: string): boolean =>
  sameFamily(one, other) || classes.some((words) => words.has(one) && words.has(other))

/** Endings that make another word of the same family: "annotate, annotator", "fail, failure". */
const endings =
  /^(?:e|i|er|or|ur|ure|ion|ation|it|iti|al|ial|ic|ist|ism|ment|ness|anc|enc|ant|ent|abl|ibl|iv|ativ|ful|less|th)$/
const shortestRoot = 4

/** True for two words of one family: "annotate" and "annotator". */
export function sameFamily(a: string, b: string): boolean {
  const [root, longer] = a.length < b.length ? [a, b] : [b, a]
  return (
    root.length >= shortestRoot &&
    longer.startsWith(root) &&
    endings.test(longer.slice(root.length))
  )
}

const shortestSlip = 6
/** True when a reader who typed `typed`, which the paper never says, may have meant `word`: "carageenan". */
export const isSlip = (typed: string, word: string): boolean =>
  Math.min(typed.length, word.length) >= shortestSlip &&
  typed[0] === word[0] &&
  !/\d/.test(typed) &&
  generalityOf(typed) === 0 &&
  oneLetterOff(typed, word)
