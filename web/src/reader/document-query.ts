import { queryOptions } from '@tanstack/react-query'
import { Layout, paths, queryKeys } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { z } from 'zod'
import { callApi } from '../api/client.ts'

// Written by our own engine and checked there; a wrong shape here is another version of the server.
const PaperDocumentShape = z.custom<PaperDocument>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'blocks' in value &&
    Array.isArray(value.blocks),
)

/** A paper's text; the current version, or the one that is named. */
export const documentQuery = (paperId: string, version: string | undefined) =>
  queryOptions({
    queryKey: version ? [...queryKeys.document(paperId), version] : queryKeys.document(paperId),
    queryFn: ({ signal }) =>
      callApi(paths.document(paperId, version), PaperDocumentShape, { signal }),
  })

/** The text of a PDF, named by its document, and where it stands on the pages. */
export const layoutQuery = (paperId: string, version: string) =>
  queryOptions({
    queryKey: [...queryKeys.layout(paperId), version],
    queryFn: ({ signal }) => callApi(paths.layout(paperId, version), Layout, { signal }),
  })
