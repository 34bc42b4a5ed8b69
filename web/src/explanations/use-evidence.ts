import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AnalysisKind,
  type AskQuestion,
  type Claim,
  paths,
  QaEntry,
  queryKeys,
  Summary,
  unsureWords,
} from '@tessera/contract'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../api/client.ts'
import { qaQuery, summaryQuery } from '../api/paper-queries.ts'
import { siteQuery } from '../api/site-query.ts'
import { useInAddress } from '../ui/in-address.ts'
import { toast } from '../ui/toast.ts'
import { useDraft } from './drafts.ts'
import {
  claimsOfSummary,
  highlightsOf,
  type NamedClaim,
  namedAnswer,
  type ShownClaims,
  type Tab,
  tabs,
} from './named-claims.ts'
import { failed } from './say-failure.ts'
import { streamSummary } from './stream-summary.ts'

/** Everything that is explained about one paper, and the ways to ask for more. */
export type Evidence = ReturnType<typeof useEvidence>

/** @param isReady false while the paper has no text that could be explained. */
export function useEvidence(paperId: string, isReady: boolean) {
  const queries = useQueryClient()
  const summary = useQuery({ ...summaryQuery(paperId), enabled: isReady })
  const history = useQuery({ ...qaQuery(paperId), enabled: isReady })
  const [tab, setTab] = useInAddress('tab', tabs)
  const [isAskOpen, setAskOpen] = useState(false)
  const [draft, setDraft] = useDraft('question', paperId)

  const hasModel = (useQuery(siteQuery).data?.languageModel ?? null) !== null
  const [claimsSoFar, setClaimsSoFar] = useState<readonly Claim[]>([])
  const generate = useMutation({
    mutationFn: () =>
      hasModel
        ? streamSummary(paperId, (claim) => setClaimsSoFar((before) => [...before, claim]))
        : callApi(paths.summary(paperId), Summary, { method: 'POST' }),
    onMutate: () => setClaimsSoFar([]),
    onSuccess: (made) => {
      queries.setQueryData(queryKeys.summary(paperId), made)
      // Why a language model has no part in it, the panel tells.
      const isInstead = made.engine === 'embedded' && made.note !== undefined
      toast({
        isQuiet: true,
        ...(isInstead
          ? { title: 'The embedded engine answered' }
          : {
              title: 'Summary generated',
              description: 'Evidence-linked summary has been created for this paper.',
            }),
      })
    },
    onError: failed('Summary generation failed', 'Failed to generate summary'),
  })

  const ask = useMutation({
    mutationFn: (question: string) => {
      const body: AskQuestion = { question, paperId }
      return callApi(paths.ask, QaEntry, { method: 'POST', body })
    },
    onSuccess: (entry) => {
      setAskOpen(true)
      void queries.invalidateQueries({ queryKey: queryKeys.qa(paperId) })
      // The panel tells why, right where the question was asked.
      toast({
        isQuiet: true,
        ...(entry.refused
          ? { title: 'Not answered' }
          : unsureWords(entry) !== null
            ? { title: 'Unsure answer' }
            : {
                title: 'Question answered',
                description: 'Your question has been answered with evidence citations.',
              }),
      })
    },
    onError: failed('Question failed', 'Failed to answer question'),
  })

  const results = useKept(paperId, 'results')
  const figures = useKept(paperId, 'figures')
  const math = useKept(paperId, 'math')

  const claims = useMemo<ShownClaims>(
    () => ({
      summary: summary.data ? claimsOfSummary(summary.data) : nothing,
      results,
      figures,
      math,
      ask: (history.data ?? []).flatMap(namedAnswer),
    }),
    [summary.data, results, figures, math, history.data],
  )
  const highlights = useMemo(() => highlightsOf(claims, tab), [claims, tab])

  /** Opens what holds the claim and moves the focus to it. */
  function showClaim(id: string): void {
    const home = (Object.keys(claims) as (Tab | 'ask')[]).find((name) =>
      claims[name].some((claim) => claim.id === id),
    )
    if (!home) return
    flushSync(() => (home === 'ask' ? setAskOpen(true) : setTab(home)))
    const element = document.getElementById(`claim-${id}`)
    element?.scrollIntoView({ block: 'nearest' })
    element?.querySelector<HTMLElement>('.claim__go, button')?.focus({ preventScroll: true })
  }

  /** Begins a question about a passage; the reader finishes it. */
  function askAbout(passage: string): void {
    const short = passage.length > 200 ? `${passage.slice(0, 199).trimEnd()}…` : passage
    flushSync(() => setDraft(`“${short}” `))
    document.getElementById('ask-input')?.focus()
  }

  return {
    summary,
    generate,
    claimsSoFar,
    history,
    ask,
    tab,
    setTab,
    isAskOpen,
    setAskOpen,
    draft,
    setDraft,
    highlights,
    showClaim,
    askAbout,
  }
}

/** What the page keeps of an analysis that its tab has fetched or made. */
export interface Kept {
  readonly claims: readonly NamedClaim[]
}

const nothing: readonly NamedClaim[] = []

/** The claims of an analysis; none until its tab has it. */
const useKept = (paperId: string, kind: AnalysisKind): readonly NamedClaim[] =>
  useQuery<Kept | null>({ queryKey: queryKeys.analysis(paperId, kind), enabled: false }).data
    ?.claims ?? nothing
