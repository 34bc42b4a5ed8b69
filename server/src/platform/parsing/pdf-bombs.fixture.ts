import { deflateSync } from 'node:zlib'
import { pdfOf } from './hostile-files.fixture.ts'

type PdfObject = string | { dictionary: string; stream: Buffer }

const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const words = 'BT /F 11 Tf 72 700 Td (One sentence on a page.) Tj ET\n'

/** A page with these resources and this content; `more` are objects from 5 on. */
function page(resources: string, content: string, more: readonly PdfObject[] = []): Buffer {
  const leaf = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}>>>>`
  return pdfOf([
    catalog,
    pages,
    leaf,
    { dictionary: '/Filter/FlateDecode', stream: deflateSync(Buffer.from(content)) },
    ...more,
  ])
}

const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const withFont = (content: string, of: string = font, more: readonly PdfObject[] = []) =>
  page('/Font<</F 5 0 R>>', content, [of, ...more])
const packed = (dictionary: string, text: string): PdfObject => ({
  dictionary: `${dictionary}/Filter/FlateDecode`,
  stream: deflateSync(Buffer.from(text)),
})
const catalogAnd = (entries: string, tree = pages): Buffer =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${entries}>>`,
    tree,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    { dictionary: '', stream: Buffer.from(words) },
    font,
  ])
/** A form that paints the next one twice: 2^n paintings. */
const doublingForms = (count: number): Buffer =>
  page(
    '/XObject<</X 5 0 R>>',
    '/X Do',
    Array.from({ length: count }, (_, n) =>
      packed(
        `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${n + 1 === count ? 5 + n : 6 + n} 0 R>>>>`,
        n + 1 === count ? '0 0 m' : '/X Do /X Do',
      ),
    ),
  )
const image = (entries: string, data = 'x'): Buffer =>
  page('/XObject<</X 5 0 R>>', '/X Do', [packed(`/Type/XObject/Subtype/Image${entries}`, data)])

