import { remembering } from '../../text/remembering.ts'

// An estimate, its interval and its p-value are told with the same label and the same number, however these are set.

interface Keyed {
  readonly start: number
  readonly end: number
  readonly key: string
}

const labels: Readonly<Record<string, string>> = {
  'odds ratio': 'or',
  'hazard ratio': 'hr',
  'risk ratio': 'rr',
  'relative risk': 'rr',
  'mean difference': 'md',
}
const number = String.raw`[−-]?(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})`
const set = String.raw`(?:,|:|\s?=| of)?\s?`
const notGoingOn = String.raw`(?![\p{L}\d]|[.,]\d)`
/** "odds ratio [OR], 1.52", "OR = 1.52" */
const ratio = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<label>OR|HR|RR|MD|(?:[Oo]dds|[Hh]azard|[Rr]isk) ratio|[Rr]elative risk|[Mm]ean difference)(?: [[(](?:OR|HR|RR|MD)[\])])?${set}(?<value>${number})${notGoingOn}`,
  'gu',
)
/** "95% CI, 1.11-2.09", "95% confidence interval 1.11 to 2.09" */
const interval = new RegExp(
  String.raw`(?<!\d)(?<level>9\d)\s?% ?(?:CIs?|[Cc]onfidence intervals?(?: [[(]CI[\])])?)${set}(?<low>${number})(?:\s?[–‒-]\s?| to |, )(?<high>${number})${notGoingOn}`,
  'gu',
)
const pValue = /(?<![\p{L}\p{N}])[Pp]\s?(?<sign>[=<>≤≥])\s?(?<value>0?\.\d{1,6})(?!\d)/gu
const parting = /[,;]\s(?:9\d\s?% ?C|[Pp]\s?[=<>≤≥])/gu

const numberIn = (words: string) => Number(words.replace('−', '-'))

const keyed = (
  words: string,
  pattern: RegExp,
  keyOf: (groups: Record<string, string | undefined>, printed: string) => string,
): Keyed[] =>
  [...words.matchAll(pattern)].map(({ index, 0: printed, groups = {} }) => ({
    start: index,
    end: index + printed.length,
    key: keyOf(groups, printed),
  }))

/** Estimates with their labels, intervals and p-values, each with what it says as its key. */
export const estimatesIn: (words: string) => readonly Keyed[] = remembering((words) => {
  if (!/\d/.test(words)) return []
  return [
    ...keyed(words, ratio, ({ label = '', value = '' }) => {
      const name = label.toLowerCase()
      return `${labels[name] ?? name} ${numberIn(value)}`
    }),
    ...keyed(
      words,
      interval,
      ({ level, low = '', high = '' }) => `ci ${level} ${numberIn(low)} ${numberIn(high)}`,
    ),
    ...keyed(words, pValue, ({ sign, value = '' }) => `p ${sign} ${numberIn(value)}`),
  ].sort((a, b) => a.start - b.start)
})

/** What parts an interval and a p-value from what stands before them, with the first of their words. */
export const partingsIn: (words: string) => readonly Keyed[] = remembering((words) =>
  keyed(words, parting, (_, printed) => printed.slice(1)),
)
