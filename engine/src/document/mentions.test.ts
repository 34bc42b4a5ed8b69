import { describe, expect, test } from 'vitest'
import { expectLinear } from '../text/growth.fixture.ts'
import { documentBuilder } from './document-builder.ts'

/** Brackets mark the mentions of a figure or table with this label. */
function expectMentions(label: string, marked: string) {
  const builder = documentBuilder('sections', 'test')
  builder.addFigure({ id: 'it', label, caption: `${label}. Its own caption.` })
  builder.add('paragraph', marked.replace(/[[\]]/g, ''))
  const { text, figures, blocks } = builder.finish({ title: '', authors: [] })
  const start = blocks.at(-1)?.span.start ?? 0
  let shown = text
  for (const span of [...(figures[0]?.mentions ?? [])].reverse())
    shown = `${shown.slice(0, span.start)}[${shown.slice(span.start, span.end)}]${shown.slice(span.end)}`
  expect(shown.slice(start)).toBe(marked)
}

const cases: [string, string][] = [
  ['Figure 3', 'As [Figure 3] shows, and [Fig. 3a] too.'],
  ['Figure 3', 'Not Figure 30, Figure 3.1 or Table 3.'],
  ['Figure 3', 'See [Figs. 2 and 3], [Figures 1–4], and [figs 1, 3].'],
  ['Fig. 2', 'In [Figure 2A–C] we see; [FIGURE 2] as well.'],
  ['Table 2', '[Tables 1 and 2] and [Table 2] but not Table 12.'],
  ['Table 2', 'Tables 3 to 5 do not speak of it, [Tables 1 to 3] do.'],
  ['Table IV', 'As [Table IV] says, unlike Table V.'],
  ['Figure S1', '[Fig. S1] is not Fig. 1.'],
  ['Figure 1', 'Not Supplementary Figure 1, nor that one (see Supplemental Material, Figure 1).'],
  [
    'Figure 1',
    'Not Extended Data Fig. 1a or Appendix 1—figure 1, but [Fig. 1a] (Appendix 2 Figure 1).',
  ],
  [
    'Figure 1',
    'Not Figure 1 in the supplementary material or Fig. 1 of ref. 7, but [Fig. 1] of ours.',
  ],
  [
    'Figure 1',
    'Unlike Figure 1 of Lund et al. and Figure 1 in Berg (2019), [Figure 1] in Bergen is new.',
  ],
  ['Table S2', 'The nets are told of too (Supplementary Material, [Table S2]).'],
  ['Tabela 1', 'A [Tabela 1] mostra.'],
  ['Algorithm 1', 'By [Algorithm 1].'],
  ['Figure 1—figure supplement 2', 'See [Figure 1—figure supplement 2].'],
  ['Figure 2', 'See [Figure 2], which is a large one.'],
]

describe('where running text speaks of a figure or table', () => {
  test.each(cases)('%s: %s', (label, marked) => expectMentions(label, marked))

  test('a label without a number has no mentions', () =>
    expectMentions('Figure', 'The Figure is here.'))

  test('a hundred thousand names of figures are read in linear time', () => {
    const finish = (size: number) => {
      const builder = documentBuilder('sections', 'test')
      builder.addFigure({ id: 'it', label: 'Figure 1', caption: null })
      builder.add('paragraph', 'Figs. 1, 2 and '.repeat(size / 5))
      builder.add('paragraph', 'Fig '.repeat(size))
      builder.finish({ title: '', authors: [] })
    }
    expectLinear(finish, 25_000)
  })
})
