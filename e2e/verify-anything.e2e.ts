import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type CheckedPassage, partsOfPassage } from '@tessera/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { htmlPaper } from './papers-to-import.ts'
import { panelOf, useReaders } from './readers.ts'

const newReader = useReaders()

/** What is pasted about a paper: true, altered, stitched, invented, and odd. */
const pasted = [
  'We propose a method that counts pebbles by touch alone. On 40 jars it was right in 47 cases, which is better than counting by eye.',
  'Pebbles are easy to count in the dark. Earlier work counted them by eye, which fails at night.',
  '“Counting by touch was right in 37 of 40 jars (92.5 %).” Counting by eye was right in 37 of 40 jars.',
  'We tested only river pebbles. Our results hold for gravel.',
  'Each volunteer counted 40 jars … blindfolded.\n\nThe difference was significant (p = 0.12).',
  '  The moon is made of cheese! <b>Touch is enough</b> to count pebbles. Ünïcode 😀 stays.  ',
  'The authors found that counting by touch was right in 37 of 40 jars (92.5 %). According to the study, the sample of 12 volunteers is small. In this study, only river pebbles were tested.',
  'Counting by touch was right in 37 of 40 jars. Only river pebbles were tested.',
  'Volunteers trained jars of the river on pebbles.',
  'We trained 12 volunteers for three days on jars of river pebbles. The sample of 12 volunteers is small.',
]
/** As a chatbot sets it, and as Windows ends lines. */
const set = [
  '# What the paper says 🚀',
  '---',
  '- ✅ **Touch:** Counting by touch was right in 37 of 40 jars (92.5 %) [1, 2].',
  '- ❌ Counting by touch was right in 38 of 40 jars (92.5 %)',
  '> Only river pebbles were tested.',
  '| Jars | Right |',
  '|------|-------|',
  '| 40 | 37 |',
  'Pebbles, cf. Smith et al., are e.g. “easy”… see https://example.org/pebbles/without-any-space-in-a-very-long-address',
].join('\r\n')
const texts = [pasted.join('\n\n'), `  ${pasted[5]}\n`, set]

