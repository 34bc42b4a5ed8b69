import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHuggingFace } from './hugging-face.ts'
import { plainAsk } from './loopback-upstream.fixture.ts'
import { createAuthorLookup } from './openalex-author.ts'
import {
  isRecordedHere,
  recorded,
  startRecordedReader,
  waysToRead,
} from './recorded-bodies.fixture.ts'

// The test's own limit holds: a clock that starts when this file is loaded runs out before a busy machine comes to it.
const { signal } = new AbortController()
let reader: Awaited<ReturnType<typeof startRecordedReader>>
beforeAll(async () => {
  reader = await startRecordedReader()
})
afterAll(() => reader.close())

describe.skipIf(!isRecordedHere)('every recorded body is read or refused in one sentence', () => {
  test.each(recorded)('$file', async (body) => {
    const { papers, answers, refused } = await reader.read(body)
    if (body.status >= 400 && body.status !== 404) expect(answers).toEqual([])
    if (body.status === 404) expect(papers).toEqual([])
    expect(answers.length + refused).toBe(waysToRead(body.source))
    for (const paper of papers) {
      expect(paper.title).toMatch(/\S/)
      for (const text of [paper.title, paper.abstract ?? '', ...paper.authors]) {
        expect(text).not.toMatch(
          /<\/?(?:jats:)?(?:p|i|b|sub|sup|title|italic)>|&(?:amp|lt|gt|#\d+);/,
        )
        expect(text).toBe(text.trim())
      }
      for (const link of paper.links) expect(link.url).toMatch(/^https?:\/\//)
      if (paper.year !== undefined) expect(paper.year).toBeGreaterThan(1400)
    }
  })

  test('an author, with institutions and topics', async () => {
    const author = createAuthorLookup('OpenAlex', plainAsk, reader.url, {})
    reader.replyWith('openalex/fixture_A5023888391.json')
    expect(await author('A5023888391', signal)).toMatchObject({
      ...{ id: 'A5023888391', name: 'Jason Priem', orcid: '0000-0001-6187-6610', works: 62 },
      institutions: ['OurResearch'],
    })
    expect(await author('../works/W1', signal)).toBeNull()
  })

  test('models, data sets and their cards, in the words of the hub', async () => {
    const hub = createHuggingFace({
      ...{ ask: plainAsk, baseUrl: reader.url, contactEmail: '' },
    })
    const of = (file: string) => reader.replyWith(`huggingface/${file}`)
    of('model_bert-base-uncased.200.json')
    expect(await hub.repository('models', 'google-bert/bert-base-uncased', signal)).toMatchObject({
      ...{ pipelineTag: 'fill-mask', library: 'transformers', modelType: 'bert', likes: 2498 },
      ...{ licenses: ['apache-2.0'], languages: ['en'], papers: ['1810.04805'], isGated: false },
    })
    of('model_llama31_gated_cut.json')
    const llama = await hub.repository('models', 'meta-llama/Llama-3.1-8B-Instruct', signal)
    expect(llama).toMatchObject({ isGated: true, isPrivate: false })
    of('dataset_popqa_no_licence_no_card.200.json')
    const popqa = await hub.repository('datasets', 'akariasai/PopQA', signal)
    expect(popqa).toMatchObject({
      url: 'https://huggingface.co/datasets/akariasai/PopQA',
      licenses: [],
    })
    for (const file of ['card_sample_simple.md', 'card_sample_windows_line_breaks.md']) {
      of(file)
      expect(await hub.card('models', 'a/b', signal)).toMatch(/^# /)
    }
    for (const name of ['../admin', 'a/../b', 'a/b/c', 'a?x', '', 'a/%2e%2e'])
      expect(await hub.repository('models', name, signal)).toBeNull()
  })

  /** Papers that the answers to these requests hold, counted in the bodies. */
  const counts: readonly (readonly [file: string, papers: number])[] = [
    ['arxiv_atom/q_testing_s0_m100.200.xml', 100],
    ['arxiv_atom/id_0000.0000_s0_m100.200.xml', 0],
    ['arxiv_atom/id_0808.05394_1707.08567_s0_m100.200.xml', 1],
    ['arxiv_oai/getrecord_arXivRaw_1810.09584.xml', 1],
    ['arxiv_oai/listrecords_hep-th.xml', 3],
    ['arxiv_rss/composed_docs_item.xml', 1],
    ['arxiv_rss/composed_weekend_empty.xml', 0],
    ['crossref/hab_work_one.200.json', 1],
    ['crossref/hab_works_fieldquery.200.json', 20],
    ['crossref/pqa_title_empty_total0.200.json', 0],
    ['datacite/cmp_arxiv.200.json', 1],
    ['huggingface/papers_search_kazakh.200.json', 9],
    ['openalex/fixture_W2741809807.json', 1],
    ['openalex/fixture_A5023888391.json', 0],
    ['openalex/list_get_random_id_from_openalex_1.200.json', 5],
    ['openreview/v1_notes_blind_submissions.200.json', 2],
    ['openreview/v2_official_review.200.json', 0],
    ['unpaywall/nature12373_lupo.200.json', 1],
    ['semanticscholar/pqa_paper_full_fields.200.json', 1],
  ]
  test.each(counts)('%s holds %i papers', async (file, count) => {
    const body = recorded.find((one) => one.file === file)
    expect(body).toBeDefined()
    if (body) expect((await reader.read(body)).papers).toHaveLength(count)
  })
})
