import type { Question } from './question.ts'

const labels =
  'table|figure|fig|section|equation|phase|round|type|grade|day|step|layer|level|stage|group|week|month|model|experiment|study|cohort|wave|arm'
const joined = /(?<![\p{L}\p{N}-])(\p{L}*\p{Lu}\p{L}*)-?(\d{1,3})(?![\p{L}\p{N}.-])/gu
const labelled = new RegExp(`\\b(${labels}) (\\d{1,3})(?![\\w.])`, 'gi')

/**
 * Something numbered that a question names and the paper does not, although it names its siblings: "ROUGE-2"
 * where only ROUGE-1 is measured, "round 5" after four rounds. Null when there is none.
 */
export function unsaidSibling(question: Question, paper: string): string | null {
  const numbered = (pattern: RegExp, gap: string) =>
    [...question.text.matchAll(pattern)].find(([, name = '', number = '']) => {
      const family = paper.matchAll(
        new RegExp(`(?<!\\p{L})${name}s?${gap}(\\d{1,3})(?!\\d)`, 'giu'),
      )
      const siblings = [...family].map(([, other]) => Number(other))
      return siblings.length > 0 && !siblings.includes(Number(number))
    })?.[0] ?? null
  return numbered(joined, '[-_ ]?') ?? numbered(labelled, '[\\s-]')
}
