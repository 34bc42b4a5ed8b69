import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { type Claim, type QaEntry, queryKeys, unshownClaim } from '@tessera/contract'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { forgetDrafts } from '../explanations/drafts.ts'
import {
  fixtureDocument,
  fixturePaper,
  fixtureResults,
  fixtureSummary,
  quoted,
  refusal,
} from './paper-route.fixture.ts'
import { createAppRouter } from './router.tsx'

/** What the server answers, by method and path; each test may change it. */
let answers: Record<string, (body: unknown) => unknown>
let history: QaEntry[]

// The route's code is loaded on first use; on a busy machine that alone may take a second.
beforeAll(async () => {
  await import('./paper-route.tsx')
})

beforeEach(() => {
  history = []
  answers = {
    'GET /api/papers/p1': () => fixturePaper,
    'GET /api/papers/p1/document': () => fixtureDocument,
    'GET /api/papers/p1/summary': () => fixtureSummary,
    'GET /api/papers/p1/qa': () => history,
    'GET /api/papers/p1/analyze-results': () => null,
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = answers[`${init?.method ?? 'GET'} ${address}`]
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    return answer
      ? Response.json(await answer(body))
      : Response.json({ error: 'Not here.', code: 'not-found', requestId: '1' }, { status: 404 })
  })
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') })
  Element.prototype.scrollIntoView = vi.fn()
  window.location.hash = ''
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function open(path: string) {
  const queries = createQueryClient((error) => {
    throw error
  })
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [path] }))
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { queries, user: userEvent.setup() }
}

const passage = (words: string) =>
  screen.findByText(
    (_, element) => element?.matches('a.hl') === true && element.textContent === words,
  )

