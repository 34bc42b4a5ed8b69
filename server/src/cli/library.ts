import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { CiteFormat, ImportStatus, SearchResults } from '@tessera/contract'
import { acceptFile } from '../papers/accept-file.ts'
import { citeFiles } from '../papers/cite/cite-files.ts'
import { requireCitable } from '../papers/cite/require-citable.ts'
import { importPaper, readImport } from '../papers/import-paper.ts'
import { findImportOfPaper } from '../papers/ingestion-store.ts'
import { openLocalSearch } from '../papers/local-search.ts'
import { findPaper } from '../papers/papers-store.ts'
import { searchPapers } from '../papers/search-papers.ts'
import { AppError } from '../platform/errors.ts'
import { readVersion } from '../platform/version.ts'
import { createSources } from '../sources/create-sources.ts'
import { isFile } from './command-context.ts'
import { type Installation, withInstallation } from './installation.ts'
import { progress } from './progress.ts'

/** Searches the papers of this installation, and the sources where they are on; at most `limit` are shown. */
export async function searchHere(q: string, limit: number): Promise<SearchResults> {
  return withInstallation(async ({ platform, config }) => {
    const search = await openLocalSearch(platform, platform.log)
    const { federation, close } = createSources(config, readVersion(config.projectRoot))
    try {
      return await searchPapers({ db: platform.db, search, federation }, { q, limit }, null)
    } finally {
      await search.close()
      await close()
    }
  })
}

/** What became of one file. */
export interface Imported {
  readonly file: string
  readonly paperId: string | null
  readonly step: ImportStatus['step']
  readonly error: string | null
}

/** Imports files one after the other; one that fails is told, and the next one goes on. */
export function importFiles(paths: readonly string[]): Promise<Imported[]> {
  return withInstallation(async (installation) => {
    const done: Imported[] = []
    for (const path of paths) done.push(await importOne(installation, path))
    return done
  })
}

/** A paper cited in a format. @throws AppError when there is none of that id, or too little is known of it */
export function citeHere(id: string, format: CiteFormat): Promise<string> {
  return withInstallation(async ({ platform: { db }, config: { publicUrl } }) => {
    const resolvePaper = (asked: string) => findPaper(db, asked, null)
    const paper = await requireCitable({ db, resolvePaper, publicUrl }, id, null)
    return citeFiles[format].write([paper])
  })
}

async function importOne({ platform, importDeps }: Installation, file: string): Promise<Imported> {
  progress(`Reading ${file} …`)
  const failed = (error: string): Imported => ({ file, paperId: null, step: 'failed', error })
  if (!isFile(file)) return failed('There is no such file.')
  try {
    const { db, files } = platform
    const accepted = await acceptFile(
      { db, files, importPaper },
      { bytes: await readFile(file), name: basename(file), owner: null, source: 'import' },
    )
    await readImport(importDeps, accepted.jobId)
    const { paperId, step, error } = (await findImportOfPaper(db, accepted.paperId)) ?? accepted
    return { file, paperId, step, error }
  } catch (error) {
    if (error instanceof AppError) return failed(error.message)
    throw error
  }
}
