import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { downloadCitation, downloadEvidence } from './cite-export.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Names of the files that are saved from now on. */
function savedNames(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  return names
}

const file = (name: string | null) => () =>
  new Response('text', {
    headers: name === null ? {} : { 'content-disposition': `inline; filename="${name}"` },
  })

test('a file is saved under the name that the server gives it, which is the citation’s key', async () => {
  const names = savedNames()
  fakeServer({
    '/api/papers/0198/cite': file('marlow2024counting.csv'),
    '/api/papers/0198/evidence': file('marlow2024counting-evidence.jsonld'),
  })
  await downloadCitation('0198', 'csv')
  await downloadEvidence('0198')
  expect(names).toEqual(['marlow2024counting.csv', 'marlow2024counting-evidence.jsonld'])
})

test('and by the paper’s id where the server names none', async () => {
  const names = savedNames()
  fakeServer({ '/api/papers/0198/evidence': file(null) })
  await downloadEvidence('0198')
  expect(names).toEqual(['0198-evidence.jsonld'])
})
