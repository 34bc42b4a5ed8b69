import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version that package.json in the project's root names. */
export function readVersion(projectRoot: string): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return String(version)
}