/** PDFs that ask for more than their size would say, or whose parts point where they must not. */
export const pdfBombs: readonly (readonly [string, () => Buffer])[] = [
  ['forms that paint each other 2^24 times', () => doublingForms(24)],
  [
    'a form that paints itself',
    () =>
      page('/XObject<</X 5 0 R>>', '/X Do', [
        packed(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
          '/X Do',
        ),
      ]),
  ],
  [
    'a picture of 100,000 × 100,000 points',
    () => image('/Width 100000/Height 100000/ColorSpace/DeviceRGB/BitsPerComponent 8'),
  ],
  [
    'a picture of negative size',
    () => image('/Width -5/Height -5/ColorSpace/DeviceGray/BitsPerComponent 8'),
  ],
  [
    'a fax that claims two billion columns',
    () =>
      image(
        '/Width 9/Height 9/BitsPerComponent 1/ColorSpace/DeviceGray/DecodeParms<</K -1/Columns 2000000000>>',
      ),
  ],
  [
    'a predictor with a billion columns',
    () =>
      pdfOf([
        catalog,
        pages,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
        {
          dictionary:
            '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1000000000/Colors 32>>',
          stream: deflateSync(Buffer.from(words)),
        },
      ]),
  ],
  ['200,000 saved graphics states', () => withFont(`${'q '.repeat(200_000)}${words}`)],
  [
    '100,000 nested marked contents',
    () => withFont(`${'/P <</MCID 1>> BDC '.repeat(100_000)}${words}`),
  ],
  ['an array of a million numbers as an operand', () => withFont(`[${'1 '.repeat(1_000_000)}] TJ`)],
  ['a dictionary nested 50,000 deep', () => catalogAnd(`/X ${'<</A '.repeat(50_000)}`)],
  ['a string that is never closed', () => withFont(`BT /F 9 Tf (${'('.repeat(200_000)}`)],
  [
    'a chain of 5,000 references that ends at its beginning',
    () =>
      pdfOf([
        '<</Type/Catalog/Pages 3 0 R>>',
        ...Array.from({ length: 5_000 }, (_, n) => `${n + 3} 0 R`),
        '2 0 R',
      ]),
  ],
  [
    'a page tree that is a line of 20,000 nodes',
    () =>
      pdfOf([
        catalog,
        ...Array.from({ length: 20_000 }, (_, n) => `<</Type/Pages/Kids[${n + 3} 0 R]/Count 1>>`),
      ]),
  ],
  ['a negative count of pages', () => catalogAnd('', '<</Type/Pages/Kids[3 0 R]/Count -7>>')],
  [
    'a page of a billion by a billion points',
    () =>
      pdfOf([
        catalog,
        pages,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 1e9 1e9]/UserUnit 1e9/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
        { dictionary: '', stream: Buffer.from(words) },
        font,
      ]),
  ],
  [
    'letters of infinite size at infinite places',
    () => withFont(`BT /F 1e308 Tf 1e308 0 0 1e308 1e308 1e308 Tm ${'(a) Tj '.repeat(1_000)}ET`),
  ],
  [
    'a font whose matrix is code (CVE-2024-4367)',
    () =>
      withFont(
        words,
        '<</Type/Font/Subtype/Type1/BaseFont/X/FontMatrix[1 0 0 1 0 (0\\); process.exit\\(0\\);//)]>>',
      ),
  ],
  [
    'a character map of ten million characters',
    () =>
      withFont(words, '<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 6 0 R>>', [
        packed(
          '',
          `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <00989680> <0041> endbfrange endcmap`,
        ),
      ]),
  ],
  [
    'a character map that uses itself',
    () =>
      withFont(
        words,
        '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 6 0 R/DescendantFonts[7 0 R]>>',
        [
          packed('/Type/CMap/CMapName/A/UseCMap 6 0 R', 'begincmap endcmap'),
          '<</Type/Font/Subtype/CIDFontType2/BaseFont/X>>',
        ],
      ),
  ],
  [
    'widths for a billion characters',
    () =>
      withFont(
        words,
        '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
        [
          '<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(A)/Ordering(I)/Supplement 0>>/W[0 20000000 500]>>',
        ],
      ),
  ],
  [
    'a letter that is drawn with itself (Type 3)',
    () =>
      withFont(
        words,
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 0/LastChar 255/Widths[9]/Encoding<</Differences[0/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
        [packed('', '9 0 d0 BT /F 9 Tf (aaaaaaaa) Tj ET')],
      ),
  ],
  [
    'a shading that calls functions in a circle',
    () =>
      page('/Shading<</S 5 0 R>>', '/S sh', [
        '<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 1]/Function 6 0 R>>',
        '<</FunctionType 3/Domain[0 1]/Functions[6 0 R 6 0 R]/Bounds[.5]/Encode[0 1 0 1]>>',
      ]),
  ],
  [
    'a colour space that is based on itself',
    () => page('/ColorSpace<</C 5 0 R>>', '/C cs 0 sc', ['[/Indexed 5 0 R 2000000000 (x)]']),
  ],
  [
    'a pattern tiled with itself',
    () =>
      page('/Pattern<</P 5 0 R>>', '/Pattern cs /P scn 0 0 600 700 re f', [
        packed(
          '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0001/YStep 0.0001/Resources<</Pattern<</P 5 0 R>>>>',
          '/Pattern cs /P scn 0 0 1 1 re f',
        ),
      ]),
  ],
  [
    'outlines that go round in a circle',
    () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>',
        pages,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
        { dictionary: '', stream: Buffer.from(words) },
        font,
        '<</First 7 0 R/Last 7 0 R>>',
        '<</Title(a)/Next 7 0 R/First 6 0 R/Parent 6 0 R>>',
      ]),
  ],
  [
    'an object stream that says it holds two billion objects',
    () => pdfOf([catalog, pages, packed('/Type/ObjStm/N 2000000000/First 2000000000', '1 0 2 0')]),
  ],
  [
    'a cross-reference table that is its own predecessor',
    () => {
      const whole = withFont(words).toString('latin1')
      const start = whole.match(/startxref\n(\d+)/)?.[1] ?? '0'
      return Buffer.from(whole.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${start}`), 'latin1')
    },
  ],
  [
    'a cross-reference table that begins at a negative byte',
    () =>
      Buffer.from(
        withFont(words)
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n-99999999999'),
        'latin1',
      ),
  ],
  [
    'metadata of a million nested elements',
    () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>',
        pages,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
        packed('/Type/Metadata/Subtype/XML', '<rdf:RDF>'.repeat(1_000_000)),
      ]),
  ],
]
