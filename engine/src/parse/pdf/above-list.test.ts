import { expect, test } from 'vitest'
import { column, say } from './pdf-writer.fixture.ts'
import { onePage, wordsOf } from './small-pdf.fixture.ts'

const text = [
  'The sea rises twice a day as it was told',
  'by those who lived at its shores, and the',
  'harbour follows it so that what was dry',
]
const behind = [
  'at noon is under water at night. The tides',
  'of this work agree with [1], and less with',
  '[2]. We thank all who measured them here.',
]
const entries = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => `[${from + at}] A. Author. Work ${from + at}. 2001.`,
  )

const twoColumns = (heading: string, above: readonly string[]) =>
  onePage(
    say(20, 470, 'The tides of the harbour', { size: 12, font: 'F2' }) +
      column(20, 440, text) +
      heading +
      column(20, 380, entries(1, 6)) +
      column(220, 440, above) +
      column(220, 380, entries(7, 9)),
  )

test.each([
  ['with a heading', say(20, 396, 'References', { size: 12, font: 'F2' })],
  ['without one', ''],
])(
  'text that stands above a list in the next column goes before the list %s',
  async (_, heading) => {
    const document = await twoColumns(heading, behind)
    expect(wordsOf(document, 'paragraph').join(' ')).toContain([...text, ...behind].join(' '))
    expect(document.references.map(({ raw }) => raw)).toEqual(entries(1, 9))
  },
)

test('an entry that goes on at the top of the next column stays an entry', async () => {
  const goesOn = ['In: A long series of books, volume 4.']
  const document = await twoColumns('', goesOn)
  expect(document.references[5]?.raw).toBe(`${entries(6, 6)} ${goesOn}`)
})