describe('the paper page', () => {
  it('shows the paper with its claims marked in the text', async () => {
    await open('/paper/p1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Anchors That Hold' })).toBeTruthy()
    expect(screen.getByText('Ada, Ben, Cy et al.')).toBeTruthy()
    const marked = await passage('The random seed is fixed at 17.')
    expect(marked.dataset.ev).toBe('replication')
    expect(document.title).toBe('Anchors That Hold · Tessera')
  })

  it('knows the canonical offset of every word it shows', async () => {
    await open('/paper/p1')
    await passage('The random seed is fixed at 17.')
    const leaves = [...document.querySelectorAll<HTMLElement>('.text [data-start]')]
    expect(leaves.length).toBeGreaterThan(5)
    for (const { dataset, textContent } of leaves)
      expect(fixtureDocument.text.slice(Number(dataset.start), Number(dataset.end))).toBe(
        textContent,
      )
  })

  it('lights a passage while its claim is pointed at, and the claim with its passage', async () => {
    const { user } = await open('/paper/p1')
    const marked = await passage('The random seed is fixed at 17.')
    const claim = document.getElementById('claim-s-replication-0') as HTMLElement
    await user.hover(claim)
    expect(marked.classList.contains('is-lit')).toBe(true)
    await user.unhover(claim)
    expect(marked.classList.contains('is-lit')).toBe(false)
    await user.hover(marked)
    expect(claim.classList.contains('is-lit')).toBe(true)
  })

  it('jumps: scrolls to the passage, pulses it, says so and writes the address', async () => {
    const { user } = await open('/paper/p1')
    const marked = await passage('Three-part anchors recovered 97.4% of the passages.')
    const claim = document.getElementById('claim-s-results-0') as HTMLElement
    await user.click(within(claim).getByRole('button', { name: 'Jump' }))
    expect(marked.classList.contains('is-pulsing')).toBe(true)
    expect(marked.scrollIntoView).toHaveBeenCalled()
    expect(document.activeElement).toBe(marked)
    expect(await screen.findByText('Evidence highlighted')).toBeTruthy()
    const { start, end } = quoted(marked.textContent ?? '', 'results').spans[0] ?? {}
    expect(window.location.hash).toBe(`#e=${start}-${end}`)
    await user.keyboard('{Escape}')
    expect(marked.classList.contains('is-pulsing')).toBe(false)
  })

  it('leads back from the passage of a checked sentence to the checked text, beside the panel too', async () => {
    const words = 'Lost is never a guess.'
    const [near] = refusal('Lost?').nearest
    answers['POST /api/papers/p1/verify'] = () => ({
      ...{ paperId: 'p1', documentId: fixtureDocument.id },
      sentences: [
        {
          ...{ text: words, start: 0, end: words.length, reasons: [], citations: [near] },
          passages: [{ ...near, found: [near], where: '' }],
          verdict: { kind: 'verbatim', score: 1, spans: [], problems: [], checker: '1' },
        },
      ],
    })
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByRole('button', { name: 'Check a text' }))
    await user.type(await screen.findByRole('textbox', { name: 'Text to check' }), words)
    await user.click(screen.getByRole('button', { name: 'Check' }))
    const list = await screen.findByRole('list', { name: 'Verdicts' })
    await user.click(within(list).getByRole('button', { name: 'Jump' }))
    await user.click(await screen.findByRole('button', { name: 'Back to the checked text' }))
    const again = await screen.findByRole('list', { name: 'Verdicts' })
    expect(document.activeElement).toBe(within(again).getByRole('button', { name: 'Jump' }))
  })

  it('marks an addressed passage of the title where the title stands, and says when nothing is shown of one', async () => {
    window.location.hash = '#e=0-7'
    await open('/paper/p1')
    const marked = await waitFor(() => {
      const found = document.querySelector('h1 [data-c="passage"]')
      expect(found?.textContent).toBe('Anchors')
      return found as HTMLElement
    })
    await waitFor(() => expect(marked.classList.contains('is-pulsing')).toBe(true))
    expect(await screen.findByText('Evidence highlighted')).toBeTruthy()
    // Between two paragraphs stands nothing that could be marked.
    const between = fixtureDocument.title.length
    window.location.hash = `#e=${between}-${between + 1}`
    expect(await screen.findByText('Passage not found')).toBeTruthy()
  })

  it('opens an addressed passage, and says when the address names none', async () => {
    const { start, end } = quoted('Lost is never a guess.', 'x').spans[0] ?? {}
    window.location.hash = `#e=${start}-${end}`
    await open('/paper/p1')
    expect((await passage('Lost is never a guess.')).dataset.c).toBe('passage')
    window.location.hash = '#e=3-999999'
    expect(await screen.findByText('Passage not found')).toBeTruthy()
    expect(document.querySelector('[data-c="passage"]')).toBeNull()
    cleanup()
    window.location.hash = '#e=5-999999'
    await open('/paper/p1')
    expect(await screen.findByText('Passage not found')).toBeTruthy()
    expect(document.querySelector('[data-c="passage"]')).toBeNull()
  })

  it('hides and shows the panel with E, with the words of the specification', async () => {
    const { user } = await open('/paper/p1')
    await passage('The random seed is fixed at 17.')
    await user.keyboard('e')
    expect(await screen.findByText('Evidence panel hidden')).toBeTruthy()
    expect(screen.getByText("Press 'E' to toggle visibility")).toBeTruthy()
    await user.keyboard('e')
    expect(await screen.findByText('Evidence panel shown')).toBeTruthy()
  })

  it('sets the text in another size and font, for this page only', async () => {
    const { user } = await open('/paper/p1')
    await passage('The random seed is fixed at 17.')
    const page = document.querySelector('.paper-page') as HTMLElement
    const settings = document.getElementById('settings') as HTMLElement
    await user.click(within(settings).getByText('Mono'))
    expect(page.style.getPropertyValue('--reading-font')).toBe('var(--font-mono)')
    await user.click(within(settings).getByText('Dark'))
    expect(page.dataset.theme).toBe('dark')
    const [size] = settings.querySelectorAll('input')
    expect([size?.min, size?.max, size?.step, size?.value]).toEqual(['12', '24', '1', '16'])
  })

  it('says that there is no such paper', async () => {
    await open('/paper/nowhere')
    expect(await screen.findByText('Paper not found')).toBeTruthy()
    expect(
      screen.getByText("The paper you're looking for doesn't exist or couldn't be loaded."),
    ).toBeTruthy()
  })

  it('opened during an import, shows its steps and then the paper with its summary', async () => {
    const importing = (step: string, completed: number) => () => ({
      ...{ jobId: 'j1', paperId: 'p1', step, error: null },
      progress: { total: 3, completed, failed: 0 },
    })
    answers['GET /api/papers/p1'] = () => ({
      ...fixturePaper,
      contentStatus: 'pending',
      contentProblem: 'The text of this paper is being read; it will be here in a moment.',
      documentId: null,
      importJobId: 'j1',
    })
    answers['GET /api/papers/import/j1'] = importing('parsing', 0)
    await open('/paper/p1')
    expect(await screen.findByText('Parsing')).toBeTruthy()
    expect(screen.getByText(/0 of 3 steps done/)).toBeTruthy()

    answers['GET /api/papers/p1/summary'] = () => null
    answers['GET /api/papers/p1'] = () => ({ ...fixturePaper, importJobId: 'j1' })
    answers['GET /api/papers/import/j1'] = importing('explaining', 2)
    expect(await screen.findByText('Explaining')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67')
    expect(await screen.findByText('No summary available')).toBeTruthy()

    answers['GET /api/papers/p1/summary'] = () => fixtureSummary
    answers['GET /api/papers/p1'] = () => fixturePaper
    expect(await screen.findByText(/3 claims: 3 verbatim/)).toBeTruthy()
    expect(screen.queryByText('Explaining')).toBeNull()
  })

  it('says why a text could not be read', async () => {
    answers['GET /api/papers/p1'] = () => ({
      ...fixturePaper,
      contentStatus: 'failed',
      documentId: null,
      contentProblem: 'This PDF is locked with a password.',
    })
    await open('/paper/p1')
    expect((await screen.findByRole('alert')).textContent).toContain('locked with a password')
  })
})

