import { QueryClientProvider } from '@tanstack/react-query'
import { type FiguresAnalysis, queryKeys } from '@tessera/contract'
import { documentFromSections, type PaperDocument, parseHtml } from '@tessera/engine'
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

/** The tab of a paper of these figures. */
function shown(document: PaperDocument, figures: FiguresAnalysis['figures'] = analysis.figures) {
  const queries = createQueryClient(() => undefined)
  const kept = namedFigures({ ...analysis, figures })
  queries.setQueryData(queryKeys.analysis('p1', 'figures'), kept)
  const nothing = () => undefined
  const tools = { jump: nothing, addressOf: () => '', goToFigure: nothing, isAbstract: false }
  return render(
    <QueryClientProvider client={queries}>
      <PanelContext value={{ document, ...tools }}>
        <FiguresTab paperId="p1" />
      </PanelContext>
    </QueryClientProvider>,
  ).container
}

/** What it says where the paper is in this language. */
const said = (language: string) =>
  shown({ ...documentFromSections({ title: 'Abelhas', sections: [] }), language }).textContent

test('a paper in another language says why so little is told of its figures', () => {
  expect(said('pt')).toMatch(/Portuguese.*reads English only.*Tabela 1/)
  expect(said('en')).toMatch(/^Tabela 1/)
})

test.each([
  ['Figure 1: Load w_i of hives at dusk', 'Figure 1: Load wi of hives at dusk'],
  ['Figure 1: Load w_i of …', 'Figure 1: Load wi of …'],
  ['Figure 1: Load of hives', undefined],
])('the title of a figure, “%s”, has the formulas of its caption', (title, words) => {
  const document = parseHtml(
    '<article><h1>Hives</h1><figure id="f1" class="ltx_figure"><img alt=""/><figcaption class="ltx_caption"><span class="ltx_tag">Figure 1: </span>Load <math><msub><mi>w</mi><mi>i</mi></msub></math> of hives at dusk.</figcaption></figure></article>',
  )
  const id = document.figures[0]?.id ?? ''
  const heading = shown(document, [{ ...figure, id, title }]).querySelector('h3')
  expect(heading?.querySelector('math') && heading.textContent).toBe(words ?? null)
  expect(heading?.textContent).toBe(words ?? title)
})
