import { QueryClientProvider } from '@tanstack/react-query'
import type { Verification } from '@tessera/contract'
import { whereOf } from '@tessera/engine'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { CheckText } from '../explanations/check-text.tsx'
import { PanelContext } from '../explanations/panel-context.ts'
import { answer, fakeServer } from '../testing/fake-server.ts'
import { fixtureDocument, quoted } from './paper-route.fixture.ts'

const jump = vi.fn()
const words = 'Lost is never a guess.'
const lie = 'Lost is always a guess.'
const span = quoted(words, 'checked').spans[0] ?? { start: 0, end: 0 }
const nearWords = 'Lost is never a guess.'
const near = quoted(nearWords, 'checked').spans[0] ?? { start: 0, end: 0 }
const found: Verification = {
  paperId: 'p1',
  documentId: fixtureDocument.id,
  sentences: [
    {
      ...{ text: words, start: 0, end: words.length },
      verdict: { kind: 'verbatim', score: 1, spans: [span], problems: [], checker: '1' },
      reasons: [],
      citations: [{ id: 'c1', ...span, quote: words }],
      passages: [{ id: 'w1', ...span, quote: words, found: [span], where: 'Results' }],
    },
    {
      ...{ text: lie, start: words.length + 1, end: words.length + 1 + lie.length },
      verdict: { kind: 'unverified', score: 0, spans: [], problems: ['negation'], checker: '1' },
      reasons: ['The paper says the opposite.'],
      citations: [],
      passages: [{ id: 'w2', ...near, quote: nearWords, found: [], where: 'Method, p. 2' }],
    },
  ],
}

beforeEach(() => {
  fakeServer({ '/api/papers/p1/verify': () => answer(found) })
  // As Chromium has it, which gives a promise back.
  Element.prototype.scrollIntoView = vi.fn(() => Promise.resolve()) as () => void
})
afterEach(() => {
  cleanup()
  jump.mockClear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function open() {
  const queries = createQueryClient((error) => {
    throw error
  })
  const tools = {
    ...{ document: fixtureDocument, isAbstract: false, jump, goToFigure: () => {} },
    addressOf: () => '#',
  }
  const page = (paperId: string) => (
    <QueryClientProvider client={queries}>
      <PanelContext value={tools}>
        <CheckText key={paperId} paperId={paperId} />
      </PanelContext>
    </QueryClientProvider>
  )
  const { rerender } = render(page('p1'))
  return {
    user: userEvent.setup(),
    showPaper: (paperId: string) => rerender(page(paperId)),
    reload: () => {
      cleanup()
      queries.clear()
      render(page('p1'))
    },
  }
}

const dialog = () => screen.findByRole('dialog', { name: 'Check a text' })
const input = async () =>
  within(await dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to check' })

test('after a jump the dialog opens as it was: the text, the verdicts, and the sentence that led away', async () => {
  const { user, showPaper } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), `${words} ${lie}`)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const list = await screen.findByRole('list', { name: 'Verdicts' })
  await user.click(within(list).getByRole('button', { name: 'Jump' }))
  await waitFor(() => expect(jump).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  expect((await input()).value).toBe(`${words} ${lie}`)
  const again = screen.getByRole('list', { name: 'Verdicts' })
  expect(within(again).getAllByRole('listitem')).toHaveLength(2)
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(within(again).getByRole('button', { name: 'Jump' }))

  await user.keyboard('{Escape}')
  showPaper('p2')
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  expect((await input()).value).toBe('')
  expect(screen.queryByRole('list', { name: 'Verdicts' })).toBeNull()
})

test('a sentence that several passages prove shows them all', async () => {
  const other = 'Three-part anchors recovered 97.4% of the passages.'
  const second = { id: 'c2', ...(quoted(other, 'checked').spans[0] ?? span), quote: other }
  const sentences = found.sentences.map((sentence, index) =>
    index === 0
      ? {
          ...sentence,
          citations: [...sentence.citations, second],
          passages: [...sentence.passages, { ...second, found: [second], where: 'Results' }],
        }
      : sentence,
  )
  fakeServer({ '/api/papers/p1/verify': () => answer({ ...found, sentences }) })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), words)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const list = await screen.findByRole('list', { name: 'Verdicts' })
  const quotes = [...list.querySelectorAll('.near--proof')].map((quote) => quote.textContent)
  expect(quotes).toEqual([words, other])
  const places = [span, second].map((passage) => whereOf(fixtureDocument, passage))
  expect(within(list).getByText([...new Set(places)].join('; '))).toBeTruthy()
})

