import { wordsWithin } from '../../document/block-words.ts'
import type { Block, PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import { tokens, type WordForm } from '../../text/tokens.ts'
import { isInstruction } from '../text/instruction.ts'
import type { Sentence } from '../text/sentence.ts'
import { isSearchString } from '../text/statement.ts'
import { topicStems, topicsOf } from '../text/words.ts'

/** Stems that need only be asked for. */
export type Stems = Pick<ReadonlySet<string>, 'has'>

/** The stems of all of these. */
export const anyOf = (...all: readonly Stems[]): Stems => ({
  has: (stem) => all.some((stems) => stems.has(stem)),
})

/** Something that can be quoted as an answer: a sentence, a caption's sentence or a table row. */
export interface Candidate {
  readonly span: Span
  readonly text: string
  /** Its words in order; read when asked for. */
  readonly words: () => readonly WordForm[]
  readonly stems: ReadonlySet<string>
  /** Stems around it: its heading, its neighbours, its table's caption. */
  readonly around: Stems
  readonly section: number
  readonly kind: Sentence['kind']
  readonly role: Sentence['role']
}

/** What a publisher's template prints on the first page: "ACM, New York, NY, USA, 12 pages. https://doi.org/…". */
const imprint = /^ACM, New York|\b\d+ pages?\. https?:\/\/(?:dx\.)?doi\.org/i

/** One of a table's short forms with what it stands for: "tTg: tissue transglutaminase", "DCR disease control rate". */
const entry =
  /^\W*(?:[\p{L}\p{N}+/.-]{1,10}[:=] ?\p{L}|(?=\S*\p{Lu}\S*\p{Lu})[\p{L}\p{N}+/.-]{2,10} \p{Ll})/u
const fewestEntries = 3
const isParted = /[;,] .*[;,] /s
/** True for the legend of a table or figure, which says nothing but what its short forms stand for. */
function isLegend(text: string): boolean {
  if (!isParted.test(text)) return false
  const entries = text.split(/[;,] /u)
  const told = entries.filter((one) => entry.test(one)).length
  return told >= fewestEntries && told >= 0.6 * entries.length
}

/** False for labels and fragments that were set as paragraphs of their own. */
const isSentence = (kind: Sentence['kind'], text: string) =>
  kind === 'caption' || text.length >= 80 || /[.!?:;]["'”’)\]\d]*$/.test(text)

const made = new WeakMap<readonly Sentence[], readonly Candidate[]>()

/**
 * All that can be quoted: running text, captions, footnotes and table rows; references are left out. Found once for each
 * list of sentences.
 */
export function candidatesOf(
  document: PaperDocument,
  sentences: readonly Sentence[],
): readonly Candidate[] {
  const known = made.get(sentences) ?? readCandidates(document, sentences)
  made.set(sentences, known)
  return known
}

function readCandidates(document: PaperDocument, sentences: readonly Sentence[]): Candidate[] {
  const headings = document.sections.map(
    ({ heading }) =>
      new Set(heading ? topicStems(document.text.slice(heading.start, heading.end)) : []),
  )
  const found: Candidate[] = sentences
    .filter(
      ({ role, text, kind, speaksOf }) =>
        role !== 'references' &&
        // "This study did not …" would be read as the paper's own word.
        speaksOf !== 'cited-before' &&
        text.length <= 900 &&
        (text.length >= 20 || (text.length >= 12 && /\d\W*$/.test(text))) &&
        !isSearchString(text) &&
        !isLegend(text) &&
        /\p{L}{3}/u.test(text) &&
        isSentence(kind, text) &&
        !holds(imprint, text),
    )
    .map((sentence) => {
      const before = sentences[sentence.index - 1]
      const after = sentences[sentence.index + 1]
      const neighbours = [before, after].flatMap((one) =>
        one?.block === sentence.block ? [one.stems] : [],
      )
      const block = document.blocks[sentence.block] as Block
      const { span, text, stems, section, kind, role } = sentence
      return {
        span,
        text,
        stems,
        section,
        kind,
        role,
        words: () => wordsWithin(document, block, span),
        around: anyOf(headings[sentence.section] ?? new Set(), ...neighbours),
      }
    })
  for (const table of document.tables) {
    const block = document.blocks.find(({ of, kind }) => of === table.id && kind === 'table')
    const caption = table.caption ? document.text.slice(table.caption.start, table.caption.end) : ''
    const header = (table.rows[0] ?? []).map(({ text }) => text).join(' ')
    const around = new Set(topicStems(`${caption} ${header}`))
    for (const row of table.rows.slice(1)) {
      const spans = row.map(({ span }) => span).filter((span) => span !== null)
      const first = spans[0]
      const last = spans[spans.length - 1]
      if (!first || !last || spans.length < 2) continue
      const span = { start: first.start, end: last.end }
      const text = document.text.slice(span.start, span.end)
      if (text.length > 400 || isInstruction(text)) continue
      const words = tokens(text)
      found.push({
        span,
        text,
        words: () => words,
        stems: new Set(topicsOf(words)),
        around,
        section: block?.section ?? 0,
        kind: 'table',
        role: block?.role ?? 'other',
      })
    }
  }
  return found
}
