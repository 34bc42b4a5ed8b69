import type { Config } from '../config.ts'
import { type Arxiv, createArxiv } from './arxiv/arxiv.ts'
import { type Broker, type BrokerOptions, createBroker } from './broker/broker.ts'
import { cautious, gitHub, policies } from './broker/policy.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { createEuropePmc } from './europe-pmc.ts'
import { createFederation, type Federation } from './federation.ts'
import { createGitHub, type GitHub } from './github.ts'
import { createGitHubFiles, type GitHubFiles } from './github-files.ts'
import { createHuggingFace, type HuggingFace } from './hugging-face.ts'
import { createOpenAlex } from './openalex.ts'
import { createOpenReview } from './openreview.ts'
import { createIsOwnFile, withOutwardLinks } from './outward-links.ts'
import { createSemanticScholar } from './semantic-scholar.ts'
import type { Source } from './source.ts'
import { createSurroundings } from './surroundings.ts'
import { createUnpaywall } from './unpaywall.ts'

export interface Sources {
  readonly federation: Federation
  /** Tells of repositories, and of no papers. */
  readonly github: GitHub & GitHubFiles
  readonly arxiv: Pick<Arxiv, 'archived' | 'harvest' | 'announced'>
  readonly huggingFace: Pick<HuggingFace, 'resources' | 'repository' | 'card'>
  /** What lies around a paper that bears these names. */
  readonly surroundings: ReturnType<typeof createSurroundings>
  readonly fetchFile: Broker['fetchFile']
  /** The status with which an address that a paper gives answers. @throws SourceError, FetchError */
  readonly visitLink: (url: string, signal: AbortSignal) => Promise<number>
  /** Whether an address lies where the operator's own copies do. */
  readonly isOwnFile: (url: string) => boolean
  /** False when no source is asked at all. */
  readonly isOn: boolean
  readonly close: () => Promise<void>
}

/** For tests: how names and connections are made, what is kept, how fast sources are asked. */
export type SourcesOptions = Pick<BrokerOptions, 'network' | 'cache' | 'policies'>

const switchedOff =
  'The scholarly sources are switched off on this installation (LIVE_SOURCES=off).'
const everythingOff = Object.fromEntries(
  Object.keys(policies).map((name) => [name, { ...cautious, off: switchedOff }]),
)
const needsAddress = (source: string) =>
  `${source} wants an address to write to: set CONTACT_EMAIL to ask it.`

/** All sources of an installation behind one broker, as its settings say. */
export function createSources(
  {
    liveSources,
    upstreams,
    openCopiesUrl,
    sourceKeys,
    publicUrl,
    contactEmail,
    contactEmailGiven,
    searchMs,
  }: Config,
  version: string,
  brokerOptions: SourcesOptions = {},
): Sources {
  const broker = createBroker({
    version,
    publicUrl,
    contactEmail,
    trusted: [...Object.values(upstreams), ...(openCopiesUrl ? [openCopiesUrl] : [])],
    // The federation leaves out what is off; others are asked without it.
    policies: liveSources
      ? { ...policies, ...(sourceKeys.github && { GitHub: gitHub(5_000) }) }
      : everythingOff,
    ...brokerOptions,
  })
  const common = { ask: broker.ask, contactEmail: contactEmailGiven ? contactEmail : '' }
  const at = (baseUrl: string, key?: string) => ({ ...common, baseUrl, ...(key && { key }) })
  const crossref = createCrossref(at(upstreams.crossref))
  const openAlex = createOpenAlex(at(upstreams.openalex, sourceKeys.openalex))
  const scholar = createSemanticScholar(at(upstreams.semanticScholar, sourceKeys.semanticScholar))
  const wantAddress: readonly Source[] = [crossref, createUnpaywall(at(upstreams.unpaywall))]
  const arxiv = createArxiv({
    ...at(upstreams.arxivApi),
    oaiUrl: upstreams.arxivOai,
    rssUrl: upstreams.arxivRss,
  })
  const huggingFace = createHuggingFace(at(upstreams.huggingface, sourceKeys.huggingface))
  const all: readonly Source[] = [
    arxiv,
    openAlex,
    ...wantAddress,
    scholar,
    createEuropePmc(at(upstreams.europePmc)),
    createDataCite(at(upstreams.datacite)),
    createOpenReview({ ...at(upstreams.openreview), firstApiUrl: upstreams.openreviewFirst }),
    huggingFace,
  ]
  const isOwnFile = createIsOwnFile({ ...upstreams, openCopies: openCopiesUrl })
  const atGitHub = at(upstreams.github, sourceKeys.github)
  const github = { ...createGitHub(atGitHub), ...createGitHubFiles(atGitHub) }
  const off = new Map<string, string>()
  for (const { name } of contactEmailGiven ? [] : wantAddress) off.set(name, needsAddress(name))
  for (const { name } of liveSources ? [] : all) off.set(name, switchedOff)
  return {
    federation: createFederation({
      sources: all
        .filter(({ name }) => !off.has(name))
        .map((source) => withOutwardLinks(source, isOwnFile)),
      off: Object.fromEntries(off),
      searchMs,
    }),
    github,
    arxiv,
    huggingFace,
    surroundings: createSurroundings({
      openAlex,
      others: [crossref, scholar],
      off: Object.fromEntries(off),
    }),
    fetchFile: (url, limits) => broker.fetchFile(url, { ...limits, isOwn: isOwnFile(url) }),
    visitLink: (url, signal) => broker.visitLink(url, { isOwn: isOwnFile(url), signal }),
    isOwnFile,
    isOn: liveSources,
    close: broker.close,
  }
}
