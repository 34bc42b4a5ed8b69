import { describe, expect, test } from 'vitest'
import { told } from './connector.ts'
import { record } from './hard-duplicates.fixture.ts'
import type { SourcePaper } from './source.ts'

const kindsOf = (title: string, more: Partial<SourcePaper> = {}) =>
  told(
    'Crossref',
    { at: '2026-01-02T03:04:05.000Z' },
    record('Crossref', [], { title, ...more }),
  ).notices.map(({ kind, source }) => `${kind} ${source}`)

describe('a title says that its paper was taken back', () => {
  test.each([
    'RETRACTED: Owl study by title only',
    'RETRACTED – Owl study',
    'WITHDRAWN: Owl study',
    'RETRACTED ARTICLE: Owl study',
    'Retracted article: Owl study',
    'Withdrawn Article: Owl study',
    '[Retracted] Owl study',
    '(Retracted) Owl study',
    'Owl study (Retracted article. See vol. 3, p. 5, 2020)',
    'Owl study [Retracted]',
  ])('%s', (title) => {
    expect(kindsOf(title)).toEqual(['retraction Crossref'])
  })

  test('of a preprint it is a withdrawal', () => {
    expect(kindsOf('WITHDRAWN: Owl study', { type: 'preprint' })).toEqual(['withdrawal Crossref'])
  })

  test('what the record tells of it is not told twice, and its flag gives way', () => {
    const notices = [{ kind: 'retraction', source: 'Crossref', doi: '10.5555/n' }] as const
    expect(kindsOf('RETRACTED: Owl study', { notices })).toEqual(['retraction Crossref'])
    const flagged = record('OpenAlex', [], { title: 'RETRACTED: Owls', denies: ['retraction'] })
    expect(told('OpenAlex', { at: flagged.at }, flagged).denies).toEqual([])
  })
})

test.each([
  'Retracted: what becomes of papers that are taken back',
  'Retraction of an owl study',
  'Withdrawn from the world: monks of the fourth century',
  'How cash is withdrawn: a study',
  'RETRACTED papers and their citations',
  'Owl study (with a retracted wing)',
])('%s does not', (title) => {
  expect(kindsOf(title)).toEqual([])
})

test('a notice bears the title of the paper that it is about, and is not retracted', () => {
  const relations = [{ kind: 'retracts', to: { scheme: 'doi', value: '10.5555/owl' } }] as const
  expect(kindsOf('RETRACTED: Owl study', { relations })).toEqual([])
})
