import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { normaliseRun } from '../text/normalise.ts'
import { splitSentences } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import type {
  Block,
  BlockKind,
  Cell,
  Equation,
  Figure,
  Mark,
  Page,
  PaperDocument,
  Reference,
  Region,
  Section,
  SectionRole,
  Table,
  Warning,
} from './paper-document.ts'
import { sectionRole } from './section-role.ts'

/** A piece of a block's words, set in one way. Text is normalised as it is added. */
export interface Run {
  readonly text: string
  readonly marks?: readonly { readonly kind: Mark['kind']; readonly target?: string }[]
  /** The equation that these words stand for; its span is filled in by the builder. */
  readonly equation?: Omit<Equation, 'span'>
}
export type Inline = string | readonly Run[]

export interface CellInput {
  readonly content: Inline
  readonly header?: boolean
  readonly colSpan?: number
  readonly rowSpan?: number
}

export interface Front {
  readonly title: string
  readonly authors: readonly string[]
  readonly language?: string
  readonly identifiers?: PaperDocument['identifiers']
  readonly venue?: string
  readonly year?: number
  readonly license?: string
  readonly keywords?: readonly string[]
}

type Extra = { level?: number; of?: string; regions?: readonly Region[] }
type OpenSection = {
  heading: Span | null
  number?: string
  level: number
  role: SectionRole
  start: number
  parent?: number
}

const prose: ReadonlySet<BlockKind> = new Set([
  'paragraph',
  'list-item',
  'quote',
  'caption',
  'footnote',
])

/**
 * Lays blocks one after another into canonical text and keeps every layer's offsets true.
 * Blocks are parted by a blank line, table rows by a line break, cells by a tab.
 * Call `section` and `add…` in reading order, then `finish` once.
 */
