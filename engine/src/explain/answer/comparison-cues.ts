import { stem, tokens } from '../../text/tokens.ts'

// Qualities by which two things are compared, each with its opposite.
const axes: readonly (readonly [string, string])[] = [
  [
    'better superior best outperform beat exceed surpass',
    'worse inferior poorer underperform lag trail',
  ],
  ['fast faster quick quicker speed speedup accelerate', 'slow slower'],
  ['high higher greater', 'low lower'],
  ['more', 'less fewer'],
  ['large larger big bigger greater', 'small smaller'],
  ['long longer', 'short shorter'],
  ['old older', 'young younger'],
  ['strong stronger', 'weak weaker'],
  ['easy easier', 'hard harder difficult'],
  ['cheap cheaper', 'expensive costly costlier'],
  ['accurate', 'inaccurate'],
]

export interface Quality {
  readonly same: ReadonlySet<string>
  readonly opposite: ReadonlySet<string>
}

const stemsOf = (words: string) => new Set(words.split(' ').map(stem))
const qualities = axes.flatMap(([one, other]): Quality[] => {
  const [left, right] = [stemsOf(one), stemsOf(other)]
  return [
    { same: left, opposite: right },
    { same: right, opposite: left },
  ]
})

/** The stems of a quality's side and of the opposite one; a quality without a known opposite has only itself. */
export const qualityOf = (stem: string): Quality =>
  qualities.find(({ same }) => same.has(stem)) ?? { same: new Set([stem]), opposite: new Set() }

/** Words that stand between two things compared. */
export const comparingLink = /^(?:than|over|versus|vs|compared|relative|to)$/

/** Nothing is more or less than the other. */
export const noDifference =
  /\b(?:no|not|never|without|neither)(?: \p{L}+){0,3} (?:differen(?:t|ces?|tly)|differ(?:ed|s)?)\b|\b(?:similar|comparable|equal|identical) (?:to|with|between|among|in|for)\b|\bequally\b/iu

const exception =
  /\b(?:except(?:ing| for| in| on| at)?|(?:with )?the exceptions? of|apart from|aside from|other than|all but|but not(?: in| on| for| at| with)?|unlike (?:in|on|for|at|with)|excluding|save for) ((?:[\p{L}\p{N}-]+ ?){1,4})/giu

/** The words by which a text leaves one of some things out of what it says; null where it does not. */
export function exceptionIn(text: string, stems: readonly string[]): string | null {
  for (const { index, 0: all, 1: words = '' } of text.matchAll(exception)) {
    const out = tokens(words).findLast((word) => stems.includes(word.stem))
    if (out) return text.slice(index, index + all.length - words.length + out.end)
  }
  return null
}
