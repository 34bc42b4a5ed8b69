import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Layout, type Paper, queryKeys } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { useEffect } from 'react'
import { layoutQuery } from '../document-query.ts'

/**
 * Where the words of the PDF stand: by the text that is read when it came from the PDF, else by the
 * version of the paper that did. Null until it is known; one that is not yet named is looked for again.
 * `isAwaited` while it may still come.
 */
export function useLayout(
  paper: Paper,
  text: PaperDocument | null,
): { readonly layout: Layout | null; readonly isAwaited: boolean } {
  const queries = useQueryClient()
  const version = text?.source === 'pdf' ? text.id : pdfVersionOf(paper)
  const layout = useQuery({
    ...layoutQuery(paper.id, version ?? ''),
    enabled: text !== null && version !== undefined,
  })
  const isUnnamed = text !== null && version === undefined
  useEffect(() => {
    if (isUnnamed) void queries.invalidateQueries({ queryKey: queryKeys.paper(paper.id) })
  }, [isUnnamed, paper.id, queries])
  return { layout: layout.data ?? null, isAwaited: layout.isLoading }
}

const pdfVersionOf = (paper: Paper): string | undefined =>
  paper.versions.findLast(({ source }) => source === 'pdf')?.documentId
