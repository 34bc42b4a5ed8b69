import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createArxiv } from './arxiv/arxiv.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { createGitHub } from './github.ts'
import { createHuggingFace } from './hugging-face.ts'
import {
  type LoopbackUpstream,
  plainAsk,
  type Reply,
  startUpstream,
} from './loopback-upstream.fixture.ts'
import { mergePapers } from './merge.ts'
import { createOpenAlex } from './openalex.ts'
import { createOpenReview } from './openreview.ts'
import { createSemanticScholar } from './semantic-scholar.ts'
import { SourceError, type SourcePaper } from './source.ts'
import { createUnpaywall } from './unpaywall.ts'

const folder = join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'api')
const isHere = existsSync(join(folder, 'index.json'))
if (!isHere)
  console.log('Recorded bodies are not here (../shared/data/api): their tests are skipped.')

interface Recorded {
  readonly file: string
  readonly source: string
  readonly url: string
  readonly status: number
}
const recorded: readonly Recorded[] = isHere
  ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  : []

let reply: Reply = { body: '' }
let upstream: LoopbackUpstream
beforeAll(async () => {
  upstream = await startUpstream(() => reply)
})
afterAll(() => upstream.close())

const signal = AbortSignal.timeout(120_000)
const query = { words: 'anything at all', limit: 100 }
const doi = { scheme: 'doi', value: '10.1/x' } as const
const arxivId = { scheme: 'arxiv', value: '1706.03762' } as const

type Answer = readonly SourcePaper[] | SourcePaper | object | null

/** Every way in which a source's bodies are read; each gives papers, null, or a SourceError. */
function waysOf(source: string): readonly (() => Promise<Answer>)[] {
  const options = { ask: plainAsk, baseUrl: upstream.url, contactEmail: 'a@example.org' }
  const arxiv = createArxiv({ ...options, oaiUrl: upstream.url, rssUrl: upstream.url })
  const crossref = createCrossref(options)
  const openalex = createOpenAlex(options)
  const datacite = createDataCite(options)
  const scholar = createSemanticScholar(options)
  const hub = createHuggingFace(options)
  const ways: Record<string, readonly (() => Promise<Answer>)[]> = {
    arxiv_atom: [() => arxiv.search(query, signal)],
    arxiv_oai: [async () => (await arxiv.harvest({}, signal)).papers],
    arxiv_rss: [async () => (await arxiv.announced('cs.AI', signal)).map(({ paper }) => paper)],
    crossref: [() => crossref.lookup(doi, signal), () => crossref.search(query, signal)],
    openalex: [
      () => openalex.lookup(doi, signal),
      () => openalex.search(query, signal),
      () => openalex.author('A5023888391', signal),
    ],
    unpaywall: [() => createUnpaywall(options).lookup(doi, signal)],
    datacite: [() => datacite.lookup(doi, signal), () => datacite.search(query, signal)],
    semanticscholar: [
      () => scholar.lookup(doi, signal),
      () => scholar.search(query, signal),
      () => scholar.references(doi, signal),
      () => scholar.citations(doi, signal),
    ],
    huggingface: [
      () => hub.lookup(arxivId, signal),
      () => hub.search(query, signal),
      () => hub.resources(arxivId, signal),
      () => hub.repository('models', 'owner/name', signal),
      async () => ({ card: await hub.card('models', 'owner/name', signal) }),
    ],
    openreview: [
      () => createOpenReview({ ...options, firstApiUrl: upstream.url }).search(query, signal),
    ],
    github: [() => createGitHub(options).repository('owner/name', signal)],
    // Its service has ended; nothing reads it.
    paperswithcode: [],
  }
  return ways[source] ?? []
}

async function read({ file, source, status }: Recorded) {
  const isOpen = status >= 300 && status < 400
  reply = { status: isOpen ? 200 : status, body: readFileSync(join(folder, file)) }
  const answers: Answer[] = []
  let refused = 0
  for (const way of waysOf(source)) {
    try {
      answers.push(await way())
    } catch (error) {
      // Nothing but this may come out of a connector.
      expect(error).toBeInstanceOf(SourceError)
      refused++
    }
  }
  const papers = answers.flatMap((answer) =>
    Array.isArray(answer) ? answer : answer ? [answer] : [],
  )
  return { papers: papers.filter((one) => 'identifiers' in one) as SourcePaper[], answers, refused }
}

