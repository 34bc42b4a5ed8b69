import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of real papers and evaluation sets, which is not part of the project; null without it. */
export function sharedData(): string | null {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const folders = [process.env.TESSERA_SHARED_DATA, join(root, '../shared/data')]
  return folders.find((folder) => folder !== undefined && existsSync(folder)) ?? null
}

export interface SharedPaper {
  readonly file: string
  readonly path: string
  /** Paths of files with the same paper's text or structure. */
  readonly gold: readonly string[]
}

/** The papers of one kind, by the ends of their names. */
export function sharedPapers(folder: string, extension: string): SharedPaper[] {
  const index: { file: string; gold?: { file: string }[] }[] = JSON.parse(
    readFileSync(join(folder, 'papers/index.json'), 'utf8'),
  )
  return index
    .filter(({ file }) => file.endsWith(extension))
    .map(({ file, gold = [] }) => ({
      file,
      path: join(folder, 'papers', file),
      gold: gold.map((entry) => join(folder, 'papers', entry.file)),
    }))
}
