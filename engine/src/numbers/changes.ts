import type { Span } from '../text/span.ts'
import {
  decimalsOf,
  type NumberStatement,
  type Place,
  placeAt,
  sentenceAround,
} from './statement.ts'

const value = (name: string) =>
  String.raw`(?<${name}>\d{1,3}(?:,\d{3})+(?:\.\d{1,4})?|\d{1,7}(?:[.·]\d{1,4})?)(?![\d.,·]?\d)`
/** A unit of one or two words, and a year or place of three behind it. */
const unit = (name: string) =>
  String.raw`(?<${name}>\s?[%°](?:C\b)?|\s(?!(?:to|and|vs|versus|or|in|at|a|an)\b)[\p{L}µ/²³]{1,12}(?:\sper\s\p{L}{1,10})?)?`
const free = String.raw`(?<![\p{L}\d][.,·/:–-]?|[-–−±~≈<>≤≥]\s?|\d\s)`
const when = String.raw`(?:\s(?:in|at|for|with)(?:\s[\p{L}\d-]{1,15}){1,3}?)?`
const rise =
  '(?:increase|decrease|reduction|rise|drop|gain|decline|improvement|fall|change|growth|loss)'
const calm = String.raw`(?:(?:absolute|relative|total|net|overall|significant|marked|large|small)\s){0,2}`
const aside = String.raw`(?:\s\([^()\d]{0,40}\))?`

/** "from 6.0 to 6.6, an increase of 10%" and "from 6.0 to 6.6, a 10% increase". */
const fromTo = new RegExp(
  String.raw`\bfrom\s${value('a')}${unit('unitA')}${when}\sto\s${value('b')}${unit('unitB')}${when}${aside}\s?[,(–—]\s?(?:i\.e\.,?\s|that is,?\s|or\s|representing\s|corresponding to\s)?an?\s${calm}(?:${rise}\sof\s${value('c')}(?<unitC>\s?%|\s(?!per\b)[\p{L}µ/²³]{1,12})?|${value('d')}(?<unitD>\s?%)\s${calm}${rise})(?=\s?[(),;.]|$)`,
  'dgu',
)
/** "12.5 and 10.0, a difference of 2.5". */
const twoOf = new RegExp(
  String.raw`${free}${value('a')}${unit('unitA')}${when},?\s(?:and|vs\.?|versus)\s${value('b')}${unit('unitB')}${when}(?:,\srespectively)?[,;]\san?\s(?:absolute\s)?difference\sof\s${value('c')}(?<unitC>\s?%|\s(?!per\b)[\p{L}µ/²³]{1,12})?(?=\s?[(),;.]|$)`,
  'dgu',
)
const folds: Readonly<Record<string, number>> = {
  doubled: 2,
  twofold: 2,
  tripled: 3,
  trebled: 3,
  threefold: 3,
  quadrupled: 4,
  fourfold: 4,
  halved: 2,
  fivefold: 5,
  tenfold: 10,
}
/** "doubled from 3,000 to 6,000", "twofold (6,000 vs 3,000)". */
const fold = new RegExp(
  String.raw`(?<!\b(?:more than|over|at least|less than|up to|nearly|almost|about)\s)\b(?<fold>(?:two|three|four|five|ten)-?fold|doubled|tripled|trebled|quadrupled|halved)(?:\s(?!or\b|and\b)[\p{L}-]{1,20}){0,8}(?:\sfrom\s${value('a')}${unit('unitA')}\sto\s${value('b')}${unit('unitB')}|\s\(${value('c')}${unit('unitC')}\s(?:vs\.?|versus|to|and)\s${value('d')}${unit('unitD')}\))`,
  'dgiu',
)
const rises = new RegExp(rise, 'u')
const fromNumber = /\bfrom\s\d/u
const multiple = /(?:two|three|four|five|ten)-?fold|doubled|trebled|tripled|quadrupled|halved/iu
/** What makes of a change more than the difference or quotient of its two numbers. */
const modelled =
  /\b(?:adjust\p{L}*|model\p{L}*|least[- ]squares?|mean (?:change|difference|reduction|increase)|average|median|log\p{L}*|weighted|estimat\p{L}+|geometric|imput\p{L}*|annual\p{L}*|yearly|per (?:year|annum|decade)|compound|scale|percentiles?|quartiles?|respectively,? for)\b/iu
const more = /\b(?:higher|greater|more|increase\p{L}*|larger)\b/iu
/** So far from the quotient a multiple may be told, and be no slip. */
const roughly = 1.4

/** Two numbers, and the change that a sentence tells of them. */
export function changes(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  const near = (match: RegExpExecArray) =>
    sentenceAround(words, { start: match.index, end: match.index + match[0].length }, 120, 60)
  const read = (pattern: RegExp, tell: (match: RegExpExecArray) => NumberStatement | null) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const statement = tell(match)
      return statement && !modelled.test(near(match)) ? [statement] : []
    })
  return [
    ...(fromNumber.test(words) && rises.test(words)
      ? read(fromTo, (match) =>
          match.groups?.d === undefined
            ? changeOf(match, within.start, 'c', match.groups?.unitC)
            : changeOf(match, within.start, 'd', match.groups?.unitD),
        )
      : []),
    ...(words.includes('difference of')
      ? read(twoOf, (match) => changeOf(match, within.start, 'c', match.groups?.unitC))
      : []),
    ...(multiple.test(words)
      ? read(fold, (match) => foldOf(match, within.start, more.test(near(match))))
      : []),
  ]
}

