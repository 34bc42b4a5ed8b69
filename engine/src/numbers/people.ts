import type { Span } from '../text/span.ts'
import { type NumberStatement, placeAt } from './statement.ts'

const count = String.raw`\d{1,3}(?:,\d{3})+|\d{1,7}`
const sex = '(?:(?:wo)?m[ae]n|(?:fe)?males?|boys?|girls?)'
const share = String.raw`(?:\s?[([]\d{1,3}(?:[.·]\d{1,2})?\s?%[)\]])?`
/** "60 patients (31 women, 29 men)": what is counted, and both sexes of it. */
const bothSexes = new RegExp(
  String.raw`(?<![\p{L}\d][.,/:–-]?|\d\s|\b(?:type|stage|grade|class|phase|level|per|age)\s)(?<all>${count})\s(?:[\p{L}-]{1,20}\s){0,3}(?:participants|patients|subjects|people|persons|adults|children|students|volunteers|individuals|respondents|adolescents|infants)\s?[([](?:[nN]\s?=\s?)?(?<one>${count})${share}\s(?<first>${sex})${share}\s?(?:,\sand\s|[,;]\s|\sand\s|\/)(?<other>${count})${share}\s(?<second>${sex})${share}\s?[)\],;]`,
  'dgu',
)
const someOfSex = new RegExp(String.raw`[\d)\]]\s${sex}`, 'u')
const isFemale = (word: string) => /^(?:wom|fem|girl)/.test(word)

/** Numbers of people with those of women and men among them, in a stretch of a text. */
export function peopleOfBothSexes(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!someOfSex.test(words)) return []
  return [...words.matchAll(bothSexes)].flatMap((match) => {
    if (isFemale(match.groups?.first ?? '') === isFemale(match.groups?.second ?? '')) return []
    const [one, other, all] = (['one', 'other', 'all'] as const).map((name) =>
      placeAt(match, name, within.start),
    )
    if (!one || !other || !all) return []
    const sum = one.value + other.value
    return [
      {
        kind: 'total',
        agrees: sum === all.value,
        spans: [{ start: all.span.start, end: within.start + match.index + match[0].length }],
        printed: all.span,
        finding: `${one.words} and ${other.words} are ${sum}, and the paper prints ${all.words}`,
        computation: {
          expression: `${one.words} + ${other.words} = ${sum}`,
          operands: [one, other].map(({ value, span }) => ({ value, span })),
          result: sum,
        },
      } satisfies NumberStatement,
    ]
  })
}
