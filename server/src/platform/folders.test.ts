import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolders } from './folders.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tessera-folders-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const modeOf = (path: string) => statSync(path).mode & 0o777

test('what stands there already keeps its mode: it may be somebody else’s', () => {
  const home = join(scratch, 'home')
  makeFolders(home)
  chmodSync(home, 0o750)
  makeFolders(join(home, 'data', 'postgres'))
  expect(modeOf(home)).toBe(0o750)
})

test('a file in the place of a folder is refused and left alone', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, 'words', { mode: 0o644 })
  expect(() => makeFolders(file)).toThrow('is not a folder')
  expect(() => makeFolders(join(file, 'below'))).toThrow('is not a folder')
  expect(modeOf(file)).toBe(0o644)
})
