import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from './accessibility.ts'
import {
  encryptedPdf,
  faxPdf,
  figurePdf,
  htmlPaper,
  jatsPaper,
  numberedPaper,
  scannedPdf,
  sectionedPaper,
} from './papers-to-import.ts'
import { appStarted, expectInView, panelOf, type Reader, useReaders } from './readers.ts'

const newReader = useReaders()

interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

async function choose({ page }: Reader, files: Upload | string): Promise<void> {
  await appStarted(page)
  await sentWhenShown(page)
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('banner').getByRole('button', { name: 'Import' }).click()
  await (await asked).setFiles(files)
}

/** What a file is dragged in. */
const dragged = (page: Page, { name, mimeType, buffer }: Upload) =>
  page.evaluateHandle(
    ({ name, mimeType, text }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], name, { type: mimeType }))
      return transfer
    },
    { name, mimeType, text: buffer.toString() },
  )

const html = {
  name: 'pebbles.html',
  mimeType: 'text/html',
  buffer: Buffer.from(htmlPaper),
}

/**
 * The import shows how far it is before it is sent; it would lead to its paper, and be gone, before this test looked.
 * Called before the file is brought.
 */
async function sentWhenShown(page: Page): Promise<void> {
  const status = page.getByRole('region', { name: 'Imports' }).getByRole('status')
  await page.route('**/api/papers/import', async (route) => {
    await status.waitFor()
    await route.continue()
  })
}

/** The import leads to its paper. @returns the paper's path */
async function arrivesAt(page: Page, title: string | RegExp): Promise<string> {
  await page.waitForURL(/\/paper\//, { timeout: 60_000 })
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await panelOf(page).getByRole('heading', { name: 'TL;DR' }).waitFor()
  return new URL(page.url()).pathname
}

async function isHiddenFromOthers(path: string): Promise<void> {
  const other = await newReader()
  other.expectComplaint(/404 \(Not Found\)/)
  const answer = await other.page.goto(path)
  expect(answer?.status()).toBe(404)
  await other.page.getByText('Paper not found').waitFor()
  for (const part of ['', '/pdf', '/document', '/summary', '/qa'])
    expect(
      (await other.page.request.get(`/api/papers/${path.split('/').at(-1)}${part}`)).status(),
    ).toBe(404)
}

test('a PDF from the file chooser opens as a paper, with highlights on its pages, and stays private', async () => {
  const reader = await newReader()
  const { page } = reader
  await page.goto('/')
  await choose(reader, 'library/verifying-a-claim.pdf')
  const path = await arrivesAt(page, /^Verifying|Claim/)
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'PDF' }).click()
  await page.locator('.main-view .textLayer span').first().waitFor({ state: 'attached' })
  const claim = panelOf(page)
    .locator('.claim')
    .filter({ has: page.getByRole('button', { name: 'Jump' }) })
    .first()
  const name = await claim.getAttribute('data-c')
  await claim.getByRole('button', { name: 'Jump' }).click()
  const onPage = page.locator(`.main-view .pdf-page .pdf-hl[data-c="${name}"]`).first()
  await expect.poll(() => onPage.getAttribute('class')).toContain('is-pulsing')
  await expectInView(onPage)
  await isHiddenFromOthers(path)
})

test.each([
  ['unnumbered', sectionedPaper, /by Section/],
  ['numbered', numberedPaper, /by Number/],
])('in the outline of %s sections the one below stands in', async (_, paper, title) => {
  const reader = await newReader()
  const { page } = reader
  await page.goto('/')
  await choose(reader, {
    name: 'wicks.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(paper),
  })
  await arrivesAt(page, title)
  const left = async (name: string) => {
    const entry = page.getByRole('navigation', { name: 'Outline' }).locator('.outline__title')
    return (await entry.filter({ hasText: name }).boundingBox())?.x ?? Number.NaN
  }
  expect(await left('Wicks')).toBeGreaterThan((await left('Methods')) + 4)
  expect(await left('Results')).toBe(await left('Abstract'))
})

test('a figure of a PDF is shown above its caption, cut from its page', async () => {
  const reader = await newReader()
  const { page } = reader
  await page.goto('/')
  await choose(reader, { name: 'lamps.pdf', mimeType: 'application/pdf', buffer: figurePdf })
  await arrivesAt(page, /Oil Burnt by the Lamps/)
  const figure = page.getByRole('figure').filter({ hasText: 'Oil burnt by wick' })
  const room = await figure.locator('.fig__page').boundingBox()
  await figure.scrollIntoViewIfNeeded()
  const picture = figure.getByRole('img', { name: 'Figure 1' })
  // Of the canvas: the share of red, and what is black outside of the frame, as words would be.
  const asDrawn = { red: expect.closeTo((160 * 80) / (206 * 126), 2), black: 0 }
  await expect.poll(() => picture.evaluate(colours)).toEqual(asDrawn)
  const drawn = await picture.boundingBox()
  expect([drawn?.width, drawn?.height]).toEqual([room?.width, room?.height])
  const caption = await figure.getByText('Oil burnt by wick').boundingBox()
  expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(caption?.y ?? 0)
  expect(await figure.getByRole('link', { name: 'Figure 1' }).getAttribute('href')).toMatch(
    /\/pdf#page=1$/,
  )
  expect(await violationsOn(page, 'light')).toEqual([])

  // Where the file does not come, the caption stays.
  reader.expectComplaint(/net::ERR_FAILED|could not be drawn/)
  await page.route('**/pdf', (route) => route.abort())
  await page.reload()
  await figure.scrollIntoViewIfNeeded()
  await figure.getByText('The picture is on page 1 of the PDF.').waitFor()
  await figure.getByText('Oil burnt by wick').waitFor()
  await page.unroute('**/pdf')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => picture.evaluate(colours)).toEqual(asDrawn)
})

