import {
  joinGroups,
  parseNumbers,
  powersOfTen,
  smallNumbers,
  spelledNumber,
} from '../text/numbers.ts'
import { unitOf } from '../text/units.ts'

/** A number of a text: as it is written there, and what it may mean. */
export interface ToldFigure {
  readonly raw: string
  /** Without a sign; that of "4.5 million" is 4,500,000. */
  readonly value: number
  /** Without what it is counted in: 4.5. */
  readonly bare: number
  /** False for a part of a longer number or name, as "19" of "19th" and "twenty" of "twenty-five". */
  readonly isWhole: boolean
}

const scales = new Map(
  Object.entries({ k: 1e3, K: 1e3, M: 1e6, thousand: 1e3, million: 1e6, bn: 1e9, billion: 1e9 }),
)
/** "4.5 million", "4.5M"; "4.5 M" is molar, and "4.5m" is long. */
const scale = /^(?:\s?(?:thousand|million|billion|bn)|[kKM])(?!\p{L})/u
const numberWords = [
  ...smallNumbers.slice(2),
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
].join('|')
const spelled = new RegExp(`(?<![\\p{L}\\p{N}])(?:${numberWords})(?![\\p{L}\\p{N}])`, 'giu')
/** What stands beside a spelled number makes a longer one of it. */
const goesOn = new RegExp(
  `^(?:-|\\s(?:${numberWords}|hundred|dozen|thirds?|quarters?|and an? )\\b)`,
  'iu',
)
const begun = new RegExp(
  `(?:-|\\b(?:${numberWords}|hundred|thousand|million|point|hundred and)\\s)$`,
  'iu',
)
/** So far before a number its beginning is looked for. */
const reach = 16

/** The numbers of a text, in figures and, from two on, in words; figures that belong to a name ("p53") are none. */
export function toldFigures(text: string): ToldFigure[] {
  const plain = joinGroups(text)
  const powers = powersOfTen(plain)
  const isOfPower = (at: number) => powers.some(({ start, end }) => start <= at && at < end)
  const others = parseNumbers(plain).filter(({ start }) => !isOfPower(start))
  const inPowers = powers.map(({ start, end, value }): ToldFigure => {
    return { raw: plain.slice(start, end), value, bare: value, isWhole: true }
  })
  const inFigures = others.map(({ start, end, value }): ToldFigure => {
    const after = plain.slice(end, end + reach)
    const letters = /^\p{L}+/u.exec(after)?.[0] ?? ''
    const scaled = scale.exec(after)?.[0] ?? ''
    return {
      raw: `${plain.slice(start, end).replace(/^[-−–]/, '')}${scaled}`,
      ...valuesOf(Math.abs(value), scaled),
      isWhole: letters === '' || scaled !== '' || unitOf(letters) !== null,
    }
  })
  const inWords = [...plain.matchAll(spelled)].map(({ index, 0: raw }): ToldFigure => {
    const end = index + raw.length
    const after = plain.slice(end, end + reach)
    const isPart = goesOn.test(after) || begun.test(plain.slice(Math.max(0, index - reach), index))
    const scaled = scale.exec(after)?.[0] ?? ''
    const bare = spelledNumber(raw.toLowerCase()) ?? 0
    return { raw: `${raw}${scaled}`, ...valuesOf(bare, scaled), isWhole: !isPart }
  })
  return [...inFigures, ...inPowers, ...inWords]
}

const valuesOf = (bare: number, scaled: string) => {
  const value = bare * (scales.get(scaled.trim()) ?? 1)
  return { value: Number(value.toPrecision(12)), bare }
}

/** The greatest of the numbers that stand in any paper, and count anything. */
const small = 10
/** Whether a number is a small whole one: that two sentences have it says little. */
export const isSmall = ({ value }: ToldFigure): boolean => Number.isInteger(value) && value <= small