/** What is told of a text everywhere; HTTP tells the paper's id beside it. */
interface Verified {
  readonly documentId: string
  readonly sentences: readonly {
    readonly text: string
    readonly verdict: { kind: string; problems: string[] }
    readonly reasons: string[]
    readonly citations: readonly object[]
    readonly passages: readonly CheckedPassage[]
  }[]
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-verify-'))
  writeFileSync(join(folder, 'paper.html'), htmlPaper)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `tessera verify` prints. */
async function printed(text: string, ...options: readonly string[]): Promise<string> {
  writeFileSync(join(folder, 'text.txt'), text)
  const { stdout } = await promisify(execFile)(process.execPath, [
    'server/src/cli/main.ts',
    ...['verify', join(folder, 'text.txt'), '--paper', join(folder, 'paper.html'), ...options],
  ])
  return stdout
}

const byCommandLine = async (text: string): Promise<Verified> =>
  JSON.parse(await printed(text, '--json'))

/** Each sentence as it is printed for a reader, with the paper's sentences below it. */
const inWords = async (text: string): Promise<string[]> =>
  (await printed(text)).trim().split(/\n(?=(?:verbatim|located|unverified): )/)

/** A sentence of the paper with what was found in it between asterisks. */
const marked = (passage: CheckedPassage): string =>
  partsOfPassage(passage)
    .map(({ start, end, isMarked }) => {
      const words = passage.quote.slice(start - passage.start, end - passage.start)
      return isMarked ? `**${words}**` : words
    })
    .join('')

async function byHttp(page: Page, paperId: string, text: string): Promise<Verified> {
  const answer = await page.request.post(`/api/papers/${paperId}/verify`, { data: { text } })
  const { paperId: of, ...verified } = (await answer.json()) as Verified & { paperId: string }
  expect(of).toBe(paperId)
  return verified
}

/** What the dialog shows: for each sentence its words, its verdict, where it stands, the reasons, and the paper's sentences with their marks. */
async function onThePage(page: Page, text: string): Promise<string[][]> {
  await panelOf(page).getByRole('button', { name: 'Check a text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check a text' })
  await dialog.getByRole('textbox').fill(text)
  const check = dialog.getByRole('button', { name: 'Check', exact: true })
  // The verdicts of the text before stand there until this one is sent.
  await Promise.all([page.waitForResponse(/\/verify$/), check.click()])
  await check.waitFor()
  const items = dialog.getByRole('list', { name: 'Verdicts' }).getByRole('listitem')
  await items.first().waitFor()
  const shown = await items.evaluateAll((list) =>
    list.map((item) => [
      item.querySelector('p')?.textContent ?? '',
      item.querySelector('.verdict')?.textContent ?? '',
      item.querySelector('.claim__where')?.textContent ?? '',
      [...item.querySelectorAll('.claim__meta > span:not(.verdict, .claim__where)')]
        .map((it) => it.textContent)
        .join(''),
      ...[...item.querySelectorAll('blockquote')].map((quote) =>
        [...quote.children]
          .map(({ tagName, className, textContent }) => {
            if (className === 'near__label') return `${textContent}: `
            return tagName === 'MARK' ? `**${textContent}**` : textContent
          })
          .join(''),
      ),
    ]),
  )
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return shown
}

test('the page, the command line and HTTP give the same verdicts on the same texts', async () => {
  const { page } = await newReader()
  const brought = await page.request.post('/api/papers/import', {
    multipart: {
      file: { name: 'paper.html', mimeType: 'text/html', buffer: Buffer.from(htmlPaper) },
    },
  })
  const { paperId } = (await brought.json()) as { paperId: string }
  await page.goto(`/paper/${paperId}`)
  await panelOf(page).getByRole('heading', { name: 'TL;DR' }).waitFor({ timeout: 60_000 })
  const kinds = new Set<string>()
  let cited = 0
  let inPart = 0
  let near = 0
  for (const text of texts) {
    const answered = await byHttp(page, paperId, text)
    expect(answered.sentences.length).toBeGreaterThan(0)
    expect(await byCommandLine(text)).toEqual(answered)
    expect(await onThePage(page, text)).toEqual(
      answered.sentences.map(({ text: words, verdict: { kind }, reasons, passages }) => [
        words,
        kind.charAt(0).toUpperCase() + kind.slice(1),
        kind === 'unverified' ? '' : [...new Set(passages.map(({ where }) => where))].join('; '),
        reasons.join(' '),
        ...passages.map((passage) =>
          kind === 'unverified'
            ? `Nearest passage, ${passage.where}: ${marked(passage)}`
            : marked(passage),
        ),
      ]),
    )
    expect(await inWords(text)).toEqual(
      answered.sentences.map(({ text: words, verdict: { kind }, reasons, passages }) =>
        [
          `${kind}: ${words}`,
          ...(reasons.length > 0 ? [`  ${reasons.join(' ')}`] : []),
          ...passages.map(
            (passage) =>
              `  ${kind === 'unverified' ? 'nearest, ' : ''}${passage.where}: “${marked(passage)}”`,
          ),
        ].join('\n'),
      ),
    )
    for (const { verdict, reasons, citations, passages } of answered.sentences) {
      expect(reasons.length > 0).toBe(verdict.problems.length > 0)
      expect(reasons).not.toContain(verdict.problems[0])
      kinds.add(verdict.kind)
      cited += citations.length
      near += verdict.kind === 'unverified' ? passages.length : 0
      for (const { where } of passages) expect(where).not.toBe('')
      inPart += passages.filter((passage) => marked(passage).includes('**')).length
    }
  }
  expect(cited).toBeGreaterThan(0)
  expect(inPart).toBeGreaterThan(0)
  expect(near).toBeGreaterThan(0)
  expect([...kinds].sort()).toEqual(['located', 'unverified', 'verbatim'])
})
