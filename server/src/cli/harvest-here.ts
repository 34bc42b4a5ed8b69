import { type Harvested, harvestArxiv, type Wanted } from '../papers/harvest.ts'
import { readVersion } from '../platform/version.ts'
import { createSources } from '../sources/create-sources.ts'
import { SourceError } from '../sources/source.ts'
import { CommandError } from './command-error.ts'
import { withInstallation } from './installation.ts'
import { progress } from './progress.ts'

/** Brings what is wanted into this installation. @throws CommandError when the sources are off, fail, or it is stopped */
export function harvestHere(wanted: Wanted): Promise<Harvested> {
  return withInstallation(({ platform: { db }, config }) => {
    if (!config.liveSources)
      throw new CommandError('The scholarly sources are switched off here (LIVE_SOURCES=off).')
    return run(db, wanted, createSources(config, readVersion(config.projectRoot)))
  })
}

async function run(
  db: Parameters<typeof harvestArxiv>[0]['db'],
  wanted: Wanted,
  { arxiv, close }: ReturnType<typeof createSources>,
): Promise<Harvested> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new CommandError('Stopped; what was brought in stays.')))
  try {
    return await harvestArxiv({ db, arxiv }, wanted, stop.signal, (papers) =>
      progress(`${papers} papers …`),
    )
  } catch (error) {
    if (error instanceof SourceError) throw new CommandError(error.message)
    throw error
  } finally {
    await close()
  }
}
