import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { check } from 'recheck'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Pattern {
  /** Where it is written, or the module whose loading built it. */
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** How the time of a pattern grows with what it reads; `unhurt` where only texts made to hurt it were tried. */
export type Growth = 'linear' | 'unhurt' | 'polynomial' | 'exponential' | 'undecided'

/** The source files below a folder that ship: no tests, and nothing that only tests use. */
const shippedFiles = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$|(?:^|[\\/])testing[\\/]/.test(file))
    .map((file) => join(folder, file))

/** The patterns that a source file writes out. */
export function writtenPatterns(file: string, source: string): Pattern[] {
  const found: Pattern[] = []
  const look = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    if ('type' in node && node.type === 'Literal' && 'regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      found.push({ file, source: pattern, flags })
    }
    for (const part of Object.values(node)) look(part)
  }
  look(parseSync(file, source).program)
  return found
}

/** The patterns that modules build from parts while they load: no literal shows these whole. */
function builtPatterns(files: readonly string[]): Pattern[] {
  const args = [`${root}scripts/run.mjs`, 'scripts/built-patterns.ts', ...files]
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const
  return JSON.parse(execFileSync(process.execPath, args, options))
}

/** Folders whose modules build patterns and do nothing else while they load. */
const loadable = ['engine/src', 'contract/src', 'server/src/papers', 'server/src/sources']

/** Every pattern that ships, each once. */
export function shippedPatterns(): Pattern[] {
  const written = ['engine/src', 'contract/src', 'server/src', 'web/src']
    .flatMap(shippedFiles)
    .flatMap((file) => writtenPatterns(file, readFileSync(`${root}${file}`, 'utf8')))
  const all = [...written, ...builtPatterns(loadable.flatMap(shippedFiles))]
  return [...new Map(all.map((pattern) => [nameOf(pattern), pattern])).values()]
}

/** A pattern's name in the list of those that were checked. */
export const nameOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 12)

/** How a pattern's time grows: by its automaton, or by texts made to hurt it, as recheck's own choice is. */
export async function growthOf({ source, flags }: Pattern): Promise<Growth> {
  const found = await check(source, flags.replace(/d/g, ''), { timeout: 3_000 })
  if (found.status === 'vulnerable') return found.complexity.type
  if (found.status === 'unknown') return 'undecided'
  return found.checker === 'automaton' ? 'linear' : 'unhurt'
}

export const listed = `${root}scripts/checked-patterns.txt`

/** The patterns that were checked, by name. */
export const checkedPatterns = (): ReadonlyMap<string, Growth> =>
  new Map(
    readFileSync(listed, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ') as [string, Growth]),
  )
