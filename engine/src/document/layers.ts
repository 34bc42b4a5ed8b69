import { lowerCaseNames } from '../text/lower-case-names.ts'
import { splitSentences } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import type { Block, BlockKind, Mark, SectionRole } from './paper-document.ts'

const prose: ReadonlySet<BlockKind> = new Set([
  'paragraph',
  'list-item',
  'quote',
  'caption',
  'footnote',
])

/**
 * Sentences of all prose blocks, in order, as spans into the whole text. A raised citation that is set after a full
 * stop ("as a problem. 17 Another") belongs to the sentence that it ends.
 * @param title the paper's, for names that it spells small.
 */
export function sentencesIn(
  text: string,
  blocks: readonly Block[],
  marks: readonly Mark[],
  title: string,
): Span[] {
  const raised = raisedCitations(marks)
  const told = blocks.filter((block) => prose.has(block.kind))
  const words = told.map(({ span }) => text.slice(span.start, span.end))
  const names = lowerCaseNames(words.join('\n\n'), title)
  return told.flatMap(({ span }, at) => {
    const found = splitSentences(words[at] as string, names).map(({ start, end }) => ({
      start: start + span.start,
      end: end + span.start,
    }))
    return raised.size === 0 ? found : withCitationsBefore(text, found, raised)
  })
}

/** Ends of citations that are raised, by where they start. */
function raisedCitations(marks: readonly Mark[]): ReadonlyMap<number, number> {
  const raised = new Set(marks.filter(({ kind }) => kind === 'sup').map(({ span }) => span.start))
  return new Map(
    marks
      .filter(({ kind, span }) => kind === 'citation' && raised.has(span.start))
      .map(({ span }) => [span.start, span.end]),
  )
}

/** The sentences, each with the raised citations that stand between it and the next: "17", "17, 18", "2–4". */
function withCitationsBefore(
  text: string,
  sentences: readonly Span[],
  raised: ReadonlyMap<number, number>,
): Span[] {
  const citedTo = (start: number): number => {
    const end = raised.get(start)
    const joined = end === undefined ? null : /^\s?[,;–-]\s?/.exec(text.slice(end, end + 3))
    const next = end === undefined ? 0 : end + (joined?.[0].length ?? 0)
    return end === undefined ? start : joined && raised.has(next) ? citedTo(next) : end
  }
  const cuts = sentences.map(({ start, end }, at) => {
    const cited = at === 0 ? start : citedTo(start)
    const gap = cited === start ? null : /^\s+(?=\S)/.exec(text.slice(cited, end))
    return gap && { cited, start: cited + gap[0].length }
  })
  return sentences.map((span, at) => ({
    start: cuts[at]?.start ?? span.start,
    end: cuts[at + 1]?.cited ?? span.end,
  }))
}

/** Length of all prose blocks, in characters, sections of these roles apart. */
export const proseLength = (blocks: readonly Block[], apart: readonly SectionRole[]): number =>
  blocks
    .filter((block) => prose.has(block.kind) && !apart.includes(block.role))
    .reduce((total, { span }) => total + span.end - span.start, 0)

/** From the first to the last block of the abstract, its heading and footnotes apart. */
export function abstractIn(blocks: readonly Block[]): Span | undefined {
  const inside = blocks.filter(
    (block) => block.role === 'abstract' && block.kind !== 'heading' && block.kind !== 'footnote',
  )
  const [first] = inside
  const last = inside.at(-1)
  return first && last && { start: first.span.start, end: last.span.end }
}
