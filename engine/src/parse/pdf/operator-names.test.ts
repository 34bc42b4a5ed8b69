import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { withPdf } from './opener.ts'
import { writePdf } from './pdf-writer.fixture.ts'

const { OPS } = pdfjs
const nameOf = new Map(Object.entries(OPS).map(([name, operator]) => [operator, name]))

/** The names of the operators that pdf.js reads in a page's content. */
const operatorsOf = (content: string): Promise<(string | undefined)[]> =>
  withPdf(writePdf([{ content }]), pdfjs, async (file) => {
    const page = await file.getPage(1)
    const { fnArray } = await page.getOperatorList({ annotationMode: 0 })
    return fnArray
      .filter((operator) => operator !== OPS.dependency)
      .map((operator) => nameOf.get(operator))
  })

test('operators that are written without a space between them are read one by one', async () => {
  expect(await operatorsOf('qQq BT/F1 12 Tf 0 0 Td[(ab)-20(c)]TJ T*ETQ')).toEqual([
    'save',
    'restore',
    'save',
    'beginText',
    'setFont',
    'moveText',
    'showText',
    'nextLine',
    'endText',
    'restore',
  ])
})

test('an operator that nobody knows, or half of one, is left out', async () => {
  expect(await operatorsOf('q Tq BM BMx E nul null Q')).toEqual(['save', 'restore'])
})
