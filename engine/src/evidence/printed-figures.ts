/** What tells that a comma before it was a decimal one. */
const decimal =
  /(?<![\d.,])(?:0,\d+|\d+,\d{1,2}\s?(?:%|‰|°C|(?:kg|mg|g|ml|mm|cm|km|years?|points?)\b))/
const commaNumber = /(?<![\d.,[])(\d+),(\d{1,2}|\d{4,})(?![\d.,]*\d)/g
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g

/** A claim with its numbers printed as its sentence has them, where their value can only be the same: "6,89" for "6.89", "15,000" for "15 000". */
export function inPapersFigures(sentence: string, claim: string): string {
  let said = claim
  // A sentence with both kinds of numbers has a list where the comma stands.
  if (decimal.test(sentence) && !/\d\.\d/.test(sentence))
    for (const [printed, whole, part] of sentence.matchAll(commaNumber))
      said = replaced(said, `${whole}.${part}`, printed)
  for (const [printed] of sentence.matchAll(grouped)) {
    said = replaced(said, printed.replaceAll(',', ' '), printed)
    said = replaced(said, printed.replaceAll(',', '\u2009'), printed)
  }
  return said
}

/** The words with one number, where it stands by itself, printed otherwise. */
function replaced(words: string, number: string, printed: string): string {
  const at = words.indexOf(number)
  const isAlone =
    at >= 0 &&
    !/[\d.,]$/.test(words.slice(0, at)) &&
    !/^[.,]?\d/.test(words.slice(at + number.length))
  return isAlone ? words.slice(0, at) + printed + words.slice(at + number.length) : words
}
