import { ofP } from './p-columns.ts'
import type { Grid } from './table-grid.ts'

/** Beside "F1" these letters have a meaning. */
const ofScores: Readonly<Record<string, string>> = { P: 'Precision', R: 'Recall' }
/** "EN-FR". */
const languagePair = /(?<![\p{L}-])(\p{L}{2})[-–→](\p{L}{2})(?![\p{L}-])/gu
const languages: ReadonlyMap<string, string> = new Map(
  (
    'ar Arabic, cs Czech, de German, en English, es Spanish, fi Finnish, fr French, hi Hindi, it Italian, ja Japanese, ' +
    'ko Korean, nl Dutch, pt Portuguese, ro Romanian, ru Russian, tr Turkish, zh Chinese'
  )
    .split(', ')
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
)

/** Heads with the words that any reader has for their letters: "P" and "R" beside "F1", "EN-FR", "Pr(>|z|)". */
export function spelledHeads({ heads: all }: Grid, heads: readonly string[]): readonly string[] {
  const isScored = all.some((own) => /^F[-_]?1$/i.test(own.at(-1) ?? ''))
  const spelled = (head: string) => {
    const score = isScored ? ofScores[head] : undefined
    return score ?? (ofP.test(head) ? 'p-value' : head)
  }
  return heads.map((head) =>
    spelled(head).replace(languagePair, (pair: string, from: string, to: string) => {
      const both = [from, to].map((code) => languages.get(code.toLowerCase()))
      return both.includes(undefined) ? pair : both.join(' ')
    }),
  )
}

const languageCode = /(?<![\p{L}\p{N}])(\p{Lu}{2})(?![\p{L}\p{N}])/gu

/** The name of a row with codes of languages written out: "Best system (DE)" is of German. */
export const languagesSpelled = (name: string): string =>
  name.replace(languageCode, (code) => languages.get(code.toLowerCase()) ?? code)
