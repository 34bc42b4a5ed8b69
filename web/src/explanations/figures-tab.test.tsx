import { QueryClientProvider } from '@tanstack/react-query'
import { type FiguresAnalysis, queryKeys } from '@tessera/contract'
import { documentFromSections } from '@tessera/engine'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import FiguresTab from './figures-tab.tsx'
import { namedFigures } from './named-analyses.ts'
import { PanelContext } from './panel-context.ts'

afterEach(cleanup)

const figure = { description: [], keyInsights: [], visualPattern: '' }
const analysis: FiguresAnalysis = {
  documentId: 'd',
  createdAt: '2026-11-23T08:00:00.000Z',
  figures: [{ ...figure, id: 't1', title: 'Tabela 1' }],
  overallAnalysis: [],
  engine: 'embedded',
  engineVersion: '1',
}

/** What the tab says of a figure of a paper in this language. */
function said(language: string) {
  const queries = createQueryClient(() => undefined)
  queries.setQueryData(queryKeys.analysis('p1', 'figures'), namedFigures(analysis))
  const document = { ...documentFromSections({ title: 'Abelhas', sections: [] }), language }
  const nothing = () => undefined
  const tools = { jump: nothing, addressOf: () => '', goToFigure: nothing, isAbstract: false }
  return render(
    <QueryClientProvider client={queries}>
      <PanelContext value={{ document, ...tools }}>
        <FiguresTab paperId="p1" />
      </PanelContext>
    </QueryClientProvider>,
  ).container.textContent
}

test('a paper in another language says why so little is told of its figures', () => {
  expect(said('pt')).toMatch(/Portuguese.*reads English only.*Tabela 1/)
  expect(said('en')).toMatch(/^Tabela 1/)
})
