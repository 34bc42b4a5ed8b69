import type { Span } from '../text/span.ts'
import { decimalsOf, type NumberStatement, placeAt } from './statement.ts'

// Method: GRIM (Brown & Heathers 2017, Social Psychological and Personality Science 8, 363–369): the mean of n whole
// numbers is a whole number divided by n, so not every number printed with decimals can be one.

/** "M = 3.48, SD = 1.10, n = 19", "a mean of 3.48 (SD 1.10; n = 19)". */
const meanOfMany =
  /(?<![\p{L}\d])(?:[Mm]ean(?:\s(?:score|rating|number))?|M)\s?(?:=|was|of|:)?\s?(?<mean>\d{1,3}[.·]\d{1,3})(?![\d%]|[.,·]\d)\s?[,;(]{0,2}\s?(?:(?:SD|SEM?|standard\sdeviation|±)\s?[=:]?\s?\d{1,3}(?:[.·]\d{1,3})?\s?[,;]\s?)?[nN]\s?=\s?(?<n>\d{1,3})(?!\d|[.,]\d)/dgu
/** What is answered or counted in whole numbers, one for each person. Means of several answers are no such means. */
const whole =
  /\b(?:single|one)[-\s](?:item|question)\b|\bLikert[-\s]item\b|\bwhole numbers?\b|\bnumber of (?:[\p{L}-]+ ){0,2}(?:items|words|errors|mistakes|correct answers|children|siblings|visits)\b/iu
const several =
  /\b(?:averaged?|composite|subscales?|sum|items (?:were|was|are)|per|weighted|adjusted|estimated|imput\w+)\b/i
const reach = 200

/**
 * Means of whole numbers in a stretch of a text, with how many numbers they are the means of; read only where the
 * sentence says that each is one answer or one count.
 */
export function wholeMeans(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!/n\s?=/i.test(words)) return []
  return [...words.matchAll(meanOfMany)].flatMap((match) => {
    const around = sentenceAround(words, match.index, match.index + match[0].length)
    if (!whole.test(around) || several.test(around)) return []
    const [mean, n] = (['mean', 'n'] as const).map((name) => placeAt(match, name, within.start))
    if (!mean || !n || n.value < 2) return []
    const decimals = decimalsOf(mean.words)
    const product = (mean.value * n.value).toFixed(decimals)
    const near = [Math.floor(Number(product)), Math.ceil(Number(product))]
    // One unit of the last decimal: rounded, rounded up, or cut off.
    const agrees = near.some((sum) => Math.abs(sum / n.value - mean.value) < 10 ** -decimals - 1e-9)
    const could = near.map((sum) => `${(sum / n.value).toFixed(decimals)} (${sum} / ${n.words})`)
    return [
      {
        kind: 'whole-mean',
        agrees,
        spans: [{ start: mean.span.start, end: n.span.end }],
        printed: mean.span,
        finding: `the mean of ${n.words} whole numbers can be ${could.join(' or ')}, and the paper prints ${mean.words}`,
        computation: {
          expression: `${mean.words.replace('·', '.')} × ${n.words} = ${product}`,
          operands: [mean, n].map(({ value, span }) => ({ value, span })),
          result: Number(product),
        },
      } satisfies NumberStatement,
    ]
  })
}

/** The words of a sentence around a stretch of it, as far as they are near. */
function sentenceAround(words: string, start: number, end: number): string {
  const before = words.slice(Math.max(0, start - reach), start)
  const after = words.slice(end, end + reach)
  const from = before.search(/[.?!]\s(?!.*[.?!]\s)/su) + 1
  const to = after.search(/[.?!](?:\s|$)/u)
  return `${before.slice(from)}${words.slice(start, end)}${to < 0 ? after : after.slice(0, to)}`
}
