import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const loader = import.meta.resolve('./load-pdfjs.ts')

// A canvas is native code that would stand beside files of strangers. In a process of its own: others load what they like.
test('pdf.js is loaded without the canvas that it could paint on', () => {
  const script = `import('${loader}')
    .then(({ loadPdfjs }) => loadPdfjs())
    .then((pdf) => console.log(JSON.stringify([typeof pdf.getDocument, ...Object.keys(require.cache)])))`
  const told = execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], {
    encoding: 'utf8',
  })
  const [opener, ...loaded] = JSON.parse(told) as string[]
  expect(opener).toBe('function')
  expect(loaded.filter((file) => file.includes('canvas'))).toEqual([])
})
