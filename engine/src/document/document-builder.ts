import { guessLanguage } from '../text/language.ts'
import type { Span } from '../text/span.ts'
import { textIdentity } from './identity.ts'
import type { CellInput, Extra, Front } from './inputs.ts'
import { abstractIn, proseLength, sentencesIn } from './layers.ts'
import { mentionsIn } from './mentions.ts'
import { closeSections, type OpenSection, parentOf } from './outline.ts'
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
  SectionRole,
  Table,
  Warning,
} from './paper-document.ts'
import { type Inline, layRuns, plainWords } from './runs.ts'
import { sectionRole } from './section-role.ts'

export type { CellInput, Front } from './inputs.ts'
export type { Inline, Run } from './runs.ts'

/**
 * Lays blocks one after another into canonical text and keeps every layer's offsets true.
 * Blocks are parted by a blank line, table rows by a line break, cells by a tab; code keeps its lines.
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

  /** Appends runs at the end of the text. @returns their words and where they stand. */
  function append(inline: Inline, keepLines = false): { span: Span; words: string } {
    const start = text.length
    const laid = layRuns(inline, keepLines)
    text += laid.text
    for (const { run, span: inLine } of laid.placed) {
      const span = { start: start + inLine.start, end: start + inLine.end }
      for (const mark of run.marks ?? []) marks.push({ span, ...mark })
      if (!run.equation) continue
      equations.push({ ...run.equation, span })
      if (!run.equation.display) marks.push({ span, kind: 'math', target: run.equation.id })
    }
    return { span: { start, end: text.length }, words: laid.text }
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
    return close(kind, append(inline, kind === 'code').span, extra)
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
    const parent = parentOf(sections, input.level)
    const inherited = parent > 0 ? (sections[parent] as OpenSection).role : 'other'
    const words = input.heading === null ? '' : plainWords(input.heading)
    const own = input.role ?? sectionRole(words, inherited)
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
        const { span, words } = append(cell.content)
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

  /** A display equation on its own. `words` is what stands for it in the text: its symbols. */
  function addEquation(
    words: Inline,
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
    open()
    const laid = append(words)
    const span = close('reference', laid.span, { of: fields.id, ...(regions && { regions }) })
    // The entry's own string: a slice of the growing text would keep a copy of it alive for every entry.
    if (span) references.push({ ...fields, span, raw: laid.words })
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
    const mentionsOf = mentionsIn(text, blocks)
    const abstract = abstractIn(blocks)
    const language = front.language ?? guessLanguage(text)
    // A bibliography entry without words is no reference, and nothing may point at it.
    const known = new Set(references.map(({ id }) => id))
    const pointsSomewhere = ({ kind, target }: Mark) =>
      kind !== 'citation' || (target !== undefined && known.has(target))
    const resolved = marks
      .map(resolve)
      .filter((mark) => mark !== null)
      .filter(pointsSomewhere)
      .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    const withMentions = <T extends Figure>(figure: T): T => ({
      ...figure,
      mentions: mentionsOf(figure.label, figure.id),
    })
    return {
      ...textIdentity(source, parserVersion, text),
      title: front.title,
      authors: front.authors,
      ...(abstract && { abstract }),
      text,
      ...(language !== undefined && { language }),
      identifiers: front.identifiers ?? {},
      ...(front.venue !== undefined && { venue: front.venue }),
      ...(front.year !== undefined && { year: front.year }),
      ...(front.license !== undefined && { license: front.license }),
      keywords: front.keywords ?? [],
      sections: closeSections(sections, text.length),
      blocks,
      sentences: sentencesIn(text, blocks, resolved, front.title),
      marks: resolved,
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
    /** Length of all prose so far, in characters, sections of these roles apart. */
    proseLength: (apart: readonly SectionRole[]) => proseLength(blocks, apart),
    /** True once a section with words in its heading was opened. */
    hasHeadings: () => sections.some((section) => section.heading !== null),
    /** Length of the text so far: where the next block's separator would begin. */
    length: () => text.length,
  }
}
