import { remembering } from './remembering.ts'
import type { Span } from './span.ts'

/** The months in order, as branches of a pattern. */
export const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December'
/** "(July 2010)" is a date, and no citation. */
export const months = new RegExp(`\\b(?:${monthNames})\\b`)

// One bracket inside at most, of the other kind or of the same, so linear.
const bracketed =
  /\((?:[^()]|\([^()]{1,80}\)){1,160}\)|(?<![\p{L}\p{N}])\[(?=[^[\]]*(?:\p{L}{2}|\p{L}\s?[<=>≤≥]))[^[\]]{1,160}\]/gu
// In both patterns no two branches can begin alike, so that they stay linear.
/** "(Fig. 3A, left)", "(see Tables 2 and S1)". */
const referring =
  /^\((?:see |also |cf\. |the )*(?:Supplementary |Supplemental |Supporting |Additional |Extended Data |Online |Appendix )?(?:Figs?|Figures?|Tables?|Tabs?|Eqs?|Equations?|Sect(?:ion)?s?|Appendix|Movie|Video|File|Data|Box|Panels?|Algorithm|Chapter|Experiment)(?:[A-Z]?\d+[A-Za-z]?(?![\p{L}\d])|[A-Z](?![\p{L}\d])|[\s,;.&–−-]|and|to|left|right|top|bottom|upper|lower|panels?|Supplementary|Figs?|Figures?|Tables?|figure|supplements?|source|data|—)*\)$/u
/** "(p = 0.02)", "(n = 12)", "(95% CI 1.2-3.4)", "(74 of 554)", "(men: 74%)": what was measured, in figures. */
const figures =
  /^\((?=[^()]*\d)(?:\p{L}{1,2}(?:\d{1,3}|²)?(?![\p{L}\d])|SEM|IQR|aOR|out|and|mean|median|difference|range|odds|hazard|relative|risk|ratios?|adjusted|corrected|values?|confidence|interval|percent|tailed|sided|(?!(?:SEM|IQR|aOR|out|and|mean|median|difference|range|odds|hazard|relative|risk|ratios?|adjusted|corrected|values?|confidence|interval|percent|tailed|sided):)\p{L}{3,15}:(?=\s?[\d<>=])|[\d\s.,;:·/%±=<>≤≥≈~∼×*^[\]–−-])+\)$/u
/** "(CSP)", "(T4)": the short name of what stands before it; "(NS)" says that it is not significant. */
const acronym = /^\((?!NS\))(?:\p{Lu}[\p{L}\d]{0,9}[\p{Lu}\d]s?)(?: \p{Lu}{2,6}){0,2}\)$/u
/** "lobaplatin (L)": its first letter. */
const initial = /(?<=(?<![\p{L}\d])(\p{L})[\p{L}-]{2,} )\((\p{Lu})\)/gu
/** "A stack of N = 6 layers": the letter that a number is given. */
const lettered = /(?<=^|[\s(])\p{L}(?:_[\p{L}\p{N}]{1,6})?\s?=(?=\s?\d)/gu
/** "65.2 ± 23.2", and "the mean (or height) ± SD was": which spread it is. */
const spread =
  /\s?±\s?(?:\d+(?:\.\d+)?(?![\p{L}\d.]*\d)|(?:SD|SEM?|[Ss]tandard (?:deviation|error)|[Ss]\.[DdEe]\.(?:[Mm]\.)?|s[de]m?)(?![\p{L}\d]))/gu

/** "(range: 3-40 years)", "(95% CI, 9.7 to 21.9 months)", "(HR 0.68 [95% CI …])": how far what stands before it spreads. */
const spreading =
  /^\((?=(?:9\d\s?% ?)?(?:CI|confidence interval|range|inter-?quartile range|IQR|SD|SEM?|standard (?:deviation|error)|HR|OR|RR|hazard ratio|odds ratio|risk ratio|relative risk|mean difference|±)(?: \[\p{Lu}{2,4}\])?(?![\p{L}])[^\p{L}]{0,12}\d)(?:\p{L}{1,2}(?![\p{L}\d])|confidence|interval|range|inter|quartile|IQR|SEM|standard|deviation|error|hazard|odds|risk|relative|mean|difference|ratio|years?|months?|weeks?|days?|hours?|minutes?|min|mmHg|mmol|points?|old|[\d\s.,:;=±<>≤≥%[\]–‒−/-])+\)$/iu
/** "(104 morning, 60 noon)": of what parts a number is made. */
const parts =
  /^\((?!.*\b(?:in|not?|only|under|without)\b)\d[\d.,]*%? [\p{L}-]+(?:(?:, | and |, and )\d[\d.,]*%? [\p{L}-]+){1,8}\)$/iu

/** "(accession no. KU886219)": where in a public archive it lies. */
const archived =
  /^\((?:GenBank |NCBI |SRA |PDB |ENA )?accession (?:nos?\.?|numbers?|codes?|IDs?):? ?\p{L}{1,4}_?\d{4,12}(?:\.\d{1,2})?(?:(?:,| and|, and| to|[–-]) ?\p{L}{1,4}_?\d{4,12}(?:\.\d{1,2})?){0,8}\)$/iu

/** Of "(95% CI 9–19; Figure 2)", each half; "0.1 (−0.2, 0.4), p = 0.4" as "0.1 [−0.2, 0.4], p = 0.4". */
export function isReferenceOrFigures(words: string): boolean {
  const inner = words.replace(/[()]/g, (sign) => (sign === '(' ? '[' : ']'))
  return [referring, figures, spreading, parts, archived].some((it) => it.test(`(${inner})`))
}

/**
 * What a sentence says in passing and is quoted without: references to figures and tables, results and parts in brackets,
 * short names of what stands before them, the spread of a mean, and the letter of a number. In text order.
 */
export const asidesIn: (text: string) => readonly Span[] = remembering(readAsides)

function readAsides(text: string): Span[] {
  if (!/[([±=]/.test(text)) return []
  const brackets = [...text.matchAll(bracketed)].filter(
    ([words]) =>
      acronym.test(`(${words.slice(1, -1)})`) ||
      words.slice(1, -1).split(/;\s/).every(isReferenceOrFigures),
  )
  const initials = [...text.matchAll(initial)].filter(
    ([, first, letter]) => first?.toUpperCase() === letter,
  )
  return [...brackets, ...initials, ...text.matchAll(spread), ...text.matchAll(lettered)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      (span, _, all) => !all.some((other) => other.start < span.start && span.end <= other.end),
    )
    .sort((a, b) => a.start - b.start)
}
