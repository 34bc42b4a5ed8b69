import type { FullText, PaperVersion } from '@tessera/contract'
import type { PaperDetails } from '../details-store.ts'
import { licenceLabel } from '../licence-label.ts'
import type { StoredPaper } from '../papers-store.ts'
import { silentOf, whoWasSilent } from '../silent-sources.ts'
import { arxivVersion, whyNotRead } from './readable-copies.ts'
import { isDue } from './text-state.ts'
import type { DocumentOrigin } from './text-store.ts'

/** What the page of a paper needs to know of the installation. */
export interface Asking {
  /** Whether the scholarly sources are asked here. */
  readonly isOn: boolean
  readonly now: number
}

/** The texts of the paper, each with the copy that it was read from; one that two versions share is two. */
export function presentVersions({ versions, texts }: PaperDetails): PaperVersion[] {
  return versions.flatMap((version, index) => {
    const origins = texts.origins
      .filter(({ documentId }) => documentId === version.id)
      .sort((a, b) => (a.preprintVersion ?? 0) - (b.preprintVersion ?? 0))
    // Of several addresses of one version, the first is named.
    const read = origins.filter(
      ({ preprintVersion }, at) => origins[at - 1]?.preprintVersion !== preprintVersion,
    )
    const labelled = (origin: DocumentOrigin | null) =>
      presentVersion(version, origin, labelOf(version, origin, index, texts))
    return read.length > 0 ? read.map(labelled) : [labelled(null)]
  })
}

function presentVersion(
  { id, source, createdAt }: PaperDetails['versions'][number],
  origin: DocumentOrigin | null,
  label: string,
): PaperVersion {
  return {
    documentId: id,
    label,
    source,
    createdAt: createdAt.toISOString(),
    preprintVersion: origin?.preprintVersion ?? null,
    state: origin?.state ?? null,
    license: licenceOf(origin?.license),
    origin: origin ? { url: origin.url, source: origin.source, at: origin.at.toISOString() } : null,
  }
}

function labelOf(
  { source }: PaperDetails['versions'][number],
  origin: DocumentOrigin | null,
  index: number,
  { copies }: PaperDetails['texts'],
): string {
  if (origin?.preprintVersion != null) return `v${origin.preprintVersion}`
  if (source === 'sections' && copies.length > 0) return 'Abstract'
  return origin ? stateNames[origin.state ?? 'unsaid'] : `v${index + 1}`
}

const licenceOf = (told: string | null | undefined) => (told ? licenceLabel(told) : null)

const stateNames = {
  submitted: 'Submitted',
  accepted: 'Accepted',
  published: 'Published',
  unsaid: 'Open copy',
} as const

/** How far the search for the text has come. */
export function presentFullText(
  paper: StoredPaper,
  { texts, importJobId }: Pick<PaperDetails, 'texts' | 'importJobId'>,
  { isOn, now }: Asking,
): FullText {
  const { search } = texts
  return {
    areSourcesAsked: isOn,
    isWanted: isOn && importJobId === null && isDue(paper, texts, now),
    copies: texts.copies.map(
      ({ kind, url, source, license, state, triedAt, problem, retryAt }) => ({
        kind,
        url,
        source,
        license: licenceOf(license),
        state,
        preprintVersion: arxivVersion(url) ?? null,
        triedAt: triedAt?.toISOString() ?? null,
        problem: problem ?? (triedAt === null ? whyNotRead({ kind, url, license }) : null),
        retryAt: retryAt?.toISOString() ?? null,
      }),
    ),
    retryAt: search?.retryAt.toISOString() ?? null,
    retriesItself: search?.retriesItself ?? false,
  }
}

/** Why there is no full text to read, in one sentence; null when there is. */
export function contentProblem(
  paper: StoredPaper,
  { texts, importJobId, answers }: PaperDetails,
  { isOn }: Asking,
): string | null {
  if (paper.contentStatus === 'full') return null
  if (paper.contentProblem !== null) return paper.contentProblem
  if (paper.ownerSession !== null || (importJobId !== null && texts.search === null))
    return 'The text of this paper is being read; it will be here in a moment.'
  const instead =
    paper.contentStatus === 'abstract'
      ? 'The abstract is all that is known here'
      : 'Only its facts are known here'
  if (!isOn)
    return `${instead}; the scholarly sources are not asked on this installation. Import the PDF to read it now.`
  if (texts.search === null) return `${instead} so far.`
  const silent = silentOf(answers)
  const unheard =
    silent.length === 0 ? '' : ` Not every source could be asked: ${whoWasSilent(silent)}`
  const isLeftOut = texts.copies.some((copy) => whyNotRead(copy) !== null)
  if (texts.copies.some(({ problem }) => problem !== null))
    return isLeftOut
      ? `${instead}: of the open copies that the sources name, those that programs may read could not be read.${unheard}`
      : `${instead}: none of the open copies that the sources name could be read.${unheard}`
  if (isLeftOut || openPage(paper, texts) !== null)
    return `${instead}: the open copy that a source names is a web page, which is not read by machine here.${unheard}`
  return `${instead}: no source that answered names an open copy of the text.${unheard}`
}

/** Where a person can read the paper for nothing, as a source says; null when none does. */
export function openPage(
  { openAccessUrl }: Pick<StoredPaper, 'openAccessUrl'>,
  { copies }: Pick<PaperDetails['texts'], 'copies'>,
): string | null {
  return openAccessUrl ?? copies.find(({ problem }) => problem === null)?.url ?? null
}
