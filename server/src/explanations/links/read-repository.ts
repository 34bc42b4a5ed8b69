import type { RepositoryOutcome, RepositoryReading } from '@tessera/contract'
import {
  filesToRead,
  type RepositoryEvidence,
  type RepositoryFinding,
  repositoryFindings,
  repositoryReaderVersion,
} from '@tessera/engine/documents'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { defineJob } from '../../platform/jobs.ts'
import type { Sources } from '../../sources/create-sources.ts'
import { RepositoryName } from '../../sources/github.ts'
import type { GitHubFiles, RepositoryFile } from '../../sources/github-files.ts'
import { SourceError } from '../../sources/source.ts'
import {
  findReading,
  type KeptReading,
  saveNoReading,
  saveReading,
} from './repository-readings-store.ts'

export interface ReadRepositoryDeps extends Pick<Sources, 'github' | 'isOn'> {
  readonly db: Db
}

const hour = 60 * 60_000
/** So long an outcome is believed; a limit of GitHub's is over within the hour. */
const freshHours: Readonly<Record<RepositoryOutcome, number>> = {
  read: 30 * 24,
  gone: 30 * 24,
  empty: 30 * 24,
  limited: 1,
  'no-answer': 24,
}

/** Whether a repository is read when a reader opens a paper that names it. */
export function isReadingDue(kept: KeptReading | null): boolean {
  if (kept === null) return true
  const { tried, readerVersion } = kept
  const isOutdated = tried.outcome === 'read' && readerVersion !== repositoryReaderVersion
  return isOutdated || Date.parse(tried.at) + freshHours[tried.outcome] * hour < Date.now()
}

/**
 * Reads the repository that a paper gives for its code, through GitHub's API alone: which files it has, and at most
 * eight of them. All readings stand in one queue: over all processes one is under way.
 */
export const readRepository = defineJob<{ name: string }, ReadRepositoryDeps>({
  name: 'read-repository',
  payload: z.object({ name: RepositoryName }),
  key: ({ name }) => `read-repository:${name.toLowerCase()}`,
  queue: 'read-repository',
  priority: 20,
  async run({ name }, { db, github, isOn }, { signal }) {
    if (!isOn || !isReadingDue(await findReading(db, name))) return
    try {
      const reading = await read(name, github, signal)
      if (typeof reading === 'string') await saveNoReading(db, name, reading, whyNot[reading])
      else await saveReading(db, name, reading, repositoryReaderVersion)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof SourceError)) throw error
      const outcome = error.problem.kind === 'limited' ? 'limited' : 'no-answer'
      await saveNoReading(db, name, outcome, error.problem.message)
    }
  },
})

const whyNot = {
  gone: 'GitHub has no repository of that name that everybody may see.',
  empty: 'The repository holds no files.',
} as const satisfies Partial<Record<RepositoryOutcome, string>>

/** @throws SourceError */
async function read(
  asked: string,
  github: Pick<ReadRepositoryDeps['github'], 'repository'> & GitHubFiles,
  signal: AbortSignal,
): Promise<RepositoryReading | keyof typeof whyNot> {
  const facts = await github.repository(asked, signal)
  if (facts === null) return 'gone'
  // A renamed one answers under its new name, by which its files are linked to.
  const name = RepositoryName.safeParse(facts.fullName).data ?? asked
  const commit = await github.latestCommit(name, signal)
  const listing = commit === null ? null : await github.listing(name, commit, signal)
  if (commit === null || !listing || listing.files.length === 0) return 'empty'
  const texts: { path: string; text: string }[] = []
  for (const path of filesToRead(listing.files)) {
    const file = listing.files.find((one) => one.path === path) as RepositoryFile
    const text = await github.text(name, file, signal)
    if (text !== null) texts.push({ path, text })
  }
  return {
    name,
    commit,
    readAt: new Date().toISOString(),
    files: listing.files.length,
    isPart: listing.isPart,
    filesRead: texts.map(({ path }) => path),
    findings: repositoryFindings(listing.files, texts).map((finding) =>
      addressed(finding, `https://github.com/${name}/blob/${commit}`),
    ),
  }
}

const addressed = (finding: RepositoryFinding, base: string) => ({
  ...finding,
  evidence: finding.evidence.map((one) => ({ ...one, url: addressOf(one, base) })),
})

/** The lines as GitHub shows them: a read-me as it is written, not as it looks. */
function addressOf({ path, lines }: RepositoryEvidence, base: string): string {
  const page = `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
  if (lines === null) return page
  return `${page}?plain=1#L${lines.first}${lines.last > lines.first ? `-L${lines.last}` : ''}`
}
