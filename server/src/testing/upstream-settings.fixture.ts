/** Parts of a fake upstream's address, one for each base address that an installation may be given. */
const settings = {
  arxiv: 'ARXIV_URL',
  'arxiv-api': 'ARXIV_API_URL',
  'arxiv-oai': 'ARXIV_OAI_URL',
  'arxiv-rss': 'ARXIV_RSS_URL',
  openalex: 'OPENALEX_URL',
  crossref: 'CROSSREF_URL',
  unpaywall: 'UNPAYWALL_URL',
  datacite: 'DATACITE_URL',
  s2: 'SEMANTIC_SCHOLAR_URL',
  huggingface: 'HUGGINGFACE_URL',
  openreview: 'OPENREVIEW_URL',
  'openreview-v1': 'OPENREVIEW_V1_URL',
  'europe-pmc': 'EUROPE_PMC_URL',
  github: 'GITHUB_API_URL',
  files: 'OPEN_COPIES_URL',
} as const
export type UpstreamPart = keyof typeof settings

/** Settings that make an installation ask fakes instead of all the real sources, so that nobody outside is asked. */
export function upstreamSettings(
  addressOf: (part: UpstreamPart) => string,
): Record<string, string> {
  const parts = Object.entries(settings) as [UpstreamPart, string][]
  return {
    LIVE_SOURCES: 'on',
    CONTACT_EMAIL: 'library@example.org',
    ...Object.fromEntries(parts.map(([part, name]) => [name, addressOf(part)])),
  }
}
