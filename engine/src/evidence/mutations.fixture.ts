import { pick } from '../text/seeded.fixture.ts'
import { cuts, harmlessCuts } from './cut-mutations.fixture.ts'
import { nearWords } from './near-words.fixture.ts'
import { groupedOtherwise, otherValue } from './other-notation.fixture.ts'
import { replaceOne } from './replace-one.fixture.ts'
import { otherTellings, sameTellings } from './telling-mutations.fixture.ts'

// Seeded corruptions of true sentences, and seeded harmless noise: what a verifier must and must not catch.

/** What a mutation may draw on beside its sentence. */
export interface Material {
  /** Other sentences of the same paper, and sentences of other papers. */
  readonly siblings: readonly string[]
  readonly foreign: readonly string[]
}
/** A changed sentence; null when the sentence has nothing to change. */
export type Mutation = (sentence: string, random: () => number, material: Material) => string | null

const units: Record<string, string[]> = {
  mg: ['g', 'kg', 'μg'],
  kg: ['g', 'mg'],
  ml: ['l', 'μl'],
  mL: ['L'],
  ms: ['s', 'min'],
  s: ['ms', 'h'],
  min: ['h', 's'],
  h: ['min', 'days'],
  hours: ['minutes', 'days'],
  days: ['weeks', 'hours'],
  weeks: ['days', 'months'],
  months: ['years', 'weeks'],
  years: ['months', 'days'],
  minutes: ['hours', 'seconds'],
  seconds: ['minutes', 'hours'],
  mm: ['cm', 'μm'],
  cm: ['mm', 'm'],
  nm: ['μm'],
  μm: ['nm', 'mm'],
  m: ['km', 'cm'],
  km: ['m'],
  '%': [' ms', ' points', '‰'],
  percent: ['points'],
  GB: ['MB'],
  MB: ['GB'],
  kDa: ['Da'],
  mM: ['μM', 'M'],
  μM: ['mM', 'nM'],
  Hz: ['kHz'],
  '°C': ['K'],
}
const unitPattern = new RegExp(
  `(?<=\\d[\\s\u00a0]?)(?:${Object.keys(units)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}/^-])`,
  'gu',
)

/** A sentence up to what a pattern finds well within it, as a sentence of its own. */
const cutAt =
  (pattern: RegExp): Mutation =>
  (sentence, random) => {
    const found = [...sentence.matchAll(pattern)].filter(({ index }) => index >= 20)
    const at = pick(found, random)?.index
    return at === undefined ? null : `${sentence.slice(0, at).trimEnd()}.`
  }

const opposites: [string, string][] = [
  ['higher', 'lower'],
  ['more', 'less'],
  ['increased', 'decreased'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['greater', 'smaller'],
  ['larger', 'smaller'],
  ['better', 'worse'],
  ['above', 'below'],
  ['before', 'after'],
  ['faster', 'slower'],
  ['outperforms', 'underperforms'],
  ['longer', 'shorter'],
  ['most', 'least'],
  ['first', 'last'],
  ['positive', 'negative'],
  ['maximum', 'minimum'],
  ['highest', 'lowest'],
  ['stronger', 'weaker'],
  ['early', 'late'],
  ['upper', 'lower'],
]
const flipped = new Map(opposites.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
const wordsPattern = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'g')

const same = new Map([
  ['compared to', 'compared with'],
  ['compared with', 'compared to'],
  ['was performed', 'was carried out'],
  ['were performed', 'were conducted'],
  ['was carried out', 'was performed'],
  ['were carried out', 'were performed'],
  ['was conducted', 'was performed'],
  ['were conducted', 'were carried out'],
  ['approximately', 'about'],
  ['about', 'approximately'],
  ['toward', 'towards'],
  ['towards', 'toward'],
  ['due to', 'because of'],
  [' which', ' that'],
])

const near = new Map(nearWords.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))