test('a picture that a scanner packed is drawn, too', async () => {
  const reader = await newReader()
  const { page } = reader
  await page.goto('/')
  await choose(reader, { name: 'fax.pdf', mimeType: 'application/pdf', buffer: faxPdf })
  // Read back again and again until it is drawn.
  reader.expectComplaint(/willReadFrequently/)
  await arrivesAt(page, /Oil Burnt by the Lamps/)
  const figure = page.getByRole('figure').filter({ hasText: 'Oil burnt by wick' })
  await figure.scrollIntoViewIfNeeded()
  const dark = (canvas: HTMLCanvasElement | SVGElement | HTMLElement) => {
    const { width, height } = canvas as HTMLCanvasElement
    const { data } = (canvas as HTMLCanvasElement)
      .getContext('2d')
      ?.getImageData(0, 0, width, height) ?? { data: [] }
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 100 && data[at + 3] === 255) count++
    return count / (width * height)
  }
  const picture = figure.getByRole('img', { name: 'Figure 1' })
  // The rectangle and the frame's lines, of all that was cut out.
  await expect.poll(() => picture.evaluate(dark)).toBeCloseTo((160 * 80) / (206 * 126), 1)
})

/** Runs in the page. */
function colours(element: Element): { red: number; black: number } {
  const { width, height } = element as HTMLCanvasElement
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  copy?.drawImage(element as HTMLCanvasElement, 0, 0)
  const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] }
  const edge = width * 0.03
  let [red, black] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const isInside = x > edge && x < width - edge && y > edge && y < height - edge
    if (r > 200 && g < 60) red++
    else if (r + g + b < 300 && isInside) black++
  }
  return { red: red / (width * height), black }
}

test.each([
  [
    'JATS',
    { name: 'lanterns.xml', mimeType: 'application/xml', buffer: Buffer.from(jatsPaper) },
    'Lantern Oil and the Length of Evenings',
  ],
  ['HTML', html, 'Counting Pebbles by Touch'],
])('%s dropped on the page opens as a paper', async (_, file, title) => {
  const { page } = await newReader()
  await page.goto('/about')
  await appStarted(page)
  await sentWhenShown(page)
  const dataTransfer = await dragged(page, file)
  await page.dispatchEvent('body', 'dragover', { dataTransfer })
  await page.getByText('Drop the paper here').waitFor()
  await page.dispatchEvent('body', 'drop', { dataTransfer })
  await isHiddenFromOthers(await arrivesAt(page, title))
})

test('a paper dropped on a page whose scripts have not come yet opens once they have', async () => {
  const { page } = await newReader()
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await coming
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'takeEarlyDrop' in window)
  const dataTransfer = await dragged(page, html)
  // A browser asks whether the page takes a file, and shows the file itself where nobody answers.
  const isTaken = (type: string) =>
    page.evaluate(
      ([type, dataTransfer]) =>
        !document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        ),
      [type, dataTransfer] as const,
    )
  expect([await isTaken('dragover'), await isTaken('drop')]).toEqual([true, true])
  await sentWhenShown(page)
  come()
  await arrivesAt(page, 'Counting Pebbles by Touch')
})

test.each([
  [
    'a scan',
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scannedPdf },
    'This PDF has no text: its pages are pictures, perhaps a scan.',
  ],
  [
    'an encrypted PDF',
    { name: 'locked.pdf', mimeType: 'application/pdf', buffer: encryptedPdf },
    'This PDF is encrypted and needs a password',
  ],
  [
    'no paper at all',
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Just words.') },
    'Tessera reads PDF, HTML and JATS XML; this file is none of these.',
  ],
  [
    'an empty file',
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') },
    'This file is empty.',
  ],
])('%s is refused with its sentence', async (_, file, sentence) => {
  const reader = await newReader()
  reader.expectComplaint(/4(15|22) \(/)
  await reader.page.goto('/')
  await choose(reader, file)
  await reader.page.getByRole('region', { name: 'Imports' }).getByText(sentence).waitFor()
})

/** Real papers lie beside the project on some machines; none of them is part of it. */
const realPapers = join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'papers')
const isThere = existsSync(realPapers)
if (!isThere) console.log(`Left out: importing real PDFs, since ${realPapers} is not there.`)

describe.skipIf(!isThere)('real papers', () => {
  test.each([
    ['two columns', 'litgraph_N18-3011.pdf', /Construction of the Literature Graph/i],
    ['mathematics', 'grobid_0908.0054.pdf', /ultra ?light boson/i],
  ])('%s: is read, explained and shown', async (_, file, title) => {
    const reader = await newReader()
    await reader.page.goto('/')
    await choose(reader, join(realPapers, file))
    await arrivesAt(reader.page, title)
    expect(await reader.page.locator('.text a.hl').count()).toBeGreaterThan(3)
  })
})
