import { type PaperDocument, type Span, stopWords } from '@tessera/engine'

/**
 * The small letter that a quotation from within a sentence shows as a capital; '' where it stays as it is. Only what the
 * paper, too, writes with a capital where a sentence begins is raised: no name or symbol that it spells small
 * ("papermage", "mRNA", "k-means"), nor what it begins a sentence with itself.
 */
export function letterToRaise(
  { text, sentences }: Pick<PaperDocument, 'text' | 'sentences'>,
  claim: { readonly text: string; readonly spans: readonly Span[] },
): string {
  const word = /^\p{Ll}[\p{L}\p{N}-]*/u.exec(claim.text)?.[0] ?? ''
  const letter = word.slice(0, 1)
  const begins = claim.spans[0]?.start
  if (word === 'a') return letter
  // A letter by itself is a symbol.
  if (word.length < 2 || sentences.some(({ start }) => start === begins)) return ''
  if (stopWords.has(word)) return letter
  const raised = letter.toUpperCase() + word.slice(1)
  return new RegExp(`(?<![\\p{L}\\p{N}-])${raised}(?![\\p{L}\\p{N}-])`, 'u').test(text)
    ? letter
    : ''
}
