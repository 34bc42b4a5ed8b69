import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'

const paperOf = (told: string, ...notes: readonly string[]) => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: '1 Ferries', level: 1 })
  builder.add('paragraph', `Ferries cross the bay in fog.¹ ${told}`)
  for (const note of notes) builder.add('footnote', note)
  return builder.finish({ title: 'Ferries', authors: [] })
}
const said = async (paper: ReturnType<typeof paperOf>) =>
  (await answer(paper, 'Where can I find the code?')).claims.map(({ text }) => text)
const release = 'We release our code to all who sail. ¹¹'

test.each([
  release,
  'We release our code¹¹ to all who sail.',
  'We release our code to all who sail.¹¹ Boats are not released.',
])('the address in the footnote of what is released is told with it: %s', async (told) => {
  const notes = ['¹ https://weather.example/fog', '¹¹ https://github.com/harbour/ferries']
  expect((await said(paperOf(told, ...notes)))[1]).toBe('https://github.com/harbour/ferries')
})

test('a footnote of other numbers, without an address, or of what gives its own is not', async () => {
  expect(await said(paperOf(release, '¹ https://weather.example/fog'))).toEqual([release])
  expect(await said(paperOf(release, '¹¹ Ask the harbour master.'))).toEqual([release])
  const own = 'Our code¹ is available at https://github.com/harbour/ferries.'
  expect(await said(paperOf(own, '¹ https://weather.example/fog'))).toEqual([own])
})
