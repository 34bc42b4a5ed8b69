import type { Equation, Figure, PaperDocument, Reference, Span, Table } from '@tessera/engine'
import { createContext, useContext } from 'react'

/** A document with its layers by id, built once per document. */
export interface DocumentIndex {
  readonly document: PaperDocument
  readonly equations: ReadonlyMap<string, Equation>
  readonly references: ReadonlyMap<string, Reference>
  readonly figures: ReadonlyMap<string, Figure>
  readonly tables: ReadonlyMap<string, Table>
  /** The rank of each heading block below the page's title, 2 to 4, with no rank left out. */
  readonly ranks: ReadonlyMap<number, 2 | 3 | 4>
  /** Address of the file that the text was read from, when it is a PDF that can be shown. */
  readonly pdf: string | null
  /** Index of the abstract's first block where the paper prints no heading over the whole of it; else -1. */
  readonly unheadedAbstract: number
}

export function indexDocument(document: PaperDocument, pdf: string | null = null): DocumentIndex {
  const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
    new Map(items.map((item) => [item.id, item]))
  const abstract = unheadedAbstract(document)
  return {
    document,
    equations: byId(document.equations),
    references: byId(document.references),
    figures: byId(document.figures),
    tables: byId(document.tables),
    ranks: ranksOf(document.blocks, abstract),
    pdf,
    unheadedAbstract: abstract,
  }
}

/** Papers seldom print the word, and a structured abstract only heads its parts; readers need a place for it. */
function unheadedAbstract({ blocks, sections }: PaperDocument): number {
  const first = blocks.findIndex(({ role }) => role === 'abstract')
  let section = sections[blocks[first]?.section ?? -1]
  while (section?.parent !== undefined) section = sections[section.parent]
  return section?.heading === null ? first : -1
}

/** A paper may jump from its first level to its third; for those who hear the page nothing may be missing. */
function ranksOf(blocks: PaperDocument['blocks'], abstract: number): Map<number, 2 | 3 | 4> {
  const ranks = new Map<number, 2 | 3 | 4>()
  let last = 1
  for (const [index, { kind, level = 1 }] of blocks.entries()) {
    if (index === abstract) last = 2
    if (kind !== 'heading') continue
    const rank = Math.min(Math.max(level, 1) + 1, last + 1, 4) as 2 | 3 | 4
    ranks.set(index, rank)
    last = rank
  }
  return ranks
}

export const DocumentIndexContext = createContext<DocumentIndex | null>(null)

/** @throws when used outside a reader. */
export function useDocumentIndex(): DocumentIndex {
  const index = useContext(DocumentIndexContext)
  if (!index) throw new Error('The reading text is drawn outside a reader')
  return index
}

/** Index of the last item that starts at or before `at`; -1 when all start later. Sorted by start. */
export function lastStartingBefore(sorted: readonly { readonly span: Span }[], at: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as { span: Span }).span.start <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
