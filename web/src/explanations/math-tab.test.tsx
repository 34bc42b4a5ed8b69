import { QueryClientProvider } from '@tanstack/react-query'
import { type MathAnalysis, queryKeys } from '@tessera/contract'
import { type Claim, documentFromSections, type PaperDocument, parseHtml } from '@tessera/engine'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import MathTab from './math-tab.tsx'
import { namedMath } from './named-analyses.ts'
import { PanelContext, type PanelTools } from './panel-context.ts'

afterEach(cleanup)

const tools: PanelTools = {
  document: documentFromSections({ title: 'Hives', sections: [] }),
  isAbstract: false,
  jump: () => undefined,
  addressOf: () => '',
  goToFigure: () => undefined,
}
const none: MathAnalysis = {
  documentId: 'd',
  createdAt: '2026-11-23T08:00:00.000Z',
  equations: [],
  framework: [],
  engine: 'embedded',
  engineVersion: '1',
}

const words = 'Let xi be the weight of hive i at dusk.'
const document: PaperDocument = {
  ...documentFromSections({
    title: 'Hives',
    sections: [{ heading: 'Scales', paragraphs: [words] }],
  }),
}
const start = document.text.indexOf(words)
const definition: Claim = {
  text: words,
  section: 'math',
  spans: [{ start, end: start + words.length }],
  verdict: { kind: 'verbatim', score: 1, spans: [], problems: [], checker: '1' },
}
const equation = (id: string, symbols: readonly string[]) => ({
  id,
  title: `Equation (${id})`,
  span: { start: 0, end: 1 },
  expression: 'x',
  explanation: [],
  symbols: symbols.map((symbol) => ({ symbol, definition })),
  significance: [],
})

/** What the tab says of an analysis. */
function shown(data: MathAnalysis, own = tools) {
  const queries = createQueryClient(() => undefined)
  queries.setQueryData(queryKeys.analysis('p1', 'math'), namedMath(data))
  return render(
    <QueryClientProvider client={queries}>
      <PanelContext value={own}>
        <MathTab paperId="p1" />
      </PanelContext>
    </QueryClientProvider>,
  ).container
}

test('equations that are left out are counted, and nothing is said where all are told', () => {
  expect(shown({ ...none, leftOut: 319 }).textContent).toContain('Equations left out: 319.')
  cleanup()
  expect(shown(none).textContent).not.toContain('left out')
})

test('a sentence that defines symbols is told once, at the first equation that has them', () => {
  const equations = [equation('1', ['x', 'i']), equation('2', ['x'])]
  const container = shown({ ...none, equations }, { ...tools, document })
  expect(container.querySelectorAll('dd')).toHaveLength(1)
  expect([...container.querySelectorAll('dt .sym__name')].map((name) => name.textContent)).toEqual([
    'x',
    'i',
  ])
  expect(container.querySelector('.syms__again')?.textContent).toMatch(/Defined above:.*x$/)
})

test('the first equation stands behind the claims on the notation, as the style sheet sets them apart', () => {
  const equations = [equation('1', [])]
  const container = shown({ ...none, framework: [definition], equations }, { ...tools, document })
  expect(container.querySelector('.analysed + .analysed h3')?.textContent).toBe('Equation (1)')
})

test('a quotation keeps the indices of the paper', () => {
  const at = start + words.indexOf('xi') + 1
  const marks: PaperDocument['marks'] = [{ kind: 'sub', span: { start: at, end: at + 1 } }]
  const container = shown(
    { ...none, equations: [equation('1', ['x'])] },
    { ...tools, document: { ...document, marks } },
  )
  const [quotation, ...others] = container.querySelector('dd')?.children ?? []
  expect(quotation?.innerHTML).toContain('Let x<sub>i</sub> be the weight')
  // Beside it stands the button alone: each child of the line is a column of its own.
  expect(others.map(({ tagName }) => tagName)).toEqual(['BUTTON'])
})

test('a formula of a quotation is drawn as in the text, with no mark of its source', () => {
  const drawn = parseHtml(
    '<article><h1>Hives</h1><h2>Scales</h2><p>Each hive has a weight of <math><msub><mi>w</mi><mi>i</mi></msub></math> at dusk.</p></article>',
  )
  const quoted = 'Each hive has a weight of w_i at dusk.'
  const at = drawn.text.indexOf(quoted)
  const own = { ...definition, text: quoted, spans: [{ start: at, end: at + quoted.length }] }
  const container = shown({ ...none, framework: [own] }, { ...tools, document: drawn })
  const [claim, proof] = ['.claim__text', '.quote mark'].map((at) => container.querySelector(at))
  for (const words of [claim, proof]) {
    expect(words?.querySelector('math msub')?.textContent).toBe('wi')
    expect(words?.textContent).toBe('Each hive has a weight of wi at dusk.')
  }
})

const lake = parseHtml(
  '<article><h1>Lakes</h1><h2>Flow of <math><msub><mi>q</mi><mi>k</mi></msub></math></h2><p>Let <math><msub><mi mathvariant="script">R</mi><mi>w</mi></msub></math> be the rain of a week.</p></article>',
)

test('a symbol is drawn as the sentence that defines it has it, else as its name says', () => {
  const quoted = 'Let R_w be the rain of a week.'
  const at = lake.text.indexOf(quoted)
  expect(at).toBeGreaterThan(0)
  const own = { ...definition, text: quoted, spans: [{ start: at, end: at + quoted.length }] }
  const [one] = [equation('1', ['R_w', 'R_j^{j−1}', 'rate'])]
  const symbols = one.symbols.map(({ symbol }) => ({ symbol, definition: own }))
  const container = shown(
    { ...none, equations: [{ ...one, symbols }] },
    { ...tools, document: lake },
  )
  return waitFor(() => {
    const names = [...container.querySelectorAll('.sym__name')]
    expect(names.map((name) => name.querySelector('math')?.textContent ?? null)).toEqual([
      'ℛw',
      'Rjj−1',
      null,
    ])
  })
})

test('the title of an equation has the formulas of the section that it names', () => {
  const [section] = lake.sections.slice(1)
  const span = { start: section?.span.end ?? 0, end: section?.span.end ?? 0 }
  const title = 'Equation (1) in Flow of q_k, 1 of 2'
  const equations = [{ ...equation('1', []), title, span }]
  const heading = shown({ ...none, equations }, { ...tools, document: lake }).querySelector('h3')
  expect(heading?.querySelector('math msub')?.textContent).toBe('qk')
  expect(heading?.textContent).toBe('Equation (1) in Flow of qk, 1 of 2')
})
