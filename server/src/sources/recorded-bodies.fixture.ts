import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createArxiv } from './arxiv/arxiv.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { createGitHub } from './github.ts'
import { createHuggingFace } from './hugging-face.ts'
import { plainAsk, type Reply, startUpstream } from './loopback-upstream.fixture.ts'
import { createOpenAlex } from './openalex.ts'
import { createAuthorLookup } from './openalex-author.ts'
import { createOpenReview } from './openreview.ts'
import { createSemanticScholar } from './semantic-scholar.ts'
import { type Source, SourceError, type SourcePaper } from './source.ts'
import { createUnpaywall } from './unpaywall.ts'

const folder = join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'api')
/** Whether the recorded bodies are on this machine. */
export const isRecordedHere = existsSync(join(folder, 'index.json'))
if (!isRecordedHere)
  console.log('Recorded bodies are not here (../shared/data/api): their tests are skipped.')

/** An answer that a source once gave. */
export interface Recorded {
  readonly file: string
  readonly source: string
  readonly url: string
  readonly status: number
}
export const recorded: readonly Recorded[] = isRecordedHere
  ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  : []

export const bodyOf = (file: string) => readFileSync(join(folder, file))

// The test's own limit holds: a clock that starts when this file is loaded runs out before a busy machine comes to it.
const { signal } = new AbortController()
const query = { words: 'anything at all', limit: 100 }
const doi = { scheme: 'doi', value: '10.1/x' } as const
const arxivId = { scheme: 'arxiv', value: '1706.03762' } as const

/** The body was recorded for another name: that it is of this one as well was told by nobody. */
const forgetting = (asked: { readonly value: string }, paper: SourcePaper | null) =>
  paper && {
    ...paper,
    identifiers: paper.identifiers.filter(({ value }) => value !== asked.value),
  }

type Answer = readonly SourcePaper[] | SourcePaper | object | null

const papersOf = async (source: Required<Pick<Source, 'search'>>) =>
  (await source.search(query, signal)).papers

/** Every way in which a source's bodies are read; each gives papers, null, or a SourceError. */
function waysOf(url: string, source: string): readonly (() => Promise<Answer>)[] {
  const options = { ask: plainAsk, baseUrl: url, contactEmail: 'a@example.org' }
  const arxiv = createArxiv({ ...options, oaiUrl: url, rssUrl: url })
  const crossref = createCrossref(options)
  const openalex = createOpenAlex(options)
  const datacite = createDataCite(options)
  const scholar = createSemanticScholar(options)
  const hub = createHuggingFace(options)
  const ways: Record<string, readonly (() => Promise<Answer>)[]> = {
    arxiv_atom: [() => papersOf(arxiv)],
    arxiv_oai: [async () => (await arxiv.harvest({}, signal)).papers],
    arxiv_rss: [async () => (await arxiv.announced('cs.AI', signal)).map(({ paper }) => paper)],
    crossref: [
      async () => forgetting(doi, await crossref.lookup(doi, signal)),
      () => papersOf(crossref),
    ],
    openalex: [
      () => openalex.lookup(doi, signal),
      () => papersOf(openalex),
      () => createAuthorLookup('OpenAlex', plainAsk, url, {})('A5023888391', signal),
    ],
    unpaywall: [() => createUnpaywall(options).lookup(doi, signal)],
    datacite: [() => datacite.lookup(doi, signal), () => papersOf(datacite)],
    semanticscholar: [
      () => scholar.lookup(doi, signal),
      () => papersOf(scholar),
      () => scholar.references(doi, signal),
      () => scholar.citations(doi, signal),
    ],
    huggingface: [
      () => hub.lookup(arxivId, signal),
      () => papersOf(hub),
      () => hub.resources(arxivId, signal),
      () => hub.repository('models', 'owner/name', signal),
      async () => ({ card: await hub.card('models', 'owner/name', signal) }),
    ],
    openreview: [() => papersOf(createOpenReview({ ...options, firstApiUrl: url }))],
    github: [() => createGitHub(options).repository('owner/name', signal)],
    // Its service has ended; nothing reads it.
    paperswithcode: [],
  }
  return ways[source] ?? []
}

/** What all ways of reading make of a body. */
export interface ReadBody {
  readonly papers: readonly SourcePaper[]
  readonly answers: readonly Answer[]
  /** Ways that refused it, each with a `SourceError`. */
  readonly refused: number
}

/** Reads recorded bodies through the connectors, from an upstream on loopback that sends them. */
export async function startRecordedReader() {
  let reply: Reply = { body: '' }
  const upstream = await startUpstream(() => reply)
  return {
    url: upstream.url,
    close: () => upstream.close(),
    replyWith(file: string) {
      reply = { status: 200, body: bodyOf(file) }
    },
    /** @throws what is no `SourceError`: nothing else may come out of a connector. */
    async read({ file, source, status }: Recorded): Promise<ReadBody> {
      const isOpen = status >= 300 && status < 400
      reply = { status: isOpen ? 200 : status, body: bodyOf(file) }
      const answers: Answer[] = []
      let refused = 0
      for (const way of waysOf(upstream.url, source)) {
        try {
          answers.push(await way())
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          refused++
        }
      }
      const papers = answers.flatMap((answer) =>
        Array.isArray(answer) ? answer : answer ? [answer] : [],
      )
      return {
        papers: papers.filter((one) => 'identifiers' in one) as SourcePaper[],
        answers,
        refused,
      }
    },
  }
}

/** In how many ways the bodies of a source are read. */
export const waysToRead = (source: string) => waysOf('http://127.0.0.1', source).length
