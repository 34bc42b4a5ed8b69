import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { PaperDocument } from '@tessera/engine'
import { readConfig } from '../config.ts'
import { createLog } from '../platform/log.ts'
import { createParser } from '../platform/parsing/parse-jail.ts'
import { progress } from './progress.ts'

/** What every command takes. */
export interface Output {
  readonly json?: true
}

/** Prints a result on stdout: as JSON of the engine's or the API's own type, or for people. */
export function print<Value>({ json }: Output, value: Value, forPeople: (value: Value) => string) {
  process.stdout.write(`${json ? JSON.stringify(value) : forPeople(value).trimEnd()}\n`)
}

/**
 * The document of a file (read in the jail, nothing is stored) or of a paper of the installation.
 * @throws AppError when there is neither; ParseError when the file cannot be read
 */
export async function openTarget(target: string): Promise<PaperDocument> {
  if (isFile(target)) {
    progress(`Reading ${target} …`)
    return createParser(createLog(readConfig(process.env).logLevel))(await readFile(target))
  }
  // Reading a file needs no installation, and does not wait until its code is loaded.
  const { documentOfPaper } = await import('./installation.ts')
  return documentOfPaper(target)
}

/** True for a path that is a file; a folder is none. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
