import type { Citation, Summary } from '@tessera/contract'
import type { Claim, Explanation, ReplicationClaim, ReplicationItem } from '@tessera/engine'
import { type Quotable, quote, spansOf } from './quotations.ts'

const sections = ['tldr', 'whatsNew', 'methods', 'results', 'limitations'] as const

/** How the checklist names each item. */
const itemNames: Readonly<Record<ReplicationItem, string>> = {
  code: 'Code',
  data: 'Data',
  seeds: 'Random seeds',
  hyperparameters: 'Hyperparameters',
  compute: 'Compute',
  'sample-size': 'Sample size',
  exclusions: 'Exclusions',
  ethics: 'Ethics approval',
  preregistration: 'Preregistration',
  licence: 'Licence',
}

/** A summary as it is stored: the wire's shape without row id, and each evidence span with its words. */
export type SummaryBody = Omit<
  Summary,
  'id' | 'paperId' | 'whatNew' | 'evidenceMap' | 'createdAt'
> & { readonly evidenceMap: StoredEvidenceMap }

export type StoredEvidenceMap = Readonly<
  Record<
    string,
    readonly {
      readonly claim: string
      readonly verdict: Claim['verdict']['kind']
      readonly spans: readonly Citation[]
    }[]
  >
>

/**
 * An explanation as the summary that is stored and served: sections as text, claims with their proof.
 * @throws RangeError when a claim's span lies outside the document
 */
export function presentSummary(document: Quotable, explanation: Explanation): SummaryBody {
  const claims = {
    tldr: explanation.tldr,
    whatsNew: explanation.whatsNew,
    methods: explanation.methods,
    results: explanation.results,
    limitations: explanation.limitations,
    replicationChecklist: explanation.replicationChecklist,
  }
  const all = [...Object.values(claims).flat(), ...explanation.withheld]
  quote(document, spansOf(all), 'checked')
  return {
    ...prose(claims),
    replicationChecklist: explanation.replicationChecklist.map(checklistLine),
    evidenceMap: evidenceMap(document, claims),
    claims,
    withheld: explanation.withheld,
    engine: explanation.engine,
    engineVersion: explanation.engineVersion,
    documentId: explanation.documentId,
  }
}

function prose(claims: Readonly<Record<(typeof sections)[number], readonly Claim[]>>) {
  const text = (name: (typeof sections)[number]) => claims[name].map((it) => it.text).join(' ')
  return {
    tldr: text('tldr'),
    whatsNew: text('whatsNew'),
    methods: text('methods'),
    results: text('results'),
    limitations: text('limitations'),
  }
}

/** "Code: stated. …" or "Code: not found (searched: Methods, Appendix)." */
function checklistLine(claim: ReplicationClaim): string {
  const name = itemNames[claim.item]
  if (claim.status === 'stated') return `${name}: ${claim.text}`
  if (claim.status === 'not-read') return `${name}: not read`
  const searched = claim.searched.length > 0 ? ` (searched: ${claim.searched.join(', ')})` : ''
  return `${name}: not found${searched}`
}

function evidenceMap(
  document: Quotable,
  claims: Readonly<Record<string, readonly Claim[]>>,
): StoredEvidenceMap {
  return Object.fromEntries(
    Object.entries(claims).map(([section, list]) => [
      section,
      list.map((claim, index) => ({
        claim: claim.text,
        verdict: claim.verdict.kind,
        spans: quote(document, claim.spans, `${section}-${index + 1}`),
      })),
    ]),
  )
}
