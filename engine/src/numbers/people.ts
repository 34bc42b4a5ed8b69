import type { Span } from '../text/span.ts'
import { year } from './specific-numbers.ts'
import { type NumberStatement, placeAt } from './statement.ts'
import { twoParts } from './two-parts.ts'

const count = String.raw`\d{1,3}(?:,\d{3})+|\d{1,7}`
/** Who takes part in a study: a part of a pattern. */
export const persons =
  '(?:participants|patients|subjects|people|persons|adults|children|students|volunteers|individuals|respondents|adolescents|infants|workers|nurses|employees|teachers|pupils|residents|athletes|players|veterans|soldiers|recruits|caregivers)'
const sex = '(?:(?:wo)?m[ae]n|(?:fe)?males?|boys?|girls?)'
const share = String.raw`(?:\s?[([]\d{1,3}(?:[.·]\d{1,2})?\s?%[)\]])?`
/** "60 patients (31 women, 29 men)": what is counted, and both sexes of it. */
const bothSexes = new RegExp(
  String.raw`(?<![\p{L}\d][.,/:–-]?|\d\s|\b(?:type|stage|grade|class|phase|level|per|age)\s)(?<all>${count})\s(?:[\p{L}-]{1,20}\s){0,3}${persons}\s?[([](?:[nN]\s?=\s?)?(?<one>${count})${share}\s(?<first>${sex})${share}\s?(?:,\sand\s|[,;]\s|\sand\s|\/)(?<other>${count})${share}\s(?<second>${sex})${share}\s?[)\],;]`,
  'dgu',
)
/** "Of the 60 patients, 31 women and 29 men took part", "60 patients were enrolled: 31 women and 29 men". */
const toldApart = new RegExp(
  String.raw`(?<![\p{L}\d][.,/:–-]?|\d\s|\b(?:type|stage|grade|class|phase|level|per|age)\s)(?<all>${count})\s(?:[\p{L}-]{1,20}\s){0,3}${persons}(?:\s(?!including|excluding|except|in|per|such)[\p{L}-]{1,20}){0,6}?(?:\s?[:,(–—]\s?|\s?[,(]\s?of\swhom\s)(?:there\swere\s)?(?<one>${count})${share}\s(?:were\s)?(?<first>${sex})${share},?\sand\s(?<other>${count})${share}\s(?:were\s)?(?<second>${sex})${share}(?=\s?[)\];,.]|\s(?:were|took)\s)`,
  'dgu',
)
/** Of some more than their sex is told, or not all of them are counted. */
const apart =
  /\b(?:includ\p{L}+|exclu\p{L}+|complet\p{L}+|remain\p{L}*|withdr\p{L}+|dropp?\p{L}*|lost|left|respectively|each|per|unknown|missing|non-?binary|other|prefer\p{L}*|transgender)\b/iu
const someOfSex = new RegExp(String.raw`[\d)\]]\s(?:were\s)?${sex}`, 'u')
const isFemale = (word: string) => /^(?:wom|fem|girl)/.test(word)

/** Numbers of people with those of women and men among them, in a stretch of a text. */
export function peopleOfBothSexes(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!someOfSex.test(words)) return []
  const told = [...words.matchAll(toldApart)].filter(
    ({ index, 0: { length } }) =>
      !apart.test(words.slice(Math.max(0, index - 60), index + length + 80)),
  )
  const found = new Set<number>()
  return [...words.matchAll(bothSexes), ...told].flatMap((match) => {
    if (found.has(match.index)) return []
    found.add(match.index)
    if (isFemale(match.groups?.first ?? '') === isFemale(match.groups?.second ?? '')) return []
    const [one, other, all] = (['one', 'other', 'all'] as const).map((name) =>
      placeAt(match, name, within.start),
    )
    // "In 1998 thirty patients": a year counts nobody.
    if (!one || !other || !all || year.test(all.words)) return []
    return [twoParts(all, one, other, within.start + match.index + match[0].length)]
  })
}
