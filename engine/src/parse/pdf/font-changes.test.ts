import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, expect, test, vi } from 'vitest'
import { withPdf } from './opener.ts'
import { say, writePdf } from './pdf-writer.fixture.ts'

afterEach(() => vi.restoreAllMocks())

// A page of formulas or with a table changes its font hundreds of times, and has ten fonts.
test('a font that a page has used already is set without waiting', async () => {
  const pairs = Array.from(
    { length: 100 },
    () => say(40, 600, 'ab') + say(60, 600, 'cd', { font: 'F2' }),
  )
  const waits = vi.spyOn(Promise, 'all')
  const told = await withPdf(writePdf([{ content: pairs.join('') }]), pdfjs, async (file) => {
    const page = await file.getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
    const { setFont, showText } = pdfjs.OPS
    return argsArray.flatMap((args, at): string[] => {
      if (fnArray[at] === setFont) return [(page.commonObjs.get(args[0]) as { name: string }).name]
      if (fnArray[at] !== showText) return []
      return [args[0].map(({ unicode }: { unicode: string }) => unicode).join('')]
    })
  })
  expect(told).toEqual(pairs.flatMap(() => ['Helvetica', 'ab', 'Helvetica-Bold', 'cd']))
  expect(waits.mock.calls.length).toBeLessThan(pairs.length)
})
