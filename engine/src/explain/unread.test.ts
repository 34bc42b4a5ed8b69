import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { answer } from './answer/answer.ts'
import { explain } from './explain.ts'
import { analyzeFigures } from './figures/figures.ts'
import { analyzeMath } from './figures/math.ts'
import { analyzeResults } from './summary/results.ts'

const unread: PaperDocument = {
  ...documentFromSections({
    title: 'دراسة عن النحل',
    sections: [
      { heading: 'مقدمة', paragraphs: ['ندرس النحل في أربعين حديقة صغيرة خلال صيف واحد.'] },
    ],
  }),
  language: 'ar',
}

test('of a text in another language nothing is said to be absent: it was not read', async () => {
  const { replicationChecklist, tldr } = await explain(unread)
  expect(tldr).toEqual([])
  for (const { status, searched, text } of replicationChecklist) {
    expect(status).toBe('not-read')
    expect(searched).toEqual([])
    expect(text).toContain('was not searched')
  }
})

test.each(['ما هي النتائج؟', 'How many gardens were there?'])(
  'a question is refused because the text was not read: %s',
  async (question) => {
    const given = await answer(unread, question)
    expect(given).toMatchObject({ refused: true, nearest: [], searched: [] })
    expect(given.reason).toContain('not in English')
    expect(given.reason).not.toContain('does not occur')
  },
)

test('an abstract in English is told of, and nothing else of the text', async () => {
  const english =
    'This study evaluates how watering changes the growth of bean plants in the small gardens of two towns. ' +
    'We watered forty plants for six weeks with a hose or with a pot, and the plants were measured with a ruler on every one of the days. ' +
    'The plants that were watered with a pot were higher by 12.5% than those that were watered with a hose (p < 0.01).'
  const paper = {
    ...documentFromSections({
      title: 'Rega de feijões',
      sections: [
        { heading: 'Abstract', paragraphs: [english] },
        {
          heading: 'Resultados',
          paragraphs: [
            'As plantas que foram regadas com um pote eram mais altas em 12,5% do que as regadas com uma mangueira nos jardins das cidades.',
          ],
        },
      ],
    }),
    language: 'pt',
  }
  const { tldr, results, limitations, replicationChecklist } = await explain(paper)
  expect(tldr.map(({ text }) => text).join()).toMatch(/^This study evaluates/)
  expect(results.map(({ text }) => text).join()).toContain('12.5%')
  expect(limitations).toEqual([])
  expect(replicationChecklist.find(({ item }) => item === 'ethics')?.status).toBe('not-read')
})

test('a footnote in another language is no summary', async () => {
  const paper = {
    ...documentFromSections({
      title: '보험약관',
      sections: [
        {
          heading: '서론',
          paragraphs: [
            '7) 제5조(약관의 해석) 약관은 신의성실의 원칙에 따라 공정하게 해석되어야 하며 다르게 해석되어서는 아니 된다. 그러하다.',
          ],
        },
      ],
    }),
    language: 'ko',
  }
  const { tldr, whatsNew, methods, results, limitations } = await explain(paper)
  expect([tldr, whatsNew, methods, results, limitations].flat()).toEqual([])
})

test('what is not read is not analysed; a label in its language is no part of its caption', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Resultados', level: 1 })
  builder.add('paragraph', 'A correlação foi muito forte (r = 0,84) como mostra a Tabela 1.')
  builder.addTable({
    id: 't',
    label: 'Tabela 1',
    caption: 'Tabela 1. Plantas mantidas em cada semana.',
    rows: [
      ['Rega', 'Semana'],
      ['Mangueira', '12.5'],
      ['Pote', '96.1'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  const built = builder.finish({ title: 'Rega', authors: [] })
  const { figures, overallAnalysis } = await analyzeFigures({ ...built, language: 'pt' })
  expect(figures.map(({ title }) => title)).toEqual(['Tabela 1: Plantas mantidas em cada semana'])
  expect([
    ...figures.flatMap((one) => [...one.description, ...one.keyInsights]),
    ...overallAnalysis,
  ]).toEqual([])
  const math = await analyzeMath({
    ...built,
    language: 'pt',
    equations: [{ id: 'e', span: { start: 0, end: 3 }, display: true }],
  })
  expect([math.equations, math.framework]).toEqual([[], []])
  const results = await analyzeResults({ ...built, language: 'pt' })
  expect([results.experiments, results.overallSummary]).toEqual([[], []])
})