const hedges =
  /\b(?:may|might|could|possibly|probably|perhaps|likely|potentially|approximately|often|usually|generally|typically|mostly|mainly|partly|nearly|almost|sometimes|presumably|apparently|only|in mice|in vitro|up to|at least|at most)\s/g

/** Corruptions: every one must be caught. */
export const corruptions: Record<string, Mutation> = {
  digit: (sentence, random) =>
    replaceOne(sentence, /(?<![\p{L}\d.,])\d+(?:\.\d+)?(?![\p{L}\d])/gu, random, (number) => {
      const at = Math.floor(random() * number.length)
      if (number[at] === '.') return null
      const digit = (Number(number[at]) + 1 + Math.floor(random() * 9)) % 10
      const changed = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`
      return Number(changed) === Number(number) ? null : changed
    }),
  'decimal point': (sentence, random) =>
    replaceOne(sentence, /(?<![\p{L}\d.,])\d+\.\d+(?![\p{L}\d.])/gu, random, (number) => {
      const moved = number
        .replace(/(\d)\.(\d)/, random() < 0.5 ? '.$1$2' : '$1$2.')
        .replace(/\.$/, '')
      return Number(moved) === Number(number) ? null : moved
    }),
  'other notation': otherValue,
  unit: (sentence, random) =>
    replaceOne(sentence, unitPattern, random, (unit) => pick(units[unit] ?? [], random)),
  'number cut at its point': cutAt(/(?<=\s\d+)\.\d*[1-9]/gu),
  'unit cut': cutAt(unitPattern),
  'negation in': (sentence, random) =>
    replaceOne(
      sentence,
      /\b(?:is|are|was|were|has|have|had|can|could|may|might|will|would|does|do|did|should)\b(?!\snot\b)/g,
      random,
      (verb) => `${verb} not`,
    ),
  'negation out': (sentence, random) =>
    replaceOne(sentence, /\b(?:not|no|never|without|neither|nor)\s/g, random, () => ''),
  entity: (sentence, random, { siblings }) => {
    const names = (text: string) => [
      ...new Set(
        text.match(/(?<=[\p{Ll},]\s)(?:\p{Lu}[\p{Ll}]{3,}|\p{Lu}{2,}[\p{L}\d-]*)\b/gu) ?? [],
      ),
    ]
    const others = siblings.flatMap(names).filter((name) => !sentence.includes(name))
    const name = pick(names(sentence), random)
    const other = pick(others, random)
    return name && other ? sentence.replace(name, other) : null
  },
  'word swap': (sentence, random, { siblings }) => {
    const words = (text: string) => text.match(/(?<=\s)\p{Ll}{6,}(?=\s)/gu) ?? []
    const others = siblings.flatMap(words).filter((word) => !sentence.includes(word.slice(0, 5)))
    const word = pick(words(sentence), random)
    const other = pick(others, random)
    if (!word || !other || other.slice(0, 4) === word.slice(0, 4)) return null
    return sentence.replace(word, other)
  },
  'near word': (sentence, random) =>
    replaceOne(sentence, wordsPattern([...near.keys()]), random, (word) => near.get(word)),
  stitched: (sentence, random, { siblings }) => {
    const other = pick(
      siblings.filter((sibling) => sibling !== sentence),
      random,
    )
    if (!other) return null
    const a = sentence.split(' ')
    const b = other.split(' ')
    const tail = b.slice(Math.ceil(b.length / 2))
    return tail.length < 3 ? null : [...a.slice(0, Math.ceil(a.length / 2)), ...tail].join(' ')
  },
  foreign: (_, random, { foreign }) => pick(foreign, random) ?? null,
  comparison: (sentence, random) =>
    replaceOne(sentence, wordsPattern([...flipped.keys()]), random, (word) => flipped.get(word)),
  relation: (sentence, random) =>
    replaceOne(sentence, /[<>≤≥](?=\s?\d)/g, random, (sign) =>
      sign === '<' ? '>' : sign === '>' ? '<' : sign === '≤' ? '≥' : '≤',
    ),
  ...cuts,
  ...otherTellings,
  'hedge out': (sentence, random) => replaceOne(sentence, hedges, random, () => ''),
  sign: (sentence, random) =>
    replaceOne(sentence, /(?<=[\s(=])[-−](?=[\d.]*[1-9])/g, random, () => '') ??
    replaceOne(sentence, /(?<=[=]\s?)(?=[\d.]*[1-9])/g, random, () => '−'),
}

/** Noise that changes nothing that is said: none of it may be caught. */
export const noises: Record<string, Mutation> = {
  untouched: (sentence) => sentence,
  'line-end hyphen': (sentence, random) =>
    replaceOne(sentence, /(?<![-\p{L}])\p{Ll}{7,}(?![-\p{L}])/gu, random, (word) => {
      const at = 3 + Math.floor(random() * (word.length - 5))
      return `${word.slice(0, at)}-\n${word.slice(at)}`
    }),
  ligature: (sentence) => {
    const set = sentence
      .replaceAll('ffi', 'ﬃ')
      .replaceAll('ff', 'ﬀ')
      .replaceAll('fi', 'ﬁ')
      .replaceAll('fl', 'ﬂ')
    return set === sentence ? null : set
  },
  'white space': (sentence, random) =>
    sentence.replace(/ /g, () =>
      random() < 0.2 ? (pick(['  ', '\n', '\u00a0', ' \n '], random) ?? ' ') : ' ',
    ),
  'scanner slip': (sentence, random) =>
    replaceOne(sentence, /(?<=[\s(])\p{Ll}{5,}(?=[\s,.)])/gu, random, (word) => {
      const slips: [string, string][] = [
        ['l', '1'],
        ['o', '0'],
        ['m', 'rn'],
        ['rn', 'm'],
        ['i', 'l'],
        ['s', '5'],
      ]
      const fitting = slips.filter(([from]) => word.slice(1).includes(from))
      const slip = pick(fitting, random)
      return slip ? word[0] + word.slice(1).replace(slip[0], slip[1]) : null
    }),
  'quote and dash style': (sentence) => {
    const set = sentence
      .replace(/[“”]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/[–—−]/g, '-')
      .replace(/(?<=\d)-(?=\d)/g, '–')
    return set === sentence ? null : set
  },
  'digits grouped otherwise': groupedOtherwise,
  'accents composed': (sentence) => {
    const set = sentence.normalize('NFD')
    return set === sentence ? null : set
  },
  'leading word out': (sentence) => {
    const rest =
      /^(?:However|Moreover|Furthermore|Therefore|Thus|Additionally|Finally|Hence|Indeed), (\p{L}.*)$/su.exec(
        sentence,
      )?.[1]
    return rest ? rest[0]?.toUpperCase() + rest.slice(1) : null
  },
  'reference out': (sentence, random) =>
    replaceOne(
      sentence,
      / \((?:see )?(?:Supplementary )?(?:Figs?\.?|Figures?|Tables?) ?S?\d+\p{L}?\)/gu,
      random,
      () => '',
    ),
  'result in brackets out': (sentence, random) =>
    replaceOne(sentence, / \((?:[pPnNrR] ?[=<>≤≥] ?[\d.,]+)\)/g, random, () => ''),
  ...harmlessCuts,
  ...sameTellings,
  'same words': (sentence, random) =>
    replaceOne(
      sentence,
      /\b(?:compared (?:to|with)|(?:was|were) (?:performed|carried out|conducted)|approximately(?= \d)|about(?= \d)|towards?|due to|(?<=\p{L}{5})(?<! about) which(?= (?:is|are|was|were|has|have|can|we)\b))\b/gu,
      random,
      (found) => same.get(found),
    ),
}
