import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from './answer.ts'

const builder = documentBuilder('sections', '1')
builder.section({ heading: '1 Hay', level: 1 })
builder.add('paragraph', 'Hay is grass that dried in the sun, and barns hold it over winter.')
builder.section({ heading: '2 Preservation', level: 2 })
builder.add('paragraph', 'We employ two kinds of preservation in the barn:')
builder.section({ heading: 'Salting', level: 4 })
builder.add('paragraph', 'Each layer is strewn with coarse grains. Grains cost little.')
builder.section({ heading: 'Airing', level: 4 })
builder.add('paragraph', 'Shutters stand open at night and let the wind through. Nights are dry.')
builder.section({ heading: '3 Sale', level: 2 })
builder.add('paragraph', 'We ask buyers for two things that they must bring along:')
builder.section({ heading: '4 Weather', level: 2 })
builder.add('paragraph', 'Rain fell in May, and the grass was long.')
const paper = builder.finish({ title: 'Hay', authors: [] })
const said = async (question: string) =>
  (await answer(paper, question)).claims.map(({ text }) => text)

test('what a sentence announces stands below the headings behind it', async () => {
  for (const question of [
    'Which kinds of preservation were employed?',
    'How was preservation in the barn done?',
  ])
    expect(await said(question)).toEqual([
      'Each layer is strewn with coarse grains.',
      'Shutters stand open at night and let the wind through.',
      'We employ two kinds of preservation in the barn:',
    ])
})

test('below a heading that is not of its section nothing is announced', async () => {
  expect((await said('Which things must buyers bring along?')).join()).not.toContain('Rain fell')
})
