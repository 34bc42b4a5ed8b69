import { expect, test } from 'vitest'
import { openUpstream } from './loopback-upstream.fixture.ts'
import { createOpenReview } from './openreview.ts'

const { upstream, reply, options, signal } = await openUpstream()

test.each([
  ['ICLR 2024 poster', undefined],
  ['NeurIPS 2023 spotlight', undefined],
  ['Submitted to ICLR 2024', 'preprint'],
  ['Under review as a conference paper', 'preprint'],
  ['ICLR 2024 Conference Withdrawn Submission', 'preprint'],
  ['ICLR 2024 Conference Desk Rejected Submission', 'preprint'],
  ['ICLR 2020 Conference Blind Submission', 'preprint'],
  ['Rejected by TMLR', 'preprint'],
])('what stands at “%s” is %s', async (venue, type) => {
  const note = { id: 'abcdefghij', forum: 'abcdefghij', cdate: 1_700_000_000_000 }
  const content = { title: { value: 'Snow' }, authors: { value: ['Ada Frost'] } }
  reply.body = { notes: [{ ...note, content: { ...content, venue: { value: venue } } }], count: 1 }
  const source = createOpenReview({ ...options, firstApiUrl: upstream.url })
  const paper = await source.lookup({ scheme: 'openreview', value: note.id }, signal)
  expect(paper).toMatchObject({ title: 'Snow', venue })
  expect(paper?.type).toBe(type)
})