/** A number as it is computed with. */
const bare = ({ words }: Place) => words.replaceAll(',', '').replace('·', '.')
const half = ({ words }: Place) => 0.5 * 10 ** -decimalsOf(words)

/** Whether a change may be that of two numbers, as printed: their difference, or a share of the first or the second. */
function isChange(a: Place, b: Place, told: Place, isShare: boolean, mayBeShare: boolean): boolean {
  const room = half(a) + half(b) + 1e-9
  const size = Math.abs(a.value - b.value)
  const allowed = room + 2 * half(told)
  // What rose and what fell are apart by both.
  const isDifference = [size, a.value + b.value].some(
    (one) => Math.abs(one - told.value) <= allowed,
  )
  if (!mayBeShare) return isDifference
  const unit = 2 * half(told)
  const isShareOf = (base: Place) => {
    const least = Math.max(0, size - room) / (base.value + half(base))
    const most = (size + room) / Math.max(1e-9, base.value - half(base))
    return told.value >= 100 * least - unit && told.value <= 100 * most + unit
  }
  return (!isShare && isDifference) || isShareOf(a) || isShareOf(b)
}

function changeOf(
  match: RegExpExecArray,
  offset: number,
  name: 'c' | 'd',
  unitTold = '',
): NumberStatement | null {
  const [a, b, told] = [
    placeAt(match, 'a', offset),
    placeAt(match, 'b', offset),
    placeAt(match, name, offset),
  ]
  const [unitA, unitB, unitC] = [match.groups?.unitA, match.groups?.unitB, unitTold].map(
    (one = '') => one.trim(),
  ) as [string, string, string]
  if (a.value === 0 || b.value === 0 || (unitA !== '' && unitA !== unitB)) return null
  const isPercent = unitC === '%'
  const isOfPercent = unitB === '%'
  if (!isPercent && unitC !== '' && !/^points?$/.test(unitC) && unitC !== unitB) return null
  if (!isPercent && unitC === '' && unitB !== '' && !isOfPercent) return null
  const agrees = isChange(a, b, told, isPercent && !isOfPercent, isPercent)
  const decimals = Math.max(...[a, b].map(({ words }) => decimalsOf(words)))
  const [high, low] = a.value > b.value ? [a, b] : [b, a]
  const difference = (high.value - low.value).toFixed(decimals)
  const share = ((high.value - low.value) / a.value).toFixed(4)
  const isShare = isPercent && !isOfPercent
  const shown = isShare ? `${Number((100 * Number(share)).toFixed(1))}%` : difference
  const operands = isShare ? [high, low, a] : [high, low]
  return {
    kind: 'change',
    agrees,
    spans: [{ start: a.span.start, end: b.span.end }, told.span],
    printed: told.span,
    finding: `between ${a.words} and ${b.words} is a difference of ${shown}, and the paper prints ${told.words}${unitC === '%' ? '%' : ''}`,
    computation: {
      expression: isShare
        ? `(${bare(high)} - ${bare(low)}) / ${bare(a)} ≈ ${share}`
        : `${bare(high)} - ${bare(low)} = ${difference}`,
      operands: operands.map(({ value, span }) => ({ value, span })),
      result: Number(isShare ? share : difference),
    },
  }
}

function foldOf(match: RegExpExecArray, offset: number, isMore: boolean): NumberStatement | null {
  const isFrom = match.groups?.a !== undefined
  const [a, b] = (isFrom ? ['a', 'b'] : ['c', 'd']).map((name) => placeAt(match, name, offset)) as [
    Place,
    Place,
  ]
  const [unitA = '', unitB = ''] = isFrom
    ? [match.groups?.unitA, match.groups?.unitB]
    : [match.groups?.unitC, match.groups?.unitD]
  const word = match.groups?.fold ?? ''
  const times = folds[word.toLowerCase().replace('-', '')]
  if (times === undefined || a.value === 0 || b.value === 0) return null
  if (unitA.trim() !== '' && unitA.trim() !== unitB.trim()) return null
  const [high, low] = a.value > b.value ? [a, b] : [b, a]
  const quotient = high.value / low.value
  const isNear = (one: number) => one <= times * roughly && one >= times / roughly
  const isFold = /fold$/i.test(word)
  const agrees = isNear(quotient) || (isFold && isMore && isNear(quotient - 1))
  const start = offset + match.index
  const shown = quotient.toFixed(2)
  return {
    kind: 'change',
    agrees,
    spans: [{ start, end: Math.max(a.span.end, b.span.end) }],
    printed: low.span,
    finding: `${high.words} is ${Number(shown)} times ${low.words}, and the paper prints “${word}”`,
    computation: {
      expression: `${bare(high)} / ${bare(low)} ≈ ${shown}`,
      operands: [high, low].map(({ value, span }) => ({ value, span })),
      result: Number(shown),
    },
  }
}
