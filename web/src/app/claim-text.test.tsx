import { QueryClientProvider } from '@tanstack/react-query'
import type { QaEntry } from '@tessera/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { ClaimView } from '../explanations/claim-view.tsx'
import { PanelContext, type PanelTools } from '../explanations/panel-context.ts'
import { QaCard } from '../explanations/qa-card.tsx'
import { fixtureDocument, quoted, refusal } from './paper-route.fixture.ts'

const jump = vi.fn()
const tools: PanelTools = {
  document: fixtureDocument,
  isAbstract: false,
  jump,
  addressOf: ({ start, end }) => `#e=${start}-${end}`,
  goToFigure: () => {},
}

afterEach(() => {
  cleanup()
  jump.mockClear()
})

const result = quoted('Three-part anchors recovered 97.4% of the passages.', 'results')
const named = { id: 's-results-0', claim: result, kind: 'results' } as const

function showClaim(claim = result): void {
  render(
    <PanelContext value={tools}>
      <ClaimView named={{ ...named, claim }} />
    </PanelContext>,
  )
}

test('a click anywhere on the words of a claim leads to its passage', async () => {
  showClaim()
  await userEvent.click(screen.getByRole('link', { name: result.text }))
  expect(jump).toHaveBeenCalledTimes(1)
  expect(jump.mock.calls[0]?.[0]).toMatchObject({ spans: result.spans, claim: 's-results-0' })
})

test('so does Enter: the words are one stop of the keyboard, and an address of their own', async () => {
  showClaim()
  const words = screen.getByRole('link', { name: result.text })
  const { start, end } = result.spans[0] ?? {}
  expect(words.getAttribute('href')).toBe(`#e=${start}-${end}`)
  await userEvent.tab()
  expect(document.activeElement).toBe(words)
  await userEvent.keyboard('{Enter}')
  expect(jump).toHaveBeenCalledTimes(1)
})

test('words that were marked are marked, not followed', async () => {
  showClaim()
  const words = screen.getByRole('link', { name: result.text })
  getSelection()?.selectAllChildren(words)
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  expect(jump).not.toHaveBeenCalled()
})

test('a claim without a passage leads nowhere', () => {
  showClaim({ ...result, spans: [] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(result.text)).toBeTruthy()
})

test('every sentence of an answer is shown, each with its own passage', async () => {
  const claims = [
    result,
    quoted('The random seed is fixed at 17.', 'answer'),
    quoted('Lost is never a guess.', 'answer'),
  ]
  const entry: QaEntry = {
    ...refusal('What was found?'),
    refused: false,
    answer: result.text,
    claims,
    nearest: [],
  }
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <PanelContext value={tools}>
        <QaCard entry={entry} />
      </PanelContext>
    </QueryClientProvider>,
  )
  const card = within(screen.getByRole('article', { name: 'What was found?' }))
  for (const [index, { text, spans }] of claims.entries()) {
    const sentence = card.getByRole('link', { name: `${text}\u00a0passage ${index + 1}` })
    await userEvent.click(sentence)
    expect(jump.mock.lastCall?.[0].spans).toEqual(spans)
  }
})

test.each([
  [1, 'every letter agrees'],
  [0.97, '97 of 100 letters agree'],
  [0.9999, '99 of 100 letters agree'],
])('of a passage whose share of letters is %d the proof says: %s', (score, said) => {
  showClaim({ ...result, verdict: { ...result.verdict, score } })
  expect(screen.getByText(said)).toBeTruthy()
})
