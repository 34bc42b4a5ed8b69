import { queryOptions } from '@tanstack/react-query'
import { paths, queryKeys } from '@tessera/contract'
import type { Page, PaperDocument } from '@tessera/engine'
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
const PagesShape = z.custom<readonly Page[]>((value) => Array.isArray(value))

/** A paper's text; the current version, or the one that is named. */
export const documentQuery = (paperId: string, version: string | undefined) =>
  queryOptions({
    queryKey: version ? [...queryKeys.document(paperId), version] : queryKeys.document(paperId),
    queryFn: ({ signal }) =>
      callApi(paths.document(paperId, version), PaperDocumentShape, { signal }),
  })

/** Where that text stands on the pages of its PDF. */
export const layoutQuery = (paperId: string, version: string) =>
  queryOptions({
    queryKey: [...queryKeys.layout(paperId), version],
    queryFn: ({ signal }) => callApi(paths.layout(paperId, version), PagesShape, { signal }),
  })
