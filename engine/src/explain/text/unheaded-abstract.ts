import type { PaperDocument } from '../../document/paper-document.ts'
import { byLabels } from './labelled-parts.ts'
import type { Sentence } from './sentence.ts'

const label =
  /^(?:background|introduction|context|objectives?|aims?|purpose|methods?|design|setting|participants|results?|(?:principal |main )?findings|conclusions?|interpretation|significance)(?: ?(?:and|&|\/|,) ?\p{L}+)?\s?[:.]/iu
const outcome = /^(?:results?|(?:methods? and |principal |main )?findings|conclusions?)\b/i
const cites =
  /\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?\)|\bet al\b|\p{Ll}\.\s?\d{1,2}[,–-]\d/u

const fewestLabels = 3
const fewestSentences = 4
const letters = { fewest: 600, most: 2_800 }
/** An abstract is a small part of what it sums up. */
const mostOfText = 0.2

/** "BACKGROUND: … METHODS: … RESULTS: …" in one paragraph. */
function isLabelled(paragraph: readonly Sentence[]): boolean {
  const labels = paragraph.filter(({ text }) => label.test(text))
  return labels.length >= fewestLabels && labels.some(({ text }) => outcome.test(text))
}

/** A first paragraph of a text without headings, of an abstract's length, that cites nothing. */
function opensPlainText(
  { sections, text }: PaperDocument,
  paragraph: readonly Sentence[],
): boolean {
  const length = paragraph.reduce((sum, sentence) => sum + sentence.text.length, 0)
  return (
    sections.filter(({ heading }) => heading !== null).length <= 1 &&
    paragraph.length >= fewestSentences &&
    length >= letters.fewest &&
    length <= letters.most &&
    length <= mostOfText * text.length &&
    !paragraph.some((sentence) => cites.test(sentence.text))
  )
}

/**
 * The sentences of a paper, those of its first paragraph as an abstract where no heading names one and it is one by its
 * labels, or by its form in a text that has no headings at all; where labels part the whole text, its sentences by those.
 */
export function withUnheadedAbstract(
  document: PaperDocument,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  if (sentences.some(({ role }) => role === 'abstract')) return sentences
  const first = sentences.find(({ kind, role }) => kind === 'paragraph' && role === 'other')
  if (!first) return sentences
  const paragraph = sentences.filter(({ block }) => block === first.block)
  if (!isLabelled(paragraph) && !opensPlainText(document, paragraph))
    return byLabels(document, sentences)
  // A whole paper in one paragraph has the labels of an abstract, and the length of none.
  const length = paragraph.reduce((sum, { text }) => sum + text.length, 0)
  const parted = length > letters.most ? byLabels(document, sentences) : sentences
  if (parted !== sentences) return parted
  return sentences.map((sentence) =>
    sentence.block === first.block ? { ...sentence, role: 'abstract' } : sentence,
  )
}
