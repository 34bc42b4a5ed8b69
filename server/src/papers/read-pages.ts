import { ParseError } from '@tessera/engine/documents'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files.ts'
import { defineJob, enqueue, HopelessError } from '../platform/jobs.ts'
import type { ParseFile } from '../platform/parsing/parse-jail.ts'
import { mediaTypes } from '../platform/parsing/sniff.ts'
import { findPagesDocument, insertDocument } from './documents-store.ts'
import { findFile } from './files-store.ts'

export interface ReadPagesDeps {
  readonly db: Db
  readonly files: FileStore
  readonly parseFile: ParseFile
}

/**
 * Reads the PDF that lies beside a paper's HTML or JATS and stores it as one more document of the paper:
 * the text that is shown stays as it is, and its passages can be found on the pages.
 */
export const readPages = defineJob<{ paperId: string }, ReadPagesDeps>({
  name: 'read-pages',
  payload: z.object({ paperId: z.string() }),
  key: ({ paperId }) => `read-pages:${paperId}`,
  async run({ paperId }, { db, files, parseFile }, { signal }) {
    if (await findPagesDocument(db, paperId)) return
    const file = await findFile(db, paperId, [mediaTypes.pdf])
    // The paper may have been deleted since.
    if (!file) return
    try {
      const document = await parseFile(await files.read(file.sha256), { signal })
      await insertDocument(db, paperId, document)
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
      throw new HopelessError(`The PDF beside the paper ${paperId}: ${error.message}`, {
        cause: error,
      })
    }
  },
})

/** Asks for the pages of a paper's PDF, unless they have been read. */
export async function wantPages(db: Db, paperId: string): Promise<void> {
  if (!(await findPagesDocument(db, paperId))) await enqueue(db, readPages, { paperId })
}
