import type { SourceAnswer } from '@tessera/contract'
import { clockTime } from '../ui/moment-in-words.ts'

const sourceNames: Record<string, string> = {
  library: 'Library',
  starter: 'Library',
  import: 'Library',
  upload: 'Your upload',
  knownpapers: 'Library',
  arxiv: 'arXiv',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  datacite: 'DataCite',
  semanticscholar: 'Semantic Scholar',
  unpaywall: 'Unpaywall',
}

/** How a source is called on the page. */
export function sourceName(source: string): string {
  return sourceNames[source.toLowerCase().replace(/[^a-z]/g, '')] ?? source
}

const local = new Set(['library', 'upload'])

/** The sources outside of this installation. */
export const liveSources = (sources: readonly SourceAnswer[]) =>
  sources.filter(({ source }) => !local.has(source))

/** Whether any of them answered. */
export const hasLiveAnswer = (sources: readonly SourceAnswer[]): boolean =>
  liveSources(sources).some(({ status }) => status === 'answered')

/** "arXiv, OpenAlex and Crossref" */
export const listed = (sources: readonly { readonly source: string }[]): string =>
  new Intl.ListFormat('en').format(sources.map(({ source }) => sourceName(source)))

/** What is known of a search that broke off: nobody waits for a source any more. */
export const brokenOff = <T extends { readonly sources: readonly SourceAnswer[] }>(
  found: T,
): T => ({
  ...found,
  sources: found.sources.filter(({ status }) => status !== 'pending'),
})

/** Those that were to be asked and did not answer. */
export const silentSources = (sources: readonly SourceAnswer[]) =>
  sources.filter(({ status }) => status === 'failed' || status === 'limited')

/** Whether several were asked outside and none brought anything: one line tells of that, not one for each. */
export function areAllSilent(sources: readonly SourceAnswer[]): boolean {
  const asked = liveSources(sources).filter(({ status }) => status !== 'off')
  const silent = silentSources(asked).filter(({ count = 0 }) => count === 0)
  return asked.length > 1 && silent.length === asked.length
}

/** One sentence for every source that failed or wants to be left alone, with when it is asked again. */
export function troubles(sources: readonly SourceAnswer[]): string[] {
  return silentSources(sources).map(({ source, message, retryAt }) =>
    [
      message ?? `${sourceName(source)} did not answer.`,
      retryAt && Date.parse(retryAt) > Date.now()
        ? `It is asked again from ${clockTime(retryAt)}.`
        : 'It is asked again with the next search.',
    ]
      .filter(Boolean)
      .join(' '),
  )
}