describe('the Evidence panel', () => {
  it('counts claims, names what was withheld, and where it searched', async () => {
    await open('/paper/p1')
    expect(await screen.findByText(/3 claims: 3 verbatim\. 1 withheld\./)).toBeTruthy()
    expect(await screen.findByText('The anchor never points to a wrong passage.')).toBeTruthy()
    expect(screen.getByText(/^Number mismatch: compare the numbers/)).toBeTruthy()
    expect(await screen.findByText('after reading Method, Results')).toBeTruthy()
  })

  it('proves a claim with the text itself, its offsets and the hash', async () => {
    const { user } = await open('/paper/p1')
    await passage('The random seed is fixed at 17.')
    const claim = document.getElementById('claim-s-results-0') as HTMLElement
    await user.click(within(claim).getByRole('button', { name: 'Proof' }))
    const { start, end } = quoted(claim.querySelector('.claim__text')?.textContent ?? '', 'results')
      .spans[0] ?? {
      start: 0,
      end: 0,
    }
    expect(claim.querySelector('mark')?.textContent).toBe(fixtureDocument.text.slice(start, end))
    expect(within(claim).getByText(`${start}–${end}`)).toBeTruthy()
  })

  it('keeps the ticks of the checklist', async () => {
    const { user } = await open('/paper/p1')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Code/ })
    expect(box.checked).toBe(false)
    await user.click(box)
    cleanup()
    await open('/paper/p1')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Code/ })).checked).toBe(
      true,
    )
  })

  it('follows the ticks of another tab, and overwrites none of them', async () => {
    const { user } = await open('/paper/p1')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Code/ })
    const key = `checklist:${fixtureDocument.id}`
    localStorage.setItem(key, '{"seeds":true}')
    await user.click(box)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ seeds: true, code: true })
    localStorage.setItem(key, '{"code":false}')
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    expect(box.checked).toBe(false)
  })

  it('ticks no item of which the paper says that it has none, and shows its words', async () => {
    const { replicationChecklist } = fixtureSummary.claims
    answers['GET /api/papers/p1/summary'] = () => ({
      ...fixtureSummary,
      claims: {
        ...fixtureSummary.claims,
        replicationChecklist: replicationChecklist
          .filter(({ item }) => item === 'seeds')
          .flatMap((row) => [
            { ...row, unmet: true as const },
            { ...row, item: 'data' as const, unmet: true as const },
          ]),
      },
    })
    await open('/paper/p1')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /seeds/i })
    expect(box.checked).toBe(false)
    expect(await passage('The random seed is fixed at 17.')).toBeTruthy()
    expect(await screen.findByText('Spoken of, but not stated as met.')).toBeTruthy()
    expect(await screen.findByText('Stated as not openly available.')).toBeTruthy()
  })

  it('shows what the paper does not say and its repository has, with lines, commit and day', async () => {
    const { replicationChecklist } = fixtureSummary.claims
    const [seeds, code] = replicationChecklist
    if (!seeds || !code) throw new Error('The fixture has two items.')
    answers['GET /api/papers/p1/summary'] = () => ({
      ...fixtureSummary,
      claims: {
        ...fixtureSummary.claims,
        replicationChecklist: [
          { ...seeds, item: 'code' },
          { ...code, item: 'seeds' },
          { ...code, item: 'ethics' },
        ],
      },
    })
    const url = 'https://github.com/marlow/pebbles/blob/0123456/train.py?plain=1#L3'
    answers['POST /api/papers/p1/links'] = () => ({
      links: [],
      untested: null,
      repository: {
        ...{ name: 'marlow/pebbles', url: 'https://github.com/marlow/pebbles', isDue: false },
        tried: { outcome: 'read', why: null, at: '2026-11-23T08:00:00.000Z' },
        reading: {
          ...{ name: 'marlow/pebbles', commit: '0123456789'.repeat(4), files: 12, isPart: false },
          ...{ readAt: '2026-11-23T08:00:00.000Z', filesRead: ['README.md', 'train.py'] },
          findings: [
            {
              item: 'seeds',
              evidence: [
                { path: 'train.py', url, lines: { first: 3, last: 3, text: '<b>seed</b> = 42' } },
              ],
            },
          ],
        },
      },
    })
    await open('/paper/p1')
    const link = await screen.findByRole('link', { name: 'train.py, line 3' })
    expect(link.getAttribute('href')).toBe(url)
    const row = link.closest('article')
    expect(row?.textContent).toContain('In linked repository')
    expect(row?.textContent).toContain('marlow/pebbles at 0123456, read on 23 November 2026')
    expect(row?.querySelector('pre')?.textContent).toBe('<b>seed</b> = 42')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /seeds/i })
    expect(box.checked).toBe(true)
    expect(screen.getByText(/Not found in the paper or its repository\./)).toBeTruthy()
    expect(screen.getByText(/2 of 12 files/)).toBeTruthy()
  })

  it.each([
    ['private', 'not tested: no address in your own file is told to others'],
    ['off', 'not tested: this Tessera asks no other sites'],
  ])('says why an address of the paper is not tested (%s)', async (untested, words) => {
    const [seeds] = fixtureSummary.claims.replicationChecklist
    answers['GET /api/papers/p1/summary'] = () => ({
      ...fixtureSummary,
      claims: { ...fixtureSummary.claims, replicationChecklist: [{ ...seeds, item: 'code' }] },
    })
    const link = { item: 'code', url: 'https://osf.io/ab1cd', isDue: false, test: null }
    answers['POST /api/papers/p1/links'] = () => ({ links: [link], untested, repository: null })
    await open('/paper/p1')
    const row = (await screen.findByRole('link', { name: 'osf.io/ab1cd' })).closest('li')
    expect(row?.textContent).toBe(`osf.io/ab1cd ${words}`)
  })

  it('offers what is not there yet, and reports a failure in words', async () => {
    answers['GET /api/papers/p1/summary'] = () => null
    const { user } = await open('/paper/p1')
    expect(await screen.findByText('No summary available')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Generate Summary' }))
    expect(await screen.findByText('Summary generation failed')).toBeTruthy()
    expect(
      screen.getByText('Failed to generate summary: The requested resource was not found.'),
    ).toBeTruthy()
    answers['POST /api/papers/p1/summary'] = () => fixtureSummary
    await user.click(screen.getByRole('button', { name: 'Generate Summary' }))
    expect(await screen.findByText('Summary generated')).toBeTruthy()
    expect(await passage('The random seed is fixed at 17.')).toBeTruthy()
  })

  it('claims no success of a language model that failed', async () => {
    const note = 'The language model could not be reached. The embedded engine answered instead.'
    answers['GET /api/papers/p1/summary'] = () => null
    answers['POST /api/papers/p1/summary'] = () => ({ ...fixtureSummary, note })
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByRole('button', { name: 'Generate Summary' }))
    expect(await screen.findByText('The embedded engine answered')).toBeTruthy()
    expect(await screen.findByText(note)).toBeTruthy()
    expect(screen.queryByText('Summary generated')).toBeNull()
  })

  it('moves between tabs with the arrow keys, Home and End', async () => {
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByRole('tab', { name: 'Summary' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Results' }).getAttribute('aria-selected')).toBe('true')
    expect(await screen.findByRole('button', { name: 'Analyze Results' })).toBeTruthy()
    const steps = { End: 'Math', Home: 'Summary', ArrowLeft: 'Math', ArrowRight: 'Summary' }
    for (const [key, name] of Object.entries(steps)) {
      await user.keyboard(`{${key}}`)
      const tab = screen.getByRole('tab', { name })
      expect(tab.getAttribute('aria-selected')).toBe('true')
      expect(document.activeElement).toBe(tab)
    }
  })

  it('shows an analysis that the server keeps as soon as its tab is opened, with its passages', async () => {
    const made = vi.fn(() => fixtureResults)
    answers['POST /api/papers/p1/analyze-results'] = made
    answers['GET /api/papers/p1/analyze-results'] = () => fixtureResults
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByRole('tab', { name: 'Results' }))
    const finding = await within(screen.getByRole('tabpanel')).findByRole('article')
    expect(finding.textContent).toContain('Three-part anchors recovered 97.4% of the passages.')
    expect(await passage('Three-part anchors recovered 97.4% of the passages.')).toBeTruthy()
    expect(made).not.toHaveBeenCalled()
  })

  it('makes an analysis once, goes on while another tab is open, and keeps the focus in the tab', async () => {
    let finish = (_: unknown) => {}
    const made = vi.fn(() => new Promise((done) => (finish = done)))
    answers['POST /api/papers/p1/analyze-results'] = made
    answers['GET /api/papers/p1/analyze-results'] = () => null
    const { user } = await open('/paper/p1')
    const results = await screen.findByRole('tab', { name: 'Results' })
    await user.click(results)
    await user.click(await screen.findByRole('button', { name: 'Analyze Results' }))
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await user.click(screen.getByRole('tab', { name: 'Summary' }))
    await user.click(results)
    expect(screen.getByText('Analyzing results...')).toBeTruthy()
    finish(fixtureResults)
    expect(await screen.findByText('Results analyzed')).toBeTruthy()
    expect(await within(screen.getByRole('tabpanel')).findByRole('article')).toBeTruthy()
    expect(made).toHaveBeenCalledOnce()
  })

  it('says why no analysis could be fetched or made, and asks again', async () => {
    delete answers['GET /api/papers/p1/analyze-results']
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByRole('tab', { name: 'Results' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The requested resource was not found.',
    )
    answers['GET /api/papers/p1/analyze-results'] = () => null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Analyze Results' }))
    expect(await screen.findByText('Results analysis failed')).toBeTruthy()
    answers['POST /api/papers/p1/analyze-results'] = () => fixtureResults
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await within(screen.getByRole('tabpanel')).findByRole('article')).toBeTruthy()
  })
})

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

