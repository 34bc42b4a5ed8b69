import { remembering } from '../../text/remembering.ts'
import { measuresIn } from './measures.ts'
import { estimatesIn, partingsIn } from './printed-estimates.ts'
import { type FigureHabits, quantitiesIn } from './quantities.ts'
import { unitProductsIn } from './unit-products.ts'

/** What tells that a comma before it was a decimal one. */
const decimal =
  /(?<![\d.,])(?:0,\d+|\d+,\d{1,2}\s?(?:%|‰|°C|(?:kg|mg|g|ml|mm|cm|km|years?|points?)\b))/
const commaNumber = /(?<![\d.,[])(\d+),(\d{1,2}|\d{4,})(?![\d.,]*\d)/g

/**
 * A claim with its numbers and units printed as its sentence has them, where their value can only be the same: "6,89"
 * for "6.89", "15,000" for "15 000", "4.5M" for "4.5 million", "10⁻⁵" for "1e-5", "24–26" for "24 to 26", "mg kg⁻¹"
 * for "mg/kg".
 */
export function inPapersFigures(sentence: string, claim: string, habits: FigureHabits): string {
  let said = alike(sentence, claim, measuresIn)
  // A sentence with both kinds of numbers has a list where the comma stands.
  if (decimal.test(sentence) && !/\d\.\d/.test(sentence))
    for (const [printed, whole, part] of sentence.matchAll(commaNumber))
      said = replaced(said, `${whole}.${part}`, printed)
  if (
    !/\d|\b(?:half|third|quarter|fourth|fifth|eighth|tenth|(?:[Tt]wen|[Tt]hir|[Ff]or|[Ff]if|[Ss]ix|[Ss]even|[Ee]igh|[Nn]ine)ty-)/.test(
      sentence,
    )
  )
    return said
  said = alike(sentence, said, (words, isPaper) =>
    isPaper ? quantitiesIn(words, habits) : claimedIn(words),
  )
  said = alike(sentence, alike(sentence, said, estimatesIn), partingsIn)
  said = alike(sentence, said, productsIn)
  return alike(sentence, said, rangesIn)
}

// A claim is held against several sentences.
const claimedIn = remembering((claim) => quantitiesIn(claim, null))
const productsIn = remembering(unitProductsIn)

interface Keyed {
  readonly start: number
  readonly end: number
  readonly key: string
}

const plain = /^\d[\d,]*(?:\.\d+)?$/

/** The claim with each of its stretches as the sentence prints the one of the same key. */
function alike(
  sentence: string,
  claim: string,
  read: (words: string, isPaper: boolean) => readonly Keyed[],
): string {
  // Most of what a claim prints its sentence prints, too: then the sentence need not be read.
  const told = read(claim, false).filter(
    ({ start, end }) => !sentence.includes(claim.slice(start, end)),
  )
  if (told.length === 0) return claim
  const printed = new Map(
    read(sentence, true).map(({ start, end, key }) => [key, sentence.slice(start, end)] as const),
  )
  let said = claim
  for (const { start, end, key } of told.toSorted((a, b) => b.start - a.start)) {
    const words = printed.get(key)
    // Two plain numbers of one value are the same to every gate.
    if (words === undefined || (plain.test(words) && plain.test(claim.slice(start, end)))) continue
    said = said.slice(0, start) + words + said.slice(end)
  }
  return said
}

const range =
  /(?<![\p{L}\d.,/–−-]|\bfrom\s|[–−-]\s)(?<low>\d{1,9}(?:\.\d{1,6})?)(?<unit>\s?(?:%|°C))?(?:\s?(?<dash>[–‒-])\s?|\sto\s)(?<high>\d{1,9}(?:\.\d{1,6})?)(?![\p{L}\d]|[.,/–−-]\d)/gu
/** "1 to 2" is no range there. */
const odds = /\b(?:ratio|odds|random\w*|allocat\w*|scores?|won|matched)\b/i

/** Ranges that go up, without a unit that is told twice: "24–26", "24 °C to 26". Of "10-12" the hyphen may be a lost minus. */
const rangesIn = remembering((words: string): Keyed[] => {
  if (odds.test(words)) return []
  return [...words.matchAll(range)].flatMap(({ index, 0: printed, groups }) => {
    const { low = '', high = '', unit = '', dash } = groups ?? {}
    const end = index + printed.length
    if (Number(high) <= Number(low) || (low === '10' && dash === '-')) return []
    if (unit !== '' && !words.slice(end).trimStart().startsWith(unit.trim())) return []
    return [{ start: index, end, key: `${Number(low)} ${Number(high)}` }]
  })
})

/** The words with one number, where it stands by itself, printed otherwise. */
function replaced(words: string, number: string, printed: string): string {
  const at = words.indexOf(number)
  const isAlone =
    at >= 0 &&
    !/[\d.,]$/.test(words.slice(0, at)) &&
    !/^[.,]?\d/.test(words.slice(at + number.length))
  return isAlone ? words.slice(0, at) + printed + words.slice(at + number.length) : words
}