describe.skipIf(!isHere)('every recorded body is read or refused in one sentence', () => {
  test.each(recorded)('$file', async (body) => {
    const { papers, answers, refused } = await read(body)
    if (body.status >= 400 && body.status !== 404) expect(answers).toEqual([])
    if (body.status === 404) expect(papers).toEqual([])
    expect(answers.length + refused).toBe(waysOf(body.source).length)
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
    const openalex = createOpenAlex({ ask: plainAsk, baseUrl: upstream.url, contactEmail: '' })
    const body = readFileSync(join(folder, 'openalex/fixture_A5023888391.json'))
    reply = { status: 200, body }
    expect(await openalex.author('0000-0001-6187-6610', signal)).toMatchObject({
      ...{ id: 'A5023888391', name: 'Jason Priem', orcid: '0000-0001-6187-6610', works: 62 },
      institutions: ['OurResearch'],
    })
    expect(await openalex.author('../works/W1', signal)).toBeNull()
  })

  test('models, data sets and their cards, in the words of the hub', async () => {
    const hub = createHuggingFace({
      ...{ ask: plainAsk, baseUrl: upstream.url, contactEmail: '' },
    })
    const of = (file: string) => {
      reply = { status: 200, body: readFileSync(join(folder, 'huggingface', file)) }
    }
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
    if (body) expect((await read(body)).papers).toHaveLength(count)
  })

  /** Works that several of the bodies tell of, found by looking through them; all others are one body's alone. */
  const duplicates: readonly (readonly string[])[] = [
    ['10.53731/ybhah-9jy85'],
    ['10.1007/s00120-007-1345-2'],
    ['10.1016/j.xgen.2025.100814'],
    ['10.1023/a:1007154515475'],
    ['10.1007/s40278-023-41815-2'],
    ['10.1016/j.addr.2015.01.008'],
    ['10.1038/s42256-024-00832-8', '2304.05376'],
  ]

  test('duplicates are found without their identifiers, and nothing else is joined', async () => {
    const kept: SourcePaper[] = []
    for (const body of recorded) {
      // The pages of one search repeat its papers, and the records of OAI-PMH were edited.
      if (/^(?:arxiv|paperswithcode)/.test(body.source)) continue
      // A record that names no author is never joined by its title: it has nothing to compare.
      kept.push(...(await read(body)).papers.filter(({ authors }) => authors.length > 0))
    }
    const workOf = new Map(
      mergePapers(kept).flatMap(({ identifiers }, work) =>
        identifiers.map(({ scheme, value }) => [`${scheme}:${value}`, work] as const),
      ),
    )
    const isLabelled = (paper: SourcePaper) =>
      duplicates.findIndex((names) => paper.identifiers.some(({ value }) => names.includes(value)))
    const bare = kept.map((paper, index) => ({
      ...paper,
      identifiers: [{ scheme: 's2' as const, value: `record-${index}` }],
      relations: [],
    }))
    let right = 0
    let wrong = 0
    let missed = 0
    const groupOf = new Map(
      mergePapers(bare).flatMap(({ identifiers }, group) =>
        identifiers.map(({ value }) => [value, group] as const),
      ),
    )
    const truth = kept.map((paper, index) => {
      const label = isLabelled(paper)
      const [first] = paper.identifiers
      return label === -1
        ? `work ${first ? workOf.get(`${first.scheme}:${first.value}`) : `alone ${index}`}`
        : `label ${label}`
    })
    for (let a = 0; a < kept.length; a++)
      for (let b = a + 1; b < kept.length; b++) {
        const isOne = truth[a] === truth[b]
        const isJoined = groupOf.get(`record-${a}`) === groupOf.get(`record-${b}`)
        if (isOne && isJoined) right++
        if (!isOne && isJoined) wrong++
        if (isOne && !isJoined) missed++
      }
    console.log(
      `merging ${kept.length} records by title alone: ${right} pairs right, ${wrong} wrong, ${missed} missed`,
    )
    expect(wrong).toBe(0)
    expect(right).toBeGreaterThanOrEqual(10)
    // A preprint that was renamed, and a subtitle that one source leaves out.
    expect(missed).toBeLessThanOrEqual(4)
    // With their identifiers each of them is one paper.
    const works = mergePapers(kept)
    for (const names of duplicates) {
      const bearers = works.filter((work) =>
        work.identifiers.some(({ value }) => names.includes(value)),
      )
      expect(bearers.length).toBeLessThanOrEqual(1)
    }
  })
})