test('the whole sentence of the paper is shown, and what was found in it is marked', async () => {
  const whole = 'Three-part anchors recovered 97.4% of the passages.'
  const place = quoted(whole, 'checked').spans[0] ?? span
  const at = (part: string) => {
    const start = place.start + whole.indexOf(part)
    return { start, end: start + part.length }
  }
  const marked = [at('anchors'), at('97.4% of the passages')]
  const sentences = found.sentences.slice(0, 1).map((sentence) => ({
    ...sentence,
    passages: [{ id: 'w1', ...place, quote: whole, found: marked, where: 'Results' }],
  }))
  fakeServer({ '/api/papers/p1/verify': () => answer({ ...found, sentences }) })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), words)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const list = await screen.findByRole('list', { name: 'Verdicts' })
  const quote = list.querySelector('blockquote')
  expect(quote?.textContent).toBe(whole)
  expect([...(quote?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'anchors',
    '97.4% of the passages',
  ])
})

test('the verdicts are counted, and what unverified means is said where it occurs', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), lie)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('1 verbatim · 1 not proven')).toBeTruthy()
  expect(screen.getByText(/^Unverified is not proven by .* it may still be true\.$/)).toBeTruthy()
  fakeServer({
    '/api/papers/p1/verify': () => answer({ ...found, sentences: found.sentences.slice(0, 1) }),
  })
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('1 verbatim')).toBeTruthy()
  expect(screen.queryByText(/may still be true/)).toBeNull()
})

test('what is too short is counted as that, and a text without a sentence is said to have none', async () => {
  const { user } = open()
  const [proven, lied] = found.sentences
  const short = { ...lied, verdict: { ...lied?.verdict, problems: ['too-short'] } }
  fakeServer({ '/api/papers/p1/verify': () => answer({ ...found, sentences: [proven, short] }) })
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), words)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('1 verbatim · 1 too short to check')).toBeTruthy()
  expect(screen.queryByText(/may still be true/)).toBeNull()
  fakeServer({ '/api/papers/p1/verify': () => answer({ ...found, sentences: [] }) })
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('There is no sentence to check in this text.')).toBeTruthy()
})

test('a text that is begun outlives a reload', async () => {
  const { user, reload } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), lie)
  reload()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  expect((await input()).value).toBe(lie)
})

test('a text of very many characters is shown whole though a tab cannot keep it', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  const most = vi.spyOn(Storage.prototype, 'setItem')
  const long = 'x'.repeat(200_001)
  fireEvent.change(await input(), { target: { value: long } })
  expect((await input()).value).toBe(long)
  expect(most).not.toHaveBeenCalled()
})

test('a text that is too long is kept whole, and said to be so before it is sent', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  const long = `${words} `.repeat(1000)
  fireEvent.change(await input(), { target: { value: long } })
  expect((await input()).value).toBe(long)
  expect(
    screen.getByText(/^[\d,]+ characters: at most 20,000 can be checked at once\./),
  ).toBeTruthy()
  const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check' })
  expect(check().disabled).toBe(true)
  fireEvent.change(await input(), { target: { value: words } })
  await waitFor(() => expect(check().disabled).toBe(false))
  expect(screen.queryByText(/can be checked at once/)).toBeNull()
})

test('what is not proven has the nearest passage below it, named as such and with its place', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Check a text' }))
  await user.type(await input(), `${words} ${lie}`)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const list = await screen.findByRole('list', { name: 'Verdicts' })
  const [proven, unproven] = within(list).getAllByRole('listitem')
  expect(unproven?.querySelector('blockquote')?.textContent).toBe(
    `Nearest passage, Method, p. 2${nearWords}`,
  )
  expect(unproven?.querySelector('mark')).toBeNull()
  expect(proven?.textContent).not.toContain('Nearest passage')
})
