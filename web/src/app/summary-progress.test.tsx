import type { Claim } from '@tessera/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PanelContext } from '../explanations/panel-context.ts'
import { SummaryTab } from '../explanations/summary-tab.tsx'
import type { Evidence } from '../explanations/use-evidence.ts'
import { fixtureDocument, quoted } from './paper-route.fixture.ts'

afterEach(cleanup)

const tools = {
  ...{ document: fixtureDocument, isAbstract: false, jump: () => {}, goToFigure: () => {} },
  addressOf: () => '#',
}

/** The progress line of a summary that is being made, when these claims have come. */
function lineAfter(claimsSoFar: readonly Claim[]): HTMLElement {
  const evidence = {
    summary: { data: null, isPending: false, error: null },
    generate: { isPending: true },
    claimsSoFar,
  } as unknown as Evidence
  render(
    <PanelContext value={tools}>
      <SummaryTab evidence={evidence} />
    </PanelContext>,
  )
  return screen.getByRole('progressbar', { name: 'Generating summary...' })
}

test('before anything has come the line stands where the specification has it', () => {
  expect(lineAfter([]).getAttribute('aria-valuenow')).toBe('75')
})

test('the line shows how many of the five sections have come', () => {
  const seed = 'The random seed is fixed at 17.'
  const claims = [quoted(seed, 'tldr'), quoted(seed, 'results'), quoted(seed, 'results')]
  expect(lineAfter(claims).getAttribute('aria-valuenow')).toBe('40')
})