describe('Ask Questions', () => {
  it('sends only a question, clears the box, and shows a refusal with what was searched', async () => {
    const asked = vi.fn()
    answers['POST /api/papers/qa'] = (body) => {
      asked(body)
      history = [refusal('What does it cost?')]
      return history[0]
    }
    const { user } = await open('/paper/p1')
    const box = await screen.findByPlaceholderText('Ask a question about this paper...')
    const send = screen.getByRole('button', { name: 'Send question' })
    expect(isOff(send)).toBe(true)
    await user.type(box, '   ')
    expect(isOff(send)).toBe(true)
    await user.click(send)
    expect(asked).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(send)
    await user.type(box, 'What does it cost?  {Enter}')
    expect(asked).toHaveBeenCalledWith({ question: 'What does it cost?', paperId: 'p1' })
    expect((box as HTMLInputElement).value).toBe('')
    const card = await screen.findByRole('article', { name: 'What does it cost?' })
    expect(card.textContent).toContain('Not answered. No passage in this paper speaks of cost.')
    expect(card.textContent).toContain('Lost is never a guess.')
    expect(screen.getByText('1 refused')).toBeTruthy()
  })

  it('says what the question takes for granted and the paper contradicts', async () => {
    const premise = 'The question speaks of 500; the passage says 40.'
    history = [{ ...refusal('Why 500 gardens?'), refused: false, premise, chance: 0.1 }]
    await open('/paper/p1')
    const card = await screen.findByRole('article', { name: 'Why 500 gardens?' })
    expect(within(card).getByRole('note').textContent).toBe(premise)
  })

  it('says when it is unsure of an answer, and only then', async () => {
    const answered = (question: string, chance: number) => ({
      ...refusal(question),
      refused: false,
      chance,
    })
    history = [answered('Why here?', 0.49), answered('Why now?', 0.5)]
    await open('/paper/p1')
    const unsure = await screen.findByRole('article', { name: 'Why here?' })
    expect(within(unsure).getByRole('note').textContent).toMatch(/^Unsure\./)
    const sure = await screen.findByRole('article', { name: 'Why now?' })
    expect(within(sure).queryByRole('note')).toBeNull()
    expect(screen.getByText('1 answered, 1 unsure')).toBeTruthy()
  })

  it('keeps a question that is typed and not sent, for this paper, until it is sent', async () => {
    const { user } = await open('/paper/p1')
    const box = () =>
      screen.findByRole<HTMLInputElement>('textbox', { name: 'Ask a question about this paper' })
    await user.type(await box(), 'What does it cost?')
    cleanup()
    const again = await open('/paper/p1')
    expect((await box()).value).toBe('What does it cost?')
    answers['POST /api/papers/qa'] = () => refusal('What does it cost?')
    await again.user.click(screen.getByRole('button', { name: 'Send question' }))
    await waitFor(async () => expect((await box()).value).toBe(''))
    cleanup()
    await open('/paper/p1')
    expect((await box()).value).toBe('')
  })

  it('forgets what is typed when somebody else may use the tab, in the box, too', async () => {
    const { user } = await open('/paper/p1')
    const box = () =>
      screen.findByRole<HTMLInputElement>('textbox', { name: 'Ask a question about this paper' })
    await user.type(await box(), 'What does it cost?')
    act(forgetDrafts)
    expect((await box()).value).toBe('')
    cleanup()
    await open('/paper/p1')
    expect((await box()).value).toBe('')
  })

  it('cuts no question that is too long, says so, and does not send it', async () => {
    const { user } = await open('/paper/p1')
    const box = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Ask a question about this paper',
    })
    await user.click(box)
    await user.paste(`${'Why? '.repeat(499)}Why so?`)
    expect(box.value).toHaveLength(2_502)
    const said = '2,502 characters: a question may have at most 2,000.'
    expect(screen.getByText(said).id).toBe(box.getAttribute('aria-describedby'))
    const send = screen.getByRole('button', { name: 'Send question' })
    expect(isOff(send)).toBe(true)
    await user.clear(box)
    await user.paste('Why? '.repeat(400))
    expect([isOff(send), screen.queryByText(said)]).toEqual([false, null])
  })

  it('deletes one question, once that is said twice, and goes on to the next', async () => {
    history = [
      { ...refusal('What does it cost?'), id: 'q1', createdAt: '2026-11-01T08:00:00.000Z' },
      { ...refusal('Where is it sold?'), id: 'q2', createdAt: '2026-11-02T08:00:00.000Z' },
    ]
    const deleted = vi.fn(() => ({ message: 'The question is deleted.' }))
    answers['DELETE /api/papers/p1/qa/q2'] = deleted
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByText(/2 refused/))
    await user.click(
      await screen.findByRole('button', { name: 'Delete the question: Where is it sold?' }),
    )
    await user.click(screen.getByRole('button', { name: 'Keep the question: Where is it sold?' }))
    expect(deleted).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete the question: Where is it sold?' }))
    await user.click(screen.getByRole('button', { name: 'Delete question' }))
    expect(await screen.findByText('Question deleted')).toBeTruthy()
    expect(screen.queryByText('Where is it sold?')).toBeNull()
    expect(deleted).toHaveBeenCalledOnce()
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Delete the question: What does it cost?',
    )
  })

  it('takes a question away that was deleted in another tab', async () => {
    history = [refusal('What does it cost?')]
    const { user } = await open('/paper/p1')
    await user.click(await screen.findByText(/1 refused/))
    await user.click(
      await screen.findByRole('button', { name: 'Delete the question: What does it cost?' }),
    )
    await user.click(screen.getByRole('button', { name: 'Delete question' }))
    expect(await screen.findByText('Question deleted')).toBeTruthy()
    expect(screen.queryByText('What does it cost?')).toBeNull()
  })

  it('names what was proposed for an answer and withheld, with the reason', async () => {
    history = [{ ...refusal('What does it cost?'), withheld: fixtureSummary.withheld }]
    await open('/paper/p1')
    const card = await screen.findByRole('article', { name: 'What does it cost?', hidden: true })
    expect(await within(card).findByText('1 claim was withheld')).toBeTruthy()
    expect(within(card).getByText(/^Number mismatch: compare the numbers/)).toBeTruthy()
  })

  it('strikes out what was withheld, but no sentence that stands for words that are not shown', async () => {
    const [claim] = fixtureSummary.withheld as [Claim]
    const unshown = { ...claim, text: unshownClaim('Proposal 1 of the model') }
    history = [{ ...refusal('What does it cost?'), withheld: [claim, unshown] }]
    await open('/paper/p1')
    const card = await screen.findByRole('article', { name: 'What does it cost?', hidden: true })
    expect((await within(card).findByText(claim.text)).tagName).toBe('S')
    expect(within(card).getByText(unshown.text).tagName).toBe('P')
  })

  it('keeps the history of the paper', async () => {
    history = [refusal('What does it cost?')]
    const { queries } = await open('/paper/p1')
    expect(await screen.findByText('What does it cost?')).toBeTruthy()
    await waitFor(() => expect(queries.getQueryData(queryKeys.qa('p1'))).toHaveLength(1))
  })
})
