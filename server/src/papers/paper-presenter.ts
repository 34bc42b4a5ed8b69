import {
  NoticeRelation,
  type Paper,
  type PaperCard,
  type PaperSource,
  paths,
} from '@tessera/contract'
import type { CardMarks } from './card-marks-store.ts'
import type { PaperDetails } from './details-store.ts'
import { areFactsAskable } from './facts/learn-facts.ts'
import {
  type Asking,
  contentProblem,
  openPage,
  presentFullText,
  presentVersions,
} from './full-text/present-text.ts'
import { presentLedger } from './ledger.ts'
import { licenceLabel } from './licence-label.ts'
import { presentNotice } from './notices-store.ts'
import type { StoredCard, StoredPaper } from './papers-store.ts'

/** A stored paper as a result card shows it. */
export function presentCard(paper: StoredCard, { sources, notices }: CardMarks): PaperCard {
  return {
    id: paper.id,
    title: paper.title,
    authors: [...paper.authors],
    venue: paper.venue,
    year: paper.year,
    abstract: paper.abstract,
    pdfUrl: paper.pdfUrl,
    doi: paper.doi,
    arxivId: paper.arxivId,
    isOpenAccess: paper.isOpenAccess,
    citationCount: paper.citationCount,
    contentStatus: paper.contentStatus,
    source: paper.source,
    metadata: paper.metadata,
    // The text itself is no source that a reader could ask.
    sources: [...new Set([paper.source, ...sources])].filter((name) => name !== 'file'),
    stage: stageOf(paper.publication),
    notices: [...notices],
    noticeAbout: noticeAbout(paper),
  }
}

const publishedTypes = new Set<unknown>(['article', 'conference', 'chapter', 'book'])

function stageOf({ type }: StoredCard['publication']): PaperCard['stage'] {
  if (type === 'preprint') return 'preprint'
  return publishedTypes.has(type) ? 'published' : null
}

/** A stored paper with everything that its page shows. */
export function presentPaper(paper: StoredPaper, details: PaperDetails, asking: Asking): Paper {
  return {
    ...presentCard(paper, {
      sources: details.provenance.map(({ source }) => source),
      notices: details.notices.map(presentNotice),
    }),
    pdfUrl: hasPdf(paper, details) ? paths.pdf(paper.id) : paper.pdfUrl,
    htmlUrl: hasText(paper) ? paths.html(paper.id) : paper.htmlUrl,
    openAccessUrl: openPage(paper, details.texts),
    license: paper.license && licenceLabel(paper.license),
    content: paper.content,
    figures: [...paper.figures],
    citations: [...paper.citations],
    identifiers: details.identifiers.map(({ scheme, value }) => ({ scheme, value })),
    documentId: paper.documentId,
    contentProblem: contentProblem(paper, details, asking),
    importJobId: details.importJobId,
    fullText: presentFullText(paper, details, asking),
    resources: [...details.resources],
    isFactsDue: asking.isOn && areFactsDue(paper, details.factsRetry, asking.now),
    newestVersion: details.texts.newestVersion,
    asked: details.answers.map((answer) => presentAnswer(answer, details.factsRetry, asking.now)),
    provenance: presentLedger(paper, details.provenance),
    versions: presentVersions(details),
    isPrivate: paper.ownerSession !== null,
    createdAt: paper.createdAt.toISOString(),
    updatedAt: paper.updatedAt.toISOString(),
  }
}

/** A notice may name itself among what it updates. */
function noticeAbout({ publication, doi }: StoredCard): PaperCard['noticeAbout'] {
  return NoticeRelation.options.flatMap((kind) =>
    (publication[kind] ?? []).flatMap((paper) => (paper === `doi:${doi}` ? [] : { kind, paper })),
  )
}

/** From when on the source is asked again by whoever opens the paper; a time that has passed says nothing. */
function presentAnswer(
  { source, status, message, retryAt, at }: PaperDetails['answers'][number],
  factsRetry: Date | null,
  now: number,
): PaperSource {
  const again = retryAt === null ? null : new Date(Math.max(now, +retryAt, +(factsRetry ?? 0)))
  return {
    source,
    status,
    at: at.toISOString(),
    ...(message === null ? {} : { message }),
    ...(again === null ? {} : { retryAt: again.toISOString() }),
  }
}

const areFactsDue = (paper: StoredPaper, retry: Date | null, now: number) =>
  areFactsAskable(paper) && (retry === null || retry.getTime() <= now)

/** Whether the full text is here; an abstract is none. */
const hasText = ({ documentId, contentStatus }: StoredPaper) =>
  documentId !== null && contentStatus === 'full'

/** Whether the PDF of the text that is shown is here: its own file, or one that was brought beside it. */
function hasPdf({ documentId }: StoredPaper, { files, texts, versions }: PaperDetails): boolean {
  const origin = texts.origins.find((one) => one.documentId === documentId)
  if (!origin) return files.some(({ mediaType }) => mediaType === 'application/pdf')
  return versions.some(({ id, source }) => id === documentId && source === 'pdf')
}
