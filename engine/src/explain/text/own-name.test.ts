import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { ownName } from './own-name.ts'
import { readSentences } from './sentence.ts'

test.each([
  ['Long swims of beginners: results from the SWIM study', 'SWIM'],
  ['Cold water in spring (the HARBOUR-2 trial)', 'HARBOUR-2'],
])('a study is called by the name that its title has: %s', (title, name) => {
  expect(ownName({ title }, [])).toBe(name)
})

const said = (text: string) =>
  readSentences(
    documentFromSections({
      title: 'Reading waves',
      sections: [{ heading: 'Introduction', paragraphs: [text] }],
    }),
  )

test('what is presented may be called so at the end', () => {
  const text = 'We present a new model of waves, built into a reader called WaveRead.'
  expect(ownName({ title: 'Reading waves' }, said(text))).toBe('WaveRead')
  const cited = 'We present a study of waves with a reader called WaveRead (Lund, 2012).'
  expect(ownName({ title: 'Reading waves' }, said(cited))).toBeUndefined()
})

test('the phase of a trial is no name', () => {
  expect(ownName({ title: 'Cold water in a phase III trial' }, [])).toBeUndefined()
})