export function documentBuilder(source: PaperDocument['source'], parserVersion: string) {
  let text = ''
  const blocks: Block[] = []
  const sections: OpenSection[] = [{ heading: null, level: 0, role: 'front', start: 0 }]
  const marks: Mark[] = []
  const equations: Equation[] = []
  const figures: Figure[] = []
  const tables: Table[] = []
  const references: Reference[] = []
  const warnings: Warning[] = []
  const pages: Page[] = []

  const current = () => sections[sections.length - 1] as OpenSection

  /** Appends runs at the end of the text; white space is collapsed across runs and trimmed. */
  function append(inline: Inline): Span {
    const runs: readonly Run[] = typeof inline === 'string' ? [{ text: inline }] : inline
    const start = text.length
    const pending: { run: Run; start: number; end: number }[] = []
    let line = ''
    for (const run of runs) {
      let words = normaliseRun(run.text)
      if (line === '' || line.endsWith(' ')) words = words.trimStart()
      const from = start + line.length
      line += words
      pending.push({ run, start: from, end: from + words.length })
    }
    line = line.trimEnd()
    text += line
    const end = text.length
    for (const { run, start: from, end: to } of pending) {
      const span = { start: from, end: Math.min(to, end) }
      if (span.start >= span.end) continue
      for (const mark of run.marks ?? []) marks.push({ span, ...mark })
      if (run.equation) {
        equations.push({ ...run.equation, span })
        if (!run.equation.display) marks.push({ span, kind: 'math', target: run.equation.id })
      }
    }
    return { start, end }
  }

  function open(): void {
    if (text !== '') text += '\n\n'
  }

  function close(kind: BlockKind, span: Span, extra: Extra): Span | null {
    if (span.start === span.end) {
      text = text.slice(0, span.start).replace(/\n\n$/, '')
      return null
    }
    blocks.push({ kind, span, section: sections.length - 1, role: current().role, ...extra })
    return span
  }

  /** Adds a block of words. @returns its span, or null when nothing visible was in it. */
  function add(kind: BlockKind, inline: Inline, extra: Extra = {}): Span | null {
    open()
    return close(kind, append(inline), extra)
  }

  /**
   * Opens a section. `role` is taken from the heading, or from the section around it when the heading
   * does not say. A null heading opens a section without words (an unheaded abstract).
   * @returns the section's index.
   */
  function section(input: {
    heading: Inline | null
    level: number
    role?: SectionRole
    number?: string
    regions?: readonly Region[]
  }): number {
    let parent = sections.length - 1
    while (parent > 0 && (sections[parent] as OpenSection).level >= input.level)
      parent = sections[parent]?.parent ?? 0
    const words =
      input.heading === null
        ? ''
        : typeof input.heading === 'string'
          ? input.heading
          : input.heading.map((run) => run.text).join('')
    const own = input.role ?? sectionRole(words)
    const inherited = parent > 0 ? (sections[parent] as OpenSection).role : 'other'
    const role = own === 'other' ? inherited : own
    const opened: OpenSection = {
      heading: null,
      level: input.level,
      role,
      start: text === '' ? 0 : text.length + 2,
    }
    if (input.number !== undefined) opened.number = input.number
    if (parent > 0) opened.parent = parent
    sections.push(opened)
    if (input.heading !== null)
      opened.heading = add('heading', input.heading, {
        level: input.level,
        ...(input.regions && { regions: input.regions }),
      })
    return sections.length - 1
  }

  function addTable(
    input: Omit<Table, 'span' | 'rows' | 'caption' | 'mentions'> & {
      caption: Inline | null
      rows: readonly (readonly CellInput[])[]
      regions?: readonly Region[]
    },
  ): Table {
    const { caption: captionWords, rows: inputRows, regions, ...rest } = input
    const extra: Extra = { of: input.id, ...(regions && { regions }) }
    const caption = captionWords === null ? null : add('caption', captionWords, extra)
    open()
    const start = text.length
    const rows = inputRows.map((row, rowIndex) => {
      if (rowIndex > 0) text += '\n'
      return row.map((cell, cellIndex): Cell => {
        if (cellIndex > 0) text += '\t'
        const span = append(cell.content)
        const words = text.slice(span.start, span.end)
        return {
          text: words,
          span: words === '' ? null : span,
          header: cell.header ?? false,
          colSpan: cell.colSpan ?? 1,
          rowSpan: cell.rowSpan ?? 1,
        }
      })
    })
    const hasWords = rows.some((row) => row.some((cell) => cell.span !== null))
    if (!hasWords) text = text.slice(0, start)
    const span = close('table', { start, end: text.length }, extra)
    const table = { ...rest, caption, mentions: [], span, rows: hasWords ? rows : [] }
    tables.push(table)
    return table
  }

  function addFigure(
    input: Omit<Figure, 'caption' | 'mentions'> & {
      caption: Inline | null
      regions?: readonly Region[]
    },
  ): Span | null {
    const { caption: words, regions, ...rest } = input
    const caption =
      words === null ? null : add('caption', words, { of: input.id, ...(regions && { regions }) })
    figures.push({ ...rest, caption, mentions: [] })
    return caption
  }

  /** A display equation on its own. `words` is what stands for it in the text: its LaTeX or its symbols. */
  function addEquation(
    words: string,
    equation: Omit<Equation, 'span' | 'display'>,
    regions?: readonly Region[],
  ): Span | null {
    const span = add('equation', words, { of: equation.id, ...(regions && { regions }) })
    if (span) equations.push({ ...equation, span, display: true })
    return span
  }

  function addReference(
    words: Inline,
    fields: Omit<Reference, 'span' | 'raw'>,
    regions?: readonly Region[],
  ): Span | null {
    const span = add('reference', words, { of: fields.id, ...(regions && { regions }) })
    if (span) references.push({ ...fields, span, raw: text.slice(span.start, span.end) })
    return span
  }

  /**
   * Closes the document. `resolve` settles marks whose target was not known when they were made;
   * null drops the mark, never the words.
   */
  function finish(
    front: Front,
    resolve: (mark: Mark) => Mark | null = (mark) => mark,
  ): PaperDocument {
    const textHash = bytesToHex(sha256(utf8ToBytes(text)))
    const closed: Section[] = sections.map((entry, index) => {
      const next = sections
        .slice(index + 1)
        .find((later) => later.level <= entry.level || entry.level === 0)
      const end = next ? Math.max(entry.start, next.start - 2) : text.length
      const { start, ...rest } = entry
      return { ...rest, span: { start: Math.min(start, end), end: Math.min(end, text.length) } }
    })
    const abstractBlocks = blocks.filter(
      (block) => block.role === 'abstract' && block.kind !== 'heading',
    )
    const first = abstractBlocks[0]
    const last = abstractBlocks[abstractBlocks.length - 1]
    const withMentions = <T extends Figure>(figure: T): T => ({
      ...figure,
      mentions: mentionsOf(figure.label, text, blocks),
    })
    return {
      id: bytesToHex(sha256(utf8ToBytes(`${source}/${parserVersion}/${textHash}`))).slice(0, 32),
      source,
      parserVersion,
      textHash,
      title: front.title,
      authors: front.authors,
      ...(first && last && { abstract: { start: first.span.start, end: last.span.end } }),
      text,
      ...(front.language !== undefined && { language: front.language }),
      identifiers: front.identifiers ?? {},
      ...(front.venue !== undefined && { venue: front.venue }),
      ...(front.year !== undefined && { year: front.year }),
      ...(front.license !== undefined && { license: front.license }),
      keywords: front.keywords ?? [],
      sections: closed,
      blocks,
      sentences: blocks
        .filter((block) => prose.has(block.kind))
        .flatMap((block) =>
          splitSentences(text.slice(block.span.start, block.span.end)).map((span) => ({
            start: span.start + block.span.start,
            end: span.end + block.span.start,
          })),
        ),
      marks: marks
        .map(resolve)
        .filter((mark) => mark !== null)
        .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end),
      figures: figures.map(withMentions),
      tables: tables.map(withMentions),
      equations,
      references,
      pages,
      warnings,
    }
  }

  return {
    section,
    add,
    addTable,
    addFigure,
    addEquation,
    addReference,
    finish,
    addPage: (page: Page) => void pages.push(page),
    warn: (warning: Warning) => void warnings.push(warning),
    /** The span of the block added last; null before the first. */
    lastBlock: (): Span | null => blocks.at(-1)?.span ?? null,
    /** Length of the text so far: where the next block's separator would begin. */
    length: () => text.length,
  }
}

/** Where running text names "Figure 3": its kind's word or a usual short form, then the number. */
function mentionsOf(label: string, text: string, blocks: readonly Block[]): Span[] {
  const match = /^(\p{L}+)\.?\s*([A-Z]?\.?\d+(?:\.\d+)*)/u.exec(label)
  if (!match) return []
  const [, word = '', number = ''] = match
  const stem = word.slice(0, 3)
  const pattern = new RegExp(
    `\\b${stem}\\p{L}*\\.?\\s*${number.replaceAll('.', '\\.')}(?![\\d.]*\\d)`,
    'giu',
  )
  return blocks
    .filter((block) => block.kind === 'paragraph' || block.kind === 'list-item')
    .flatMap((block) =>
      [...text.slice(block.span.start, block.span.end).matchAll(pattern)].map((found) => ({
        start: block.span.start + found.index,
        end: block.span.start + found.index + found[0].length,
      })),
    )
}
