import type { PaperDocument } from '../../document/paper-document.ts'
import { guessLanguage } from '../../text/language.ts'
import { slice } from '../../text/span.ts'
import { readSentences, type Sentence } from './sentence.ts'

const named = /^\W*(?:abstract|summary)\b/i

/**
 * The sentences of an abstract in English that a paper in another language has: of its text, the only words that can
 * be read. Paragraphs that do not say clearly that they are English are left out.
 */
export function englishAbstract(document: PaperDocument): Sentence[] {
  const { blocks, sections, text } = document
  const isAbstract = blocks.map(({ kind, span, section }) => {
    if (kind !== 'paragraph' && kind !== 'list-item') return false
    const heading = sections[section]?.heading
    const isNamed = heading ? named.test(slice(text, heading)) : named.test(slice(text, span))
    return (
      (isNamed || sections[section]?.role === 'abstract') &&
      guessLanguage(slice(text, span)) === 'en'
    )
  })
  return readSentences(document)
    .filter(({ block }) => isAbstract[block])
    .map((sentence) => ({ ...sentence, role: 'abstract' }))
}
