import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { pdfOf } from './hostile-files.fixture.ts'

const loader = import.meta.resolve('./load-pdfjs.ts')
const parsers = import.meta.resolve('@tessera/engine/parsers')

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

test('what pdf.js could warn of in a file is not written: of some files it is hundreds of lines', () => {
  const unknown = '/Nowhere gs /Nothing Do\n'.repeat(20)
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    {
      dictionary: '',
      stream: Buffer.from(`${unknown}BT /F 11 Tf 72 700 Td (A plain sentence.) Tj ET`),
    },
    font,
  ])
  const script = `import { loadPdfjs } from '${loader}'
    import { parsePdf } from '${parsers}'
    const pdf = Uint8Array.from(Buffer.from('${pdf.toString('base64')}', 'base64'))
    process.stdout.write((await parsePdf(pdf, await loadPdfjs())).text)`
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  })
  expect(stdout).toContain('A plain sentence.')
  expect(stderr).toBe('')
})

test('a page of thousands of operators is read from its first to its last: they come in parts', () => {
  const words = Array.from({ length: 700 }, (_, at) => `w${at}`)
  const lines = words.map((word, at) => `BT /F 11 Tf ${72 + 6 * (at % 2)} ${at} Td (${word}) Tj ET`)
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    { dictionary: '', stream: Buffer.from(lines.join('\n')) },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
  const script = `import { loadPdfjs } from '${loader}'
    const pdf = await loadPdfjs()
    const data = Uint8Array.from(Buffer.from('${pdf.toString('base64')}', 'base64'))
    const worker = pdf.openWorker()
    const file = await pdf.getDocument({ data, worker, isTextOnly: true, verbosity: 0 }).promise
    const page = await file.getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
    const shown = argsArray.filter((_, at) => fnArray[at] === pdf.OPS.showText)
    process.stdout.write(shown.map(([glyphs]) => glyphs.map((it) => it.unicode).join('')).join(' '))
    process.exit()`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  expect(stdout).toBe(words.join(' '))
})
