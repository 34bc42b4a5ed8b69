// Writes each starter paper (HTML, and a PDF printed from it) from its template and the measurements.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { renderPaper } from './render.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const { shown } = JSON.parse(readFileSync(join(folder, 'measurements.json'), 'utf8'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage()
for (const name of readdirSync(join(folder, 'templates'))) {
  const html = renderPaper(readFileSync(join(folder, 'templates', name), 'utf8'), shown)
  const path = join(folder, name)
  writeFileSync(path, html)
  await page.goto(pathToFileURL(path).href)
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({ path: path.replace(/\.html$/, '.pdf'), preferCSSPageSize: true, tagged: true })
  console.log(`${name}: written, and printed as PDF`)
}
await browser.close()
