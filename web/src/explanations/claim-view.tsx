import type { Claim } from '@tessera/contract'
import { whereOf } from '@tessera/engine'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { rarePart } from '../ui/lazy-screen.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { ClaimText } from './claim-text.tsx'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { Proof } from './proof.tsx'
import { rowsOf, targetOf } from './quote-around.ts'

export const Reasons = rarePart(async () => (await import('./reasons.tsx')).Reasons)

// Beside the verdict, Proof and Jump two lines hold this many characters.
const longPlace = 44

/** One claim: its words, which lead to the passage, its verdict, where it stands, Proof and Jump. */
export function ClaimView({
  named,
  isProofOpen = false,
  children,
}: {
  named: NamedClaim
  isProofOpen?: boolean
  /** In place of the claim's own words. */
  children?: ReactNode
}) {
  const { id, claim, kind } = named
  const { document, jump } = usePanel()
  const proofId = useId()
  const [isOpen, setOpen] = useState(isProofOpen)
  const first = claim.spans[0]
  const where = first ? whereOf(document, first) : ''
  return (
    <article className="claim" id={`claim-${id}`} data-ev={kind} data-c={id}>
      {children ?? <ClaimText named={named} />}
      {claim.computation && <Computed computation={claim.computation} />}
      {claim.caution !== undefined && <p className="claim__caution">{claim.caution}</p>}
      {first && (
        <div className={isOpen ? 'quotes' : 'quotes is-closed'} id={proofId}>
          {rowsOf(document, claim.spans).map((span) => (
            <Proof key={span.start} span={span} score={lettersAgree(claim)} />
          ))}
        </div>
      )}
      <div className="claim__meta">
        <VerdictMark kind={claim.verdict.kind} />
        {where && (
          <span className={where.length > longPlace ? 'claim__where is-long' : 'claim__where'}>
            {where}
          </span>
        )}
        {claim.verdict.problems.length > 0 && <Reasons verdict={claim.verdict} />}
        {first && (
          <span className="claim__actions">
            <button
              className="claim__act"
              type="button"
              aria-expanded={isOpen}
              aria-controls={proofId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="caret" />
              Proof
            </button>
            <button
              className="claim__act"
              type="button"
              // The claim's words lead there too: one stop is enough.
              tabIndex={-1}
              onClick={() => jump(targetOf(document, named))}
            >
              <Icon name="jump" />
              Jump
            </button>
          </span>
        )}
      </div>
    </article>
  )
}

/** A computation agrees in its numbers, not in its letters; several passages have no one share. */
const lettersAgree = ({ verdict, spans }: Claim) =>
  (verdict.kind === 'verbatim' || verdict.kind === 'located') && spans.length === 1
    ? verdict.score
    : undefined

/** Arithmetic is shown, not asserted: the expression, and where its numbers stand. */
function Computed({ computation }: { computation: NonNullable<Claim['computation']> }) {
  const { document, jump } = usePanel()
  const places = [
    ...new Map(
      computation.operands.map(({ span }) => [whereOf(document, span), span] as const),
    ).entries(),
  ]
  return (
    <div className="computed">
      {computation.expression}
      {places.map(([where, span]) => (
        <button
          key={where}
          className="computed__place"
          type="button"
          onClick={() => jump({ spans: [span], kind: 'results', where })}
        >
          {where || 'Where it stands'}
        </button>
      ))}
    </div>
  )
}

/** Claims one under another. */
export function Claims({
  claims,
  openFirst = false,
}: {
  claims: readonly NamedClaim[]
  openFirst?: boolean
}) {
  return claims.map((named, index) => (
    <ClaimView key={named.id} named={named} isProofOpen={openFirst && index === 0} />
  ))
}
