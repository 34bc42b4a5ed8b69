import type { PaperRepository } from '@tessera/contract'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RepositoryLine } from './linked-repository.tsx'

afterEach(cleanup)

const unread: PaperRepository = {
  name: 'marlow/pebbles',
  url: 'https://github.com/marlow/pebbles',
  isDue: false,
  tried: null,
  reading: null,
}
const reading: PaperRepository['reading'] = {
  name: 'jones/new',
  commit: '0123456789'.repeat(4),
  readAt: '2026-10-03T23:59:00.000Z',
  files: 12_345,
  isPart: true,
  filesRead: ['README.md', 'train.py'],
  findings: [],
}
const read = { outcome: 'read', why: null, at: reading.readAt } as const
const silent = {
  outcome: 'no-answer',
  why: 'GitHub did not answer in time.',
  at: '2026-11-23T08:00:00.000Z',
} as const

const shown = (repository: PaperRepository) =>
  render(<RepositoryLine repository={repository} />).container.textContent

test.each([
  ['nothing of an upload’s', unread, ''],
  ['that it is not read yet', { ...unread, isDue: true }, 'Repository marlow/pebbles not read yet'],
  [
    'what was read, by the name that it has now',
    { ...unread, tried: read, reading },
    'Repository jones/new read on 3 October 2026: 2 of more than 12,345 filesAt commit 0123456: README.md, train.py',
  ],
  [
    'why it was not',
    { ...unread, tried: silent },
    'Repository marlow/pebbles not read on 23 November 2026: GitHub did not answer in time.',
  ],
  [
    'why it was not read again',
    { ...unread, tried: silent, reading },
    'Repository jones/new read on 3 October 2026: 2 of more than 12,345 filesAt commit 0123456: README.md, train.pyRepository marlow/pebbles not read on 23 November 2026: GitHub did not answer in time.',
  ],
])('a line says %s', (_, repository, words) => {
  expect(shown(repository)).toBe(words)
})
