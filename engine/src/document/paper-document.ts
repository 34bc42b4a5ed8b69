import type { Span } from '../text/span.ts'

/** What a part of a paper does, whatever its heading says. */
export type SectionRole =
  | 'front'
  | 'abstract'
  | 'introduction'
  | 'background'
  | 'methods'
  | 'results'
  | 'discussion'
  | 'limitations'
  | 'conclusion'
  | 'availability'
  | 'acknowledgements'
  | 'references'
  | 'appendix'
  | 'other'

export type BlockKind =
  | 'title'
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'quote'
  | 'caption'
  | 'table'
  | 'equation'
  | 'code'
  | 'footnote'
  | 'reference'

/** A rectangle on a page, in PDF points, origin at the top left of the page as it is shown. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a block stands on paper. A block that runs over a column or page break has several. */
export interface Region extends Box {
  /** One-based, as printed in a viewer. */
  readonly page: number
}

/** A block of canonical text. Blocks are in reading order and never overlap; gaps are white space. */
export interface Block {
  readonly kind: BlockKind
  readonly span: Span
  /** Index into `sections`. */
  readonly section: number
  /** The role of that section. */
  readonly role: SectionRole
  /** Headings only: 1 for a top-level section. */
  readonly level?: number
  /** Captions, tables and equations: the id of the figure, table or equation they belong to. */
  readonly of?: string
  readonly regions?: readonly Region[]
}

/** A section with everything below its heading, subsections included. Section 0 is the front matter. */
export interface Section {
  readonly heading: Span | null
  /** The printed number, "3.2", when there is one; it is part of the heading's words. */
  readonly number?: string
  /** 0 for the front matter, 1 for top-level sections. */
  readonly level: number
  readonly role: SectionRole
  readonly span: Span
  /** Index of the section that holds this one. */
  readonly parent?: number
}

/** How a stretch is set, or what it points at; never changes the words. */
export interface Mark {
  readonly span: Span
  readonly kind:
    | 'italic'
    | 'bold'
    | 'sub'
    | 'sup'
    | 'code'
    | 'math'
    | 'citation'
    | 'cross-reference'
    | 'link'
  /** Equation, reference, figure, table id, or an absolute http(s) address for links. */
  readonly target?: string
}

export interface Figure {
  readonly id: string
  /** "Figure 2", as the paper names it. */
  readonly label: string
  readonly caption: Span | null
  /** The address of the image in the source, when it has one. */
  readonly image?: string
  readonly page?: number
  /** Where its picture stands on paper, its caption apart; absent where that is not known. */
  readonly picture?: Region
  /** Where the running text speaks of it. */
  readonly mentions: readonly Span[]
}

export interface Cell {
  readonly text: string
  /** The cell's words in canonical text; null for an empty cell. */
  readonly span: Span | null
  readonly header: boolean
  readonly colSpan: number
  readonly rowSpan: number
}

export interface Table extends Figure {
  /** The table's own words in canonical text, caption apart; null when only a picture exists. */
  readonly span: Span | null
  /** Rows in order; empty when the source gives no cells. Spanning cells stand once, where they begin. */
  readonly rows: readonly (readonly Cell[])[]
}

export interface Equation {
  readonly id: string
  /** The words that stand for it in canonical text. */
  readonly span: Span
  /** Set on a line of its own. */
  readonly display: boolean
  /** "(3)" as printed. */
  readonly label?: string
  readonly latex?: string
  readonly mathml?: string
  readonly page?: number
}

/** A bibliography entry, parsed into fields as far as the source allows. */
export interface Reference {
  readonly id: string
  /** Its entry in canonical text; null for a reference string parsed on its own. */
  readonly span: Span | null
  readonly raw: string
  readonly label?: string
  readonly authors: readonly string[]
  readonly title?: string
  readonly container?: string
  readonly publisher?: string
  readonly year?: number
  readonly volume?: string
  readonly issue?: string
  readonly pages?: string
  readonly doi?: string
  readonly arxivId?: string
  readonly pmid?: string
  readonly url?: string
}

/**
 * One line of a PDF page and where each of its characters stands.
 * `edges[i]` is the left edge of character `span.start + i`, in points; the last entry is the right
 * edge of the line, so there are `span.end - span.start + 1` of them.
 */
export interface Line extends Box {
  readonly span: Span
  readonly edges: readonly number[]
}

export interface Page {
  /** One-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly lines: readonly Line[]
}

/** Something that a reader should know about how the text was won. */
export interface Warning {
  readonly kind:
    | 'hidden-text'
    | 'truncated'
    | 'no-sections'
    | 'partial'
    | 'left-out'
    | 'uncertain-order'
    | 'unmapped-glyphs'
  /** One sentence for people. */
  readonly message: string
  /** For hidden text: the words that were left out, at most 500 characters. */
  readonly excerpt?: string
  readonly page?: number
}

/** A paper turned into one canonical text and layers of spans over it. Survives JSON unchanged. */
export interface PaperDocument {
  /** `sha256` of the text and the parser's name and version: same bytes, same parser, same id. */
  readonly id: string
  readonly source: 'pdf' | 'html' | 'jats' | 'sections'
  readonly parserVersion: string
  readonly textHash: string
  readonly title: string
  readonly authors: readonly string[]
  readonly abstract?: Span
  readonly text: string
  /** As the source says, else guessed from the words; absent when neither is clear. */
  readonly language?: string
  readonly identifiers: {
    readonly doi?: string
    readonly arxivId?: string
    readonly pmid?: string
    readonly pmcid?: string
  }
  readonly venue?: string
  readonly year?: number
  readonly license?: string
  readonly keywords: readonly string[]
  readonly sections: readonly Section[]
  readonly blocks: readonly Block[]
  /** Sentences of paragraphs, list items, quotes and captions, in order. */
  readonly sentences: readonly Span[]
  readonly marks: readonly Mark[]
  readonly figures: readonly Figure[]
  readonly tables: readonly Table[]
  readonly equations: readonly Equation[]
  readonly references: readonly Reference[]
  /** Page geometry; empty for HTML and JATS. */
  readonly pages: readonly Page[]
  readonly warnings: readonly Warning[]
}
