import { readFileSync } from 'node:fs'

/**
 * Words as all tools agree on them: letters and digits, lower case, ligatures and accents composed. Digits
 * are words of their own, as some gold texts glue the numbers of notes to words; Hangul is compared by the
 * syllable, as the Korean gold text keeps the line ends inside of words as spaces.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{sc=Hangul}|\p{N}+|(?:(?!\p{sc=Hangul})[\p{L}\p{M}])+/gu) ?? []
  )
}

/** Line-end hyphens joined, as every reader of plain text would. */
export const unhyphened = (text: string): string =>
  text.replace(/(\p{L})[-‐\u00ad]\n(?=\p{Ll})/gu, '$1')

/** Share of `gold`'s runs of five words that `text` has too, each counted as often as it stands there. */
export function fiveGramRecall(gold: readonly string[], text: readonly string[]): number {
  const grams = (words: readonly string[]) => {
    const counts = new Map<string, number>()
    for (let at = 0; at + 5 <= words.length; at++) {
      const gram = words.slice(at, at + 5).join(' ')
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
    }
    return counts
  }
  const wanted = grams(gold)
  const have = grams(text)
  let found = 0
  let all = 0
  for (const [gram, count] of wanted) {
    all += count
    found += Math.min(count, have.get(gram) ?? 0)
  }
  return all === 0 ? 1 : found / all
}

/** Dice overlap of the two bags of characters, white space and hyphens apart. */
export function characterAgreement(a: string, b: string): number {
  const bag = (text: string) => {
    const counts = new Map<string, number>()
    for (const character of text.normalize('NFKC').replace(/[\s\u00ad‐-]+/gu, ''))
      counts.set(character, (counts.get(character) ?? 0) + 1)
    return counts
  }
  const [first, second] = [bag(a), bag(b)]
  const size = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0)
  let both = 0
  for (const [character, count] of first) both += Math.min(count, second.get(character) ?? 0)
  return (2 * both) / Math.max(1, size(first) + size(second))
}

/** Running text of a gold file; null for kinds that hold none. */
export function goldText(path: string): string | null {
  const raw = readFileSync(path, 'utf8')
  if (path.endsWith('.md'))
    return raw.replace(/<!--.*?-->/gs, ' ').replace(/[|#*_`>]|\[|\]|\\/g, ' ')
  if (path.endsWith('.json')) return goldJson(JSON.parse(raw))
  if (!path.endsWith('.xml')) return null
  // The first article only: SciELO's files hold translations behind it.
  const article = raw.replace(/<sub-article[\s\S]*$/, '')
  const body = /<body\b[\s\S]*<\/body>/.exec(article)?.[0]
  const paragraphs = (body ?? article).match(/<p\b[^>]*>[\s\S]*?<\/p>/g) ?? []
  const text = paragraphs
    .map((paragraph) =>
      paragraph
        .replace(/<(?:tex-math|mml:math|formula)\b[\s\S]*?<\/(?:tex-math|mml:math|formula)>/g, ' ')
        .replace(/<lb ?\/>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    )
    .join('\n')
  return text.length > 500 ? text.replace(/&amp;/g, '&').replace(/&#?\w+;/g, ' ') : null
}

function goldJson(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  if ('symbols' in value && typeof value.symbols === 'string') return unhyphened(value.symbols)
  const parse = 'pdf_parse' in value ? value.pdf_parse : value
  if (typeof parse !== 'object' || parse === null || !('body_text' in parse)) return null
  return (parse.body_text as { text: string }[]).map(({ text }) => text).join('\n')
}
