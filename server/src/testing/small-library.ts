import type { Paper, SearchResults } from '@tessera/contract'
import { vi } from 'vitest'
import { htmlPaper, jatsPaper, pdfWith } from './fixture-papers.ts'
import { createTestApp } from './test-app.ts'

const known = JSON.stringify([
  {
    title: 'Attention Is All You Need',
    authors: ['Ashish Vaswani', 'Noam Shazeer'],
    year: 2017,
    venue: 'NeurIPS',
    arxivId: '1706.03762',
  },
  { title: 'Deep learning', authors: ['Yann LeCun'], year: 2015, doi: '10.1038/nature14539' },
  {
    title: 'Attention in pebbles',
    authors: ['Nobody Known'],
    year: 1999,
    alsoKnownAs: ['LanterNet'],
  },
  {
    title: 'A census of tern eggs',
    authors: [
      'Žarko Đurić',
      'Ása Þórsdóttir',
      'Ludwig van Beethoven',
      'Nicolaas de Bruijn',
      '王伟',
      '철수 김',
    ],
    year: 2019,
  },
])

const lanternLines = [
  'Lantern Oil and the Length of Evenings',
  'Results',
  'A lantern burned 0.8 litres in six hours.',
]

export type SmallLibrary = Awaited<ReturnType<typeof startSmallLibrary>>

/** A Tessera with two readable papers, one of them with its PDF beside, and three known ones. */
export async function startSmallLibrary() {
  const it = await createTestApp({
    'counting-pebbles.html': htmlPaper,
    'lantern-oil.xml': jatsPaper,
    'lantern-oil.pdf': pdfWith(lanternLines).toString('latin1'),
    'known-papers.json': known,
  })
  const get = (url: string, headers: Record<string, string> = {}) => it.app.inject({ url, headers })
  const paperAt = async (x: string) =>
    (await get(`/api/papers/${encodeURIComponent(x)}`)).json<Paper>()
  const search = async (q: string) =>
    (await get(`/api/papers/search?q=${encodeURIComponent(q)}`)).json<SearchResults>()
  /** The paper once it is so; an error after 50 s. */
  const paperOnce = (x: string, isSo: (paper: Paper) => boolean) =>
    vi.waitFor(
      async () => {
        const paper = await paperAt(x)
        if (!isSo(paper))
          throw new Error(`${x} is not there yet: ${paper.contentProblem ?? paper.contentStatus}`)
        return paper
      },
      { timeout: 200_000, interval: 50 },
    )
  await it.start()
  for (const name of ['tessera:counting-pebbles', 'tessera:lantern-oil'])
    await paperOnce(name, ({ contentStatus }) => contentStatus === 'full')
  // The index hears of each a moment after it is stored.
  for (const words of ['census tern eggs', 'deep learning', 'attention pebbles', 'lantern oil'])
    await vi.waitFor(
      async () => {
        if ((await search(words)).papers.length === 0) throw new Error(`Not found yet: ${words}`)
      },
      { timeout: 200_000, interval: 50 },
    )
  return { it, get, paperAt, paperOnce, search }
}
