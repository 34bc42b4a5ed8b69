import { describe, expect, test } from 'vitest'
import { record } from './hard-duplicates.fixture.ts'
import { createIsOwnFile, withOutwardLinks } from './outward-links.ts'

const isOwnFile = createIsOwnFile({
  arxiv: 'http://127.0.0.1:4412/arxiv',
  europePmc: 'http://127.0.0.1:4412/europepmc',
  openCopies: 'http://10.0.0.7:8080/repository',
})

test.each([
  ['http://127.0.0.1:4412/arxiv/pdf/1706.03762v7', true],
  ['http://127.0.0.1:4412/arxiv/html/astro-ph/0601001', true],
  ['http://127.0.0.1:4412/arxiv/pdf/../secret', false],
  ['http://127.0.0.1:4412/arxiv/abs/1706.03762', false],
  ['http://127.0.0.1:4412/europepmc/PMC1234/fullTextXML', true],
  ['http://127.0.0.1:4412/europepmc/search?query=x', false],
  ['http://127.0.0.1:4412/paper/secret.pdf', false],
  ['http://10.0.0.7:8080/repository/thesis.pdf', true],
  ['http://10.0.0.7:8080/repository/../admin', false],
  ['http://10.0.0.7:8080/admin', false],
])('%s is a file of ours: %s', (url, isOurs) => {
  expect(isOwnFile(url)).toBe(isOurs)
})

describe('links into the network of whoever follows them are left out', () => {
  const link = (url: string) => ({ kind: 'pdf' as const, url, isOpen: true })
  const inward = [
    'http://127.0.0.1:4412/paper/secret.pdf',
    'http://2130706433/x.pdf',
    'http://localhost./x.pdf',
    'http://printer/x.pdf',
    'https://files.corp/x.pdf',
    'http://192.168.1.1/x.pdf',
    'http://169.254.169.254/latest',
    'http://[::1]/x.pdf',
    'http://[fd00::1]/x.pdf',
    'http://[::ffff:127.0.0.1]/x.pdf',
  ]
  const kept = [
    'https://journals.example.org/x.pdf',
    'http://8.8.8.8/x.pdf',
    'http://10.0.0.7:8080/repository/thesis.pdf',
  ]
  const paper = record('Unpaywall', ['doi:10.1/x'], { links: [...inward, ...kept].map(link) })
  const source = withOutwardLinks(
    {
      name: 'Unpaywall',
      search: async () => ({ papers: [paper], total: 45 }),
      lookup: async () => paper,
    },
    isOwnFile,
  )
  const { signal } = new AbortController()

  test('from what is looked up', async () => {
    const found = await source.lookup?.({ scheme: 'doi', value: '10.1/x' }, signal)
    expect(found?.links.map(({ url }) => url)).toEqual(kept)
  })
  test('and from what is searched for', async () => {
    const found = await source.search?.({ words: 'x', limit: 1 }, signal)
    expect(found?.total).toBe(45)
    expect(found?.papers[0]?.links.map(({ url }) => url)).toEqual(kept)
  })
})
