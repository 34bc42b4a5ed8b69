import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { beforeSilent, type Paper, queryKeys } from '@tessera/contract'
import { useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { paperQuery } from '../api/paper-queries.ts'
import { PanelSkeleton } from '../explanations/analysis-frame.tsx'
import { engineLine } from '../explanations/counts.ts'
import { EvidencePanel } from '../explanations/evidence-panel.tsx'
import { useEvidence } from '../explanations/use-evidence.ts'
import { documentQuery } from '../reader/document-query.ts'
import { PaperPage } from '../reader/paper-page.tsx'
import { documentOf, readVersion } from '../reader/shown-version.ts'
import { notFoundSentence, PaperLoading, PaperNotFound, TextProblem } from '../reader/states.tsx'
import { useWantedText } from './use-wanted-text.ts'

const route = getRouteApi('/paper/$')
const arxivRoute = getRouteApi('/abs/$')
const doiRoute = getRouteApi('/doi/$')
const pendingPollMs = 1500

/** Hands the identifier in the address (an id, a DOI with its slash, an arXiv id) to the reader. */
export function PaperRoute() {
  const { _splat: id = '' } = route.useParams()
  const { v } = route.useSearch()
  return <PaperOfAddress key={id} id={id} version={v} />
}

/** The path of arxiv.org, with another host before it. */
export function ArxivRoute() {
  const { _splat: id = '' } = arxivRoute.useParams()
  const { v } = arxivRoute.useSearch()
  return <PaperOfAddress key={id} id={`arXiv:${id}`} version={v} />
}

/** The path of doi.org, with another host before it. */
export function DoiRoute() {
  const { _splat: id = '' } = doiRoute.useParams()
  const { v } = doiRoute.useSearch()
  return <PaperOfAddress key={id} id={`doi:${id}`} version={v} />
}

function PaperOfAddress({ id, version }: { id: string; version: string | undefined }) {
  const paper = useQuery({
    ...paperQuery(id),
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? pendingPollMs : false),
  })
  useCanonicalAddress(id, paper.data)
  if (paper.data) return <ReadPaper key={paper.data.id} paper={paper.data} version={version} />
  if (paper.isPending) return <PaperLoading panel={<PanelSkeleton />} />
  return <AbsentPaper error={paper.error} onRetry={() => void paper.refetch()} />
}

function AbsentPaper({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { status, code, said, silent } =
    error instanceof ApiError ? error : new ApiError(0, { said: error.message })
  const isAsked = code !== 'upstream-failed'
  const reason =
    silent.length > 0
      ? beforeSilent[isAsked ? 'paper-not-found' : 'upstream-failed']
      : status === 404
        ? said
        : error.message
  return (
    <PaperNotFound
      reason={reason === notFoundSentence ? null : reason}
      silent={silent}
      isAsked={isAsked}
      onRetry={onRetry}
    />
  )
}

/** The reader's column and the Evidence panel meet here: neither feature knows the other. */
function ReadPaper({ paper, version }: { paper: Paper; version: string | undefined }) {
  const asked = readVersion(version)
  const shown = documentOf(paper, asked)
  const hasText = shown !== null
  const named = asked.kind === 'current' ? undefined : (shown ?? undefined)
  const text = useQuery({ ...documentQuery(paper.id, named), enabled: hasText })
  const document = text.data ?? null
  useFreshText(paper, document?.id, named)
  const { error: unasked, isAsking } = useWantedText(paper, asked)
  useFreshSummary(paper)
  const evidence = useEvidence(paper.id, hasText)
  const isOldVersion =
    document !== null && paper.documentId !== null && document.id !== paper.documentId
  return (
    <PaperPage
      paper={paper}
      document={document}
      asked={asked}
      isAsking={isAsking}
      isOldVersion={isOldVersion}
      problem={
        unasked && !hasText ? (
          <TextProblem reason={unasked.message} onRetry={() => location.reload()} />
        ) : text.isError ? (
          <TextProblem
            reason={text.error.message}
            current={named && paper.id}
            onRetry={named && isMissing(text.error) ? null : () => void text.refetch()}
          />
        ) : hasText || (isBeingRead(paper) && !paper.abstract) ? null : (
          <AbstractOnly abstract={paper.abstract} />
        )
      }
      highlights={isOldVersion ? none : evidence.highlights}
      onClaim={evidence.showClaim}
      onAsk={evidence.askAbout}
      explainedBy={evidence.summary.data ? engineLine(evidence.summary.data) : null}
      panel={(tools) => (
        <EvidencePanel
          {...tools}
          paperId={paper.id}
          document={isOldVersion ? null : document}
          isAbstract={paper.contentStatus === 'abstract'}
          evidence={evidence}
          nothing={whyNothing(paper, isOldVersion, text.isError)}
        />
      )}
    />
  )
}

const none: never[] = []

/** A job is at work on the paper; pending with a reason and without a job, nobody is. */
const isBeingRead = (paper: Paper) =>
  paper.importJobId !== null || (paper.contentStatus === 'pending' && paper.contentProblem === null)

/** What is known without a text: the abstract that a source gave. */
function AbstractOnly({ abstract }: { abstract: string | null }) {
  if (!abstract) return <p className="muted">No abstract is known.</p>
  return (
    <>
      <h2>Abstract</h2>
      <p>{abstract}</p>
    </>
  )
}

/** Why the panel holds nothing; null while the text is on its way. */
function whyNothing(paper: Paper, isOldVersion: boolean, hasFailed: boolean): string | null {
  if (isOldVersion)
    return 'Explanations belong to the current version of the text. Open it to see them.'
  if (hasFailed) return 'The text could not be loaded, so nothing can be explained yet.'
  if (paper.contentStatus === 'failed')
    return 'The text of this paper could not be read, so nothing can be explained.'
  if (isBeingRead(paper)) return null
  return paper.documentId === null
    ? 'There is no text of this paper here yet. Drop its file on this page to have it explained.'
    : null
}

/** Shows the paper's own address, whatever identifier led here. */
function useCanonicalAddress(id: string, paper: Paper | undefined): void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => {
    if (!paper || paper.id === id) return
    queries.setQueryData(queryKeys.paper(paper.id), paper)
    void navigate({
      to: '/paper/$',
      params: { _splat: paper.id },
      // "2101.00001v1" names a version as well.
      search: (now) => ({ ...now, ...versionIn(id, now.v) }),
      hash: true,
      replace: true,
    })
  }, [id, paper, navigate, queries])
}

function versionIn(id: string, v: string | undefined): { v?: string } {
  const number = /\d(v\d{1,3})$/.exec(id)?.[1]
  return v === undefined && number !== undefined ? { v: number } : {}
}

/** When a pending text has been read, what was fetched before is out of date. */
function useFreshText(paper: Paper, shown: string | undefined, version: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (version !== undefined || shown === undefined || paper.documentId === null) return
    if (shown === paper.documentId) return
    void queries.invalidateQueries({ queryKey: queryKeys.document(paper.id), exact: true })
    void queries.invalidateQueries({ queryKey: queryKeys.summary(paper.id) })
    void queries.invalidateQueries({ queryKey: queryKeys.analysis(paper.id) })
  }, [paper, shown, version, queries])
}

/** When an import has ended, its summary is there. */
function useFreshSummary({ id, importJobId }: Paper): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (importJobId === null) return
    return () => void queries.invalidateQueries({ queryKey: queryKeys.summary(id) })
  }, [id, importJobId, queries])
}

/** What does not exist is not there at the next attempt either. */
const isMissing = (error: Error) => error instanceof ApiError && error.status === 404
