import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { missingPage, readPaintedPages } from './painted-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-painted-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the landing page is painted from what the build wrote, other pages are left to the app', () => {
  expect(readPaintedPages(folder)('/')).toBe('')
  writeFileSync(join(folder, 'landing.html'), '<main>Verification is cheaper than doubt.</main>')
  const painted = readPaintedPages(folder)
  expect(painted('/')).toBe('<main>Verification is cheaper than doubt.</main>')
  expect(painted('/about')).toBe('')
  expect(painted('/paper/x')).toBe('')
  writeFileSync(join(folder, '404.html'), '<main>Page Not Found</main>')
  expect(readPaintedPages(folder)(missingPage)).toBe('<main>Page Not Found</main>')
})
