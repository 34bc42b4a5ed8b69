import { join } from 'node:path'
import type { RepositoryReading } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { type Config, readConfig } from '../config.ts'
import type { EngineTask, TaskInput, TaskOutput } from '../explanations/engine-tasks.ts'
import { createExplainer } from '../explanations/explainer.ts'
import type { ChecklistLink } from '../explanations/links/checklist-links.ts'
import { findLinkTests } from '../explanations/links/link-tests-store.ts'
import { findReading } from '../explanations/links/repository-readings-store.ts'
import { findLayout } from '../papers/documents-store.ts'
import { type ImportDeps, importPaper, readImport } from '../papers/import-paper.ts'
import { requireDocument, requirePaper } from '../papers/paper-access.ts'
import { findPaper, hasPapers } from '../papers/papers-store.ts'
import { importStarterLibrary } from '../papers/starter-library.ts'
import { AppError } from '../platform/errors.ts'
import { createLog } from '../platform/log.ts'
import { openPlatform, type Platform } from '../platform/platform.ts'
import type { TestedLink } from './descriptions.ts'
import { progress } from './progress.ts'

/** The installation's data, shared with a running server, for the time of one command. */
export interface Installation {
  readonly platform: Platform
  readonly config: Config
  readonly importDeps: ImportDeps
}

/** Opens the installation, with its starter library on a fresh machine; closes it whatever happens. */
export async function withInstallation<Outcome>(
  work: (installation: Installation) => Promise<Outcome>,
): Promise<Outcome> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const platform = await openPlatform(config, log)
  try {
    const { db, files, parseFile } = platform
    const explainer = createExplainer({ db, run: runEngine })
    const importDeps: ImportDeps = {
      db,
      files,
      parseFile,
      explain: (paperId, document) => explainer.summarize({ paperId, document }),
    }
    if (!(await hasPapers(db))) await bringLibrary(platform, config, importDeps)
    return await work({ platform, config, importDeps })
  } finally {
    await platform.close()
  }
}

/** Most commands explain nothing: the engine is loaded by those that do. */
async function runEngine<Task extends EngineTask>(
  task: Task,
  ...input: TaskInput<Task>
): Promise<TaskOutput<Task>> {
  const { callTask } = await import('../explanations/engine-tasks.ts')
  return callTask(task, input)
}

async function bringLibrary(platform: Platform, config: Config, deps: ImportDeps): Promise<void> {
  progress('Importing the starter library …')
  const { db, files, log } = platform
  const folder = join(config.projectRoot, 'library')
  for (const jobId of await importStarterLibrary({ db, files, importPaper, log }, folder))
    await readImport(deps, jobId)
}

/**
 * The document of a paper of the installation, with its layout.
 * @throws AppError when there is none of that id
 */
export async function documentOfPaper(id: string): Promise<PaperDocument> {
  return withInstallation(async ({ platform: { db } }) => {
    const paper = await paperOrFile(db, id)
    const document = await requireDocument(db, paper)
    return { ...document, pages: (await findLayout(db, paper.id, document.id)) ?? [] }
  })
}

/**
 * Those of the links that were tested, with what the last test of each found, and what the repository said when it
 * was last read; null when it never was.
 */
export async function withLinkTests(
  links: readonly ChecklistLink[],
  repository: string | null,
): Promise<{ links: TestedLink[]; reading: RepositoryReading | null }> {
  const urls = links.map(({ url }) => url)
  return withInstallation(async ({ platform: { db } }) => {
    const tests = await findLinkTests(db, urls)
    const kept = repository === null ? null : await findReading(db, repository)
    return {
      links: links.flatMap((link) => {
        const test = tests.get(link.url)
        return test ? [{ ...link, test }] : []
      }),
      reading: kept?.reading ?? null,
    }
  })
}

async function paperOrFile(db: Platform['db'], target: string) {
  try {
    return await requirePaper((x) => findPaper(db, x, null), target, null)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'paper-not-found') throw error
    throw new AppError(
      'paper-not-found',
      `There is no file ${target}, and no paper of that id here.`,
      { cause: error },
    )
  }
}
