import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, expect, test, vi } from 'vitest'
import { withPdf } from './opener.ts'
import { writePdf } from './pdf-writer.fixture.ts'

afterEach(() => vi.restoreAllMocks())

// A state behind another one, as its prototype, is slow to read and stays in memory with its page.
test('a state that is saved is copied: it stands behind none, and comes back with its font', async () => {
  const content = 'BT /F1 10 Tf (b) Tj ET q BT (b) Tj /F2 10 Tf (b) Tj ET Q BT (b) Tj ET'
  const creations = vi.spyOn(Object, 'create')
  const widths = await withPdf(writePdf([{ content }]), pdfjs, async (file) => {
    const page = await file.getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
    return argsArray.flatMap((args, at) =>
      fnArray[at] === pdfjs.OPS.showText
        ? args[0].map(({ width }: { width: number }) => width)
        : [],
    )
  })
  const [plain, bold] = [556, 611]
  expect(widths).toEqual([plain, plain, bold, plain])
  const behind = creations.mock.calls.filter(
    ([prototype]) => prototype !== null && Object.hasOwn(prototype, 'textRenderingMode'),
  )
  expect(behind).toEqual([])
})
