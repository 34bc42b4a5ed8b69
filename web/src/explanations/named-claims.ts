import type { Claim, QaEntry, Summary } from '@tessera/contract'
import type { Highlight } from '../reader/highlight.ts'
import type { EvidenceKind } from '../ui/evidence-kind.ts'

type ReplicationClaim = Summary['claims']['replicationChecklist'][number]

/** The panel's tabs, in their order. */
export const tabs = ['summary', 'results', 'figures', 'math'] as const

export type Tab = (typeof tabs)[number]

/** A claim with the name that joins it to its passage, its tile and its tick (`data-c`). */
export interface NamedClaim<Kind extends Claim = Claim> {
  readonly id: string
  readonly claim: Kind
  readonly kind: EvidenceKind
}

export interface NamedSection {
  readonly key: string
  readonly title: string
  readonly kind: EvidenceKind
  readonly claims: readonly NamedClaim[]
}

/** Names in order: `prefix-0`, `prefix-1`, … */
export function named<Kind extends Claim>(
  prefix: string,
  kind: EvidenceKind,
  claims: readonly Kind[],
): NamedClaim<Kind>[] {
  return claims.map((claim, index) => ({ id: `${prefix}-${index}`, claim, kind }))
}

/** The sections of a summary that are told in claims: key, title, colour. */
export const sectionNames = [
  ['tldr', 'TL;DR', 'tldr'],
  ['whatsNew', "What's New?", 'new'],
  ['methods', 'Methods', 'methods'],
  ['results', 'Results', 'results'],
  ['limitations', 'Limitations', 'limitations'],
] as const

/** The five sections of a summary, as the panel heads them; the checklist stands apart. */
export function namedSummary(summary: Summary): NamedSection[] {
  return sectionNames.map(([key, title, kind]) => ({
    key,
    title,
    kind,
    claims: named(`s-${key}`, kind, summary.claims[key]),
  }))
}

export function namedChecklist(summary: Summary): NamedClaim<ReplicationClaim>[] {
  return named('s-replication', 'replication', summary.claims.replicationChecklist)
}

export function namedAnswer(entry: QaEntry): NamedClaim[] {
  return named(`q-${entry.id}`, 'answers', entry.claims)
}

/** Every claim of a summary that is shown. */
export const claimsOfSummary = (summary: Summary): NamedClaim[] => [
  ...namedSummary(summary).flatMap((section) => section.claims),
  ...namedChecklist(summary),
]

/** Every claim that is shown somewhere, by the tab that shows it; answers are under every tab. */
export type ShownClaims = Readonly<Record<Tab | 'ask', readonly NamedClaim[]>>

/**
 * The passages to mark in the text. What no passage proves is never marked; evidence of tabs that
 * are not open is quiet.
 */
export function highlightsOf(claims: ShownClaims, open: Tab): Highlight[] {
  return (Object.keys(claims) as (Tab | 'ask')[]).flatMap((tab) =>
    claims[tab].flatMap(({ id, claim, kind }) =>
      claim.verdict.kind === 'unverified'
        ? []
        : claim.spans.map((span) => ({
            claim: id,
            kind,
            span,
            proves: claim.text,
            quiet: tab !== open && tab !== 'ask',
          })),
    ),
  )
}
