import { deflateSync } from 'node:zlib'

/** A PDF from its objects' bodies, in order from 1; `stream` objects bring their own bytes. */
export function pdfOf(
  objects: readonly (string | { dictionary: string; stream: Buffer })[],
): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const push = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const body =
      typeof object === 'string'
        ? Buffer.from(object)
        : Buffer.concat([
            Buffer.from(`<<${object.dictionary}/Length ${object.stream.length}>>\nstream\n`),
            object.stream,
            Buffer.from('\nendstream'),
          ])
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

const onePage = (content: Buffer, filter: string) =>
  pdfOf([catalog, pages, page, { dictionary: filter, stream: content }, font])

const sentence = (n: number) =>
  `BT /F 11 Tf 72 ${720 - n * 14} Td (Sentence ${n} of a plain page.) Tj ET\n`

/** A file that is as it should be, for comparison. */
export const plainPdf = onePage(
  Buffer.from(Array.from({ length: 20 }, (_, n) => sentence(n)).join('')),
  '',
)

const manySpaces = Buffer.alloc(400_000_000, ' ')
const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth)

/** Files made to break a reader, each with what it does. Built when asked for: some are large. */
export const hostileFiles: readonly (readonly [string, () => Buffer])[] = [
  ['a stream of 400 MB in 400 KB', () => onePage(deflateSync(manySpaces), '/Filter/FlateDecode')],
  [
    'a stream of 400 MB in 1 KB, deflated twice',
    () => onePage(deflateSync(deflateSync(manySpaces)), '/Filter[/FlateDecode/FlateDecode]'),
  ],
  [
    'five million painting operators',
    () =>
      onePage(deflateSync(Buffer.from('0 0 m 9 9 l S\n'.repeat(5_000_000))), '/Filter/FlateDecode'),
  ],
  [
    'twenty million characters of text',
    () =>
      onePage(
        deflateSync(
          Buffer.from(
            `BT /F 9 Tf 72 700 Td ${`(${'word '.repeat(200)}) Tj 0 -1 Td\n`.repeat(20_000)} ET`,
          ),
        ),
        '/Filter/FlateDecode',
      ),
  ],
  ['a page tree that holds itself', () => pdfOf([catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>'])],
  [
    'a page tree that says it has two billion pages',
    () =>
      pdfOf([
        catalog,
        '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>',
        page,
        { dictionary: '', stream: Buffer.from(sentence(1)) },
        font,
      ]),
  ],
  [
    'a page tree with 200,000 times the same child',
    () =>
      pdfOf([
        catalog,
        `<</Type/Pages/Kids[${'3 0 R '.repeat(200_000)}]/Count 200000>>`,
        page,
        { dictionary: '', stream: Buffer.from(sentence(1)) },
        font,
      ]),
  ],
  [
    'arrays nested 100,000 deep',
    () => pdfOf([catalog, `<</Type/Pages/Kids ${nested(100_000, '[', ']')}/Count 1>>`]),
  ],
  ['a PDF cut in the middle', () => plainPdf.subarray(0, plainPdf.length / 2)],
  ['a PDF of nothing but its first line', () => Buffer.from('%PDF-1.7\n')],
  [
    'a PDF followed by noise',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 0xa5)]),
  ],
  [
    'JATS nested 100,000 deep',
    () => Buffer.from(`<article><body>${nested(100_000, '<sec>', '</sec>')}</body></article>`),
  ],
  [
    'entities that multiply (billion laughs)',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE article [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join('')}]><article><body><p>&a30;</p></body></article>`,
      ),
  ],
  [
    'an entity that reads a file of this machine',
    () =>
      Buffer.from(
        '<!DOCTYPE article [<!ENTITY x SYSTEM "file:///etc/passwd">]><article><body><p>&x;</p></body></article>',
      ),
  ],
  [
    'a million numeric entities',
    () => Buffer.from(`<article><body><p>${'&#65;'.repeat(1_000_000)}</p></body></article>`),
  ],
  [
    '20,000 nested divisions',
    () => Buffer.from(`<!doctype html><body>${nested(20_000, '<div>', '</div>')}`),
  ],
  [
    '5,000 nested tables',
    () =>
      Buffer.from(`<!doctype html><body>${nested(5_000, '<table><tr><td>', '</td></tr></table>')}`),
  ],
  [
    'an attribute of ten megabytes',
    () => Buffer.from(`<!doctype html><body><p title="${'x'.repeat(10_000_000)}">a</p>`),
  ],
  [
    '200,000 formatting elements that are never closed',
    () => Buffer.from(`<!doctype html><body>${'<b><i>'.repeat(100_000)}`),
  ],
]
