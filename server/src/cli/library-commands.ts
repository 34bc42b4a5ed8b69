import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CiteFormat, type ImportStatus, type SearchResults } from '@tessera/contract'
import { type Command, Option } from 'commander'
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
import { isFile, type Output, print } from './command-context.ts'
import { type Installation, withInstallation } from './installation.ts'
import { progress } from './progress.ts'

const asJson = ['--json', 'print the result as JSON'] as const

/** Commands for the papers of the installation: search, import, cite. */
export function addLibraryCommands(program: Command): void {
  program
    .command('search')
    .description('find papers of this installation by title, author, DOI or arXiv id')
    .argument('<query...>', 'what to search for')
    .option('--limit <number>', 'papers to show, 1 to 50', '20')
    .option(...asJson)
    .action(async (words: string[], options: Output & { limit: string }, command: Command) => {
      const q = words.join(' ').trim()
      const limit = Number(options.limit)
      if (q === '') command.error('Type something to search for.', { exitCode: 2 })
      if (!Number.isInteger(limit) || limit < 1 || limit > 50)
        command.error('The limit is a whole number from 1 to 50.', { exitCode: 2 })
      print(options, await searchHere(q, limit), describeResults)
    })

  program
    .command('import')
    .description('read PDF, HTML or JATS files into the library; whoever uses it can read them')
    .argument('<file...>', 'files to import')
    .option(...asJson)
    .action(async (paths: string[], options: Output) => {
      const outcomes = await withInstallation(async (installation) => {
        const done: Imported[] = []
        for (const path of paths) done.push(await importOne(installation, path))
        return done
      })
      print(options, outcomes, describeImports)
      if (outcomes.some(({ error }) => error !== null)) process.exitCode = 1
    })

  program
    .command('cite')
    .description('cite a paper')
    .argument('<id>', 'a paper id, DOI or arXiv id')
    .addOption(new Option('--format <format>', 'how').choices(CiteFormat.options).default('bibtex'))
    .option(...asJson)
    .action(async (id: string, options: Output & { format: CiteFormat }) => {
      const citation = await withInstallation(async ({ platform, config }) => {
        const paper = await requireCitable(
          {
            db: platform.db,
            resolvePaper: (x) => findPaper(platform.db, x, null),
            publicUrl: config.publicUrl,
          },
          id,
          null,
        )
        return citeFiles[options.format].write([paper])
      })
      print(options, { format: options.format, citation }, (it) => it.citation)
    })
}

async function searchHere(q: string, limit: number): Promise<SearchResults> {
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

interface Imported {
  readonly file: string
  readonly paperId: string | null
  readonly step: ImportStatus['step']
  readonly error: string | null
}

/** Imports a file; what is wrong with it is told, and the next one goes on. */
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

function describeImports(outcomes: readonly Imported[]): string {
  return outcomes
    .map(({ file, paperId, error }) => `${file}: ${error === null ? `paper ${paperId}` : error}`)
    .join('\n')
}

function describeResults({ papers, total, message }: SearchResults): string {
  const found = `Found ${total} ${total === 1 ? 'paper' : 'papers'}.`
  const rows = papers.map((paper) => {
    const facts = [paper.authors.slice(0, 3).join(', '), paper.venue, paper.year].filter(Boolean)
    const name = paper.doi ?? (paper.arxivId === null ? paper.id : `arXiv:${paper.arxivId}`)
    return `${paper.title}\n  ${facts.join(' · ')}\n  ${name}`
  })
  return [found, ...(message === undefined ? [] : [message]), ...rows].join('\n')
}
