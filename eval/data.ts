import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of a JSON-lines file below the data folder; null when it is not there. */
export function readRows<Row>(folder: string, file: string): Row[] | null {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

/** The folder named after `--data` (or another flag) on the command line. */
export function flag(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
