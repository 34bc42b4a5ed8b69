import type { Paper, PaperVersion } from '@tessera/contract'

type Licensed = Pick<
  Paper,
  'license' | 'stage' | 'openAccessUrl' | 'pdfUrl' | 'fullText' | 'provenance'
>

/**
 * The licence of the text that is shown or, without one, of the copy that the page leads to; null when nobody
 * states one for it. What covers another version never stands in for it.
 */
export function licenceOfCopy(paper: Licensed, shown: PaperVersion | undefined): string | null {
  if (shown?.origin) return shown.license
  const address = paper.openAccessUrl ?? paper.pdfUrl
  if (address === null || paper.stage !== 'published') return paper.license
  const { copies } = paper.fullText
  const copy = copies.find(({ url }) => url === address)
  if (copy?.license) return copy.license
  const isPreprint = isOnArxiv(address)
  const stated = statedLicences(paper).filter(({ covers }) =>
    isPreprint ? covers === 'the preprint' : covers !== 'the preprint',
  )
  return stated[0]?.licence ?? null
}

const isOnArxiv = (address: string) =>
  /(?:^|\.)arxiv\.org$/.test(URL.parse(address)?.hostname ?? '')

interface StatedLicence {
  readonly licence: string
  readonly covers: 'the preprint' | 'the published version' | 'an open copy'
  readonly source: string
}

/** Every licence that a source states, and what it states it for. */
export function statedLicences({ provenance }: Pick<Paper, 'provenance'>): StatedLicence[] {
  return provenance.flatMap(({ field, source, value }) =>
    field === 'license' ? [{ licence: value, covers: coveredBy(provenance, source), source }] : [],
  )
}

/** These keep one record for all copies of a paper, and tell the licence of one of them. */
const ofAllCopies = new Set(['Unpaywall', 'OpenAlex', 'Semantic Scholar'])

function coveredBy(provenance: Paper['provenance'], source: string): StatedLicence['covers'] {
  if (ofAllCopies.has(source)) return 'an open copy'
  const type = provenance.find((told) => told.field === 'type' && told.source === source)?.value
  if (source === 'arXiv' || type === 'preprint') return 'the preprint'
  return type === undefined ? 'an open copy' : 'the published version'
}
