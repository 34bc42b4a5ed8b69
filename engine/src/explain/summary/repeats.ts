import type { SectionRole } from '../../document/paper-document.ts'
import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'

/** Sentences this alike say the same thing, whatever figures and tables they name. */
const wholly = 0.9
/** Sentences this alike say the same thing, whatever their figures. */
export const same = 0.58
/**
 * Those this alike say it, too, unless each gives figures of its own, as of one arm and the other. Of 160 papers read,
 * every eighth had a pair more alike than about this in its summary, and two of three of these pairs told one thing.
 */
const nearlySame = 0.5
/** Of sentences this alike, those with a measured figure in common do. */
const sameFigure = 0.4
/** Of sentences this alike, those with the same figures do. */
const sameFigures = 0.2

/** The figures that a sentence gives. "7b" is part of a name, and single digits number lists and tables. */
export const figuresOf = (stems: ReadonlySet<string>): readonly string[] =>
  [...stems].filter((stem) => /^\d[\d.,]+%?$/.test(stem) && !/^(19|20)\d\d$/.test(stem))

/** A measured figure, of which few findings have the same: no count, and no level of a test. */
const isMeasured = (figure: string) => /\d[.,]\d/.test(figure) && !/^0[.,]0*[15]$/.test(figure)

/** The shares that a text gives as what came out: "a rate of 100%", and neither "at 20% outliers" nor the level of an interval. */
const sharesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(shareGiven)].map(([, figure]) => figure as string))
const shareGiven =
  /\b(\d[\d.,]{0,9})\s?%(?=\W{0,4}$|[,;.)]| (?:of|in|and|or|for|on|with|among|when|than|compared|respectively|across|within)\b)/g

/** How a thing was looked for is no finding of it, though it is told in the same words. */
const isMethodOfResult = (one: SectionRole, other: SectionRole) =>
  (one === 'methods' && other === 'results') || (one === 'results' && other === 'methods')

/** How many words a sentence has to have for it to be found within another. */
const fewestWithin = 7
const shareWithin = 0.8

/** True when nearly all words of the shorter, which gives no figure of its own, are those of the longer. */
function isWithin(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a]
  if (short.size < fewestWithin) return false
  const within = [...short].filter((stem) => long.has(stem)).length
  return within >= shareWithin * short.size && figuresOf(short).every((stem) => long.has(stem))
}

type Said = Pick<Sentence, 'stems' | 'role' | 'text'>

const labels = /\b(?:fig(?:ure)?|table)s?\b\.?\s?[A-Z]?\d+/gi
const labelsOf = ({ text }: Said) =>
  (text.match(labels) ?? []).map((label) => label.toLowerCase().replace(/ures?|s\b|[.\s]/g, ''))

/** True when each names a figure or table, and none that the other names: they tell of different things in any words. */
function isOfOtherFigure(a: Said, b: Said): boolean {
  const [one, other] = [labelsOf(a), labelsOf(b)]
  return one.length > 0 && other.length > 0 && !one.some((label) => other.includes(label))
}

/** True when one sentence says what the other says: in nearly the same words, or in like words with the same figures. */
export function repeats(a: Said, b: Said): boolean {
  const alike = similarity(a.stems, b.stems)
  const isSame = alike >= same || isWithin(a.stems, b.stems)
  if (!isSame && alike < sameFigures) return false
  if (alike < wholly && isOfOtherFigure(a, b)) return false
  if (isSame) return true
  const [few = [], many = []] = [figuresOf(a.stems), figuresOf(b.stems)].toSorted(
    (x, y) => x.length - y.length,
  )
  const shared = few.filter((figure) => many.includes(figure))
  if (shared.length >= 2 && shared.length >= 0.6 * few.length) return true
  // The same pair of measured figures is the same finding, whatever else is told beside it.
  if (shared.filter(isMeasured).length >= 2) return true
  if (isMethodOfResult(a.role, b.role)) return false
  const [ofOne, ofOther] = [sharesIn(a.text), sharesIn(b.text)]
  const isGiven = (figure: string) => ofOne.has(figure) && ofOther.has(figure)
  const measured = shared.filter((figure) => isMeasured(figure) || isGiven(figure)).length
  if (alike >= sameFigure && measured > 0 && measured >= 0.5 * few.length) return true
  return alike >= nearlySame && (few.length === 0 || measured > 0)
}
