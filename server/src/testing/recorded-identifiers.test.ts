import type { SearchResults } from '@tessera/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { unhurried } from '../sources/broker/unhurried.fixture.ts'
import { bodyOf, isRecordedHere } from '../sources/recorded-bodies.fixture.ts'
import { sends } from './scholarly-upstream.fixture.ts'
import { openSourcedApp } from './sourced-app.fixture.ts'

const { upstream, it } = await openSourcedApp(unhurried)
beforeEach(() => upstream.files.clear())

const search = async (q: string) => {
  const answer = await it.app.inject({ url: `/api/papers/search?q=${encodeURIComponent(q)}` })
  expect(answer.statusCode).toBe(200)
  return answer.json<SearchResults>()
}
const gives = (path: string, file: string) =>
  upstream.files.set(path, sends('application/json', bodyOf(file)))

const openAccess = 'openalex/fixture_W2741809807.json'
const editing = 'semanticscholar/pqa_paper_full_fields.200.json'
const scholarId = '7e5d4466c8b85f93775fe183e1a318a3e65ac8e4'
const titles = {
  [openAccess]: /^The state of OA: a large-scale analysis/,
  [editing]: /^High-throughput screening of human genetic variants/,
} as const

describe.skipIf(!isRecordedHere)(
  'what a reader pastes leads to what the source really sent',
  () => {
    test.each([
      ['PMID: 29456894', '/openalex/works/pmid%3A29456894', openAccess],
      ['https://pubmed.ncbi.nlm.nih.gov/40120586/', '/s2/graph/v1/paper/PMID%3A40120586', editing],
      ['PMC5815332', '/openalex/works/pmcid%3A5815332', openAccess],
      [
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC12008803/',
        '/s2/graph/v1/paper/PMCID%3A12008803',
        editing,
      ],
      [scholarId, `/s2/graph/v1/paper/${scholarId}`, editing],
      [
        `https://www.semanticscholar.org/paper/Any-words/${scholarId}`,
        `/s2/graph/v1/paper/${scholarId}`,
        editing,
      ],
      ['CorpusID:268890006', '/s2/graph/v1/paper/CorpusId%3A268890006', editing],
      ['https://api.openalex.org/works/W2741809807', '/openalex/works/W2741809807', openAccess],
    ] as const)('%s', async (words, path, file) => {
      gives(path, file)
      const { papers, exact } = await search(words)
      expect(papers[0]?.title).toMatch(titles[file])
      expect(exact).toEqual([papers[0]?.id])
    })

    test.each([
      [
        'https://openreview.net/forum?id=aVh9KRZdRk',
        '/openreview/notes',
        'openreview/v2_submission_with_direct_replies.200.json',
      ],
      [
        'https://openreview.net/pdf?id=HkghWScuoQ',
        '/openreview-v1/notes',
        'openreview/v1_notes_blind_submissions.200.json',
      ],
    ])('%s', async (words, path, file) => {
      gives(path, file)
      const id = words.slice(words.indexOf('=') + 1)
      const notes: { id: string; content: { title: string | { value: string } } }[] = JSON.parse(
        bodyOf(file).toString(),
      ).notes
      const title = notes.find((note) => note.id === id)?.content.title
      const { papers } = await search(words)
      expect(papers[0]?.title).toBe(typeof title === 'string' ? title : title?.value)
    })

    test('an exact title comes before everything that other sources find', async () => {
      gives('/crossref/works', 'crossref/hab_works_fieldquery.200.json')
      gives('/openalex/works', 'openalex/pqa_title_search_paper_attributes1.200.json')
      const title = 'PaperQA: Retrieval-Augmented Generative Agent for Scientific Research'
      const { papers, exact } = await search(title)
      expect(papers.length).toBeGreaterThan(10)
      expect(papers[0]?.title).toBe(title)
      expect(exact).toEqual([papers[0]?.id])
    })

    test("who names an author gets that person's papers alone", async () => {
      gives('/crossref/works', 'crossref/hab_works_fieldquery.200.json')
      gives('/openalex/works', 'openalex/pqa_title_search_paper_attributes1.200.json')
      const { papers } = await search('author: Samuel G. Rodriques')
      expect(papers).not.toEqual([])
      for (const { authors } of papers) expect(authors.join('; ')).toMatch(/Rodriques/)
    })
  },
)
