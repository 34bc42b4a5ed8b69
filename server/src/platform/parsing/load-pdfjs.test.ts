import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadPdfjs } from './load-pdfjs.ts'

// A canvas is native code that would stand beside files of strangers.
test('pdf.js is loaded without the canvas that it could paint on', async () => {
  await loadPdfjs()
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  expect(loaded.filter((file) => file.includes('canvas'))).toEqual([])
})
