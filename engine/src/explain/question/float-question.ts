import { readLabel } from '../../document/mentions.ts'
import type { Figure, PaperDocument } from '../../document/paper-document.ts'
import { overlaps, type Span } from '../../text/span.ts'
import type { RankedCandidate } from '../answer/ranked-candidate.ts'
import { findingsOn } from '../figures/said-of-figure.ts'
import { inFront } from '../text/in-front.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'
import { topicStems } from '../text/words.ts'
import type { Question } from './question.ts'

const named =
  /\b(?:supplementary |extended data )?(fig(?:ure)?s?|tab(?:le)?s?|algorithms?|schemes?|box|charts?|plates?)\b\.?\s*([A-Z]?\.?\d{1,3}|[IVX]{1,5})(?![\w.]\d|\p{L}{2})/iu
/** Words by which any figure may be asked for: what it shows, or what its caption says. */
const general: ReadonlySet<string> = new Set(
  topicStems(
    `figure figures fig table tables algorithm scheme box chart plate show shown shows depict display illustrate represent
    present contain caption title legend label say describe description explain summarize summary list report give
    mean about tell plot main content information see visualize demonstrate`,
  ),
)
const longestAnswer = 600

/** The figures or tables of a paper that a question names by number; empty when it names none that the paper has. */
export function floatsNamed(document: PaperDocument, question: string): Figure[] {
  const [, word = '', number = ''] = named.exec(question) ?? []
  const asked = readLabel(`${word} ${number.toUpperCase()}`)
  return asked === null
    ? []
    : [...document.figures, ...document.tables].filter(({ label }) => {
        const own = readLabel(label)
        return own !== null && own.kind === asked.kind && own.number === asked.number
      })
}

/**
 * What a figure or table shows, when that is all that a question asks ("What does Figure 3 show?", "What is the
 * caption of Table 2?"): its caption, then what the text says of it. Empty for other questions.
 */
export function floatStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: Question,
): Span[] {
  const isGeneral = question.stems.every((stem) => general.has(stem) || /\d/.test(stem))
  const [figure] = isGeneral ? floatsNamed(document, question.text) : []
  if (!figure) return []
  const { caption } = figure
  const isApart = ({ span }: Sentence) => caption === null || !overlaps(span, caption)
  const found = findingsOn(figure, sentences.filter(isStatement)).filter(isApart)
  // "Figure 2 shows how many were lost" tells what to see where no finding is told of it.
  const naming = sentences.filter(
    (sentence) =>
      isApart(sentence) && figure.mentions.some((mention) => overlaps(mention, sentence.span)),
  )
  const told = found.length > 0 ? found : naming.slice(0, 1)
  const own = captionOf(sentences, caption)
  return /\b(?:caption|title|legend)\b/i.test(question.text)
    ? own
    : [...own, ...told.map(({ span }) => span)]
}

/** A caption whole; of a long one the sentences at its head. */
function captionOf(sentences: readonly Sentence[], caption: Span | null): Span[] {
  if (caption === null) return []
  if (caption.end - caption.start <= longestAnswer) return [caption]
  const inside = sentences.filter(({ span }) => overlaps(span, caption))
  const end = inside.findLast(({ span }) => span.end <= caption.start + longestAnswer)?.span.end
  return [{ start: caption.start, end: end ?? inside[0]?.span.end ?? caption.end }]
}

/** Of ranked candidates those first that stand in the figure or table that a question names, or speak of it. */
export function aboutFloat(
  document: PaperDocument,
  question: Question,
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  const places = floatsNamed(document, question.text).flatMap(({ caption, mentions }) => [
    ...(caption ? [caption] : []),
    ...mentions,
  ])
  const about = ranked.filter(({ span }) => places.some((place) => overlaps(span, place)))
  return inFront(about, ranked)
}
