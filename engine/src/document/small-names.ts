import type { PaperDocument } from './paper-document.ts'

const made = new WeakMap<PaperDocument['sentences'], ReadonlySet<string>>()
const smallWord = /^\p{Ll}[\p{L}\p{N}-]*/u

/**
 * Names that a document spells small even where its sentences begin ("papermage is …", "mRNA was …"): they stay as
 * they are wherever a capital would else be set. A paragraph that begins small goes on with another, and names none.
 */
export function smallNames({
  text,
  sentences,
}: Pick<PaperDocument, 'text' | 'sentences'>): ReadonlySet<string> {
  const known = made.get(sentences)
  if (known) return known
  const names = new Set<string>()
  sentences.forEach(({ start, end }, at) => {
    const before = sentences[at - 1]
    const word = smallWord.exec(text.slice(start, Math.min(end, start + 60)))?.[0]
    if (word !== undefined && before && /^\s+$/.test(text.slice(before.end, start)))
      if (!text.slice(before.end, start).includes('\n\n')) names.add(word)
  })
  made.set(sentences, names)
  return names
}

/** True for words that begin as sentences do: with a capital, a figure, or a name that is spelled small. */
export const beginsSentence = (words: string, names: ReadonlySet<string>): boolean =>
  /^["'“‘([]?[\p{Lu}\p{N}]/u.test(words) ||
  names.has(smallWord.exec(words.replace(/^["'“‘([]/, ''))?.[0] ?? '')
