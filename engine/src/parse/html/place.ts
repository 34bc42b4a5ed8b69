import type { documentBuilder } from '../../document/document-builder.ts'
import type { Flow } from '../markup/flow.ts'
import type { MarkupElement } from '../markup/tree.ts'

/** Where the walk stands: what it writes to, and what it knows about the page. */
export interface Place {
  readonly builder: ReturnType<typeof documentBuilder>
  readonly flow: Flow
  /** The page's own address, for relative links and pictures. */
  readonly base: string | undefined
  /** The element that the title was read from: not said again. */
  readonly title: MarkupElement | undefined
  /** Entries of LaTeXML's reference lists, by their addresses in the page: "#bib.bib7". */
  readonly entries: ReadonlyMap<string, MarkupElement>
  /** Level of a heading tag: `h2` is 1 on a page whose title is the only `h1`. */
  levelOf(heading: MarkupElement): number
  /** What headings so far have opened; changes as the walk goes on. */
  readonly state: {
    inReferences: boolean
    hasAbstract: boolean
    /** Words that come before the next heading belong to the front matter again. */
    isAbstractOver: boolean
  }
}
