import { type Claim, isUnshown } from '@tessera/contract'
import { Icon } from '../ui/icon.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { Begun } from './claim-text.tsx'
import { Reasons } from './reasons.tsx'

/** Sentences that were proposed and did not pass: named, with the reason, never as evidence. */
export function Withheld({
  claims,
  className = '',
}: {
  claims: readonly Claim[]
  className?: string
}) {
  return (
    <details className={`disclosure withheld ${className}`.trim()}>
      <summary>
        <Icon name="caret" className="icon--caret" />
        {claims.length === 1 ? '1 claim was withheld' : `${claims.length} claims were withheld`}
      </summary>
      {claims.map((claim) => (
        <article key={claim.text} className="claim claim--withheld">
          <p className="claim__text">
            {isUnshown(claim) ? (
              claim.text
            ) : (
              <s>
                <Begun claim={claim} />
              </s>
            )}
          </p>
          <div className="claim__meta">
            <VerdictMark kind="unverified" />
            <Reasons verdict={claim.verdict} />
          </div>
        </article>
      ))}
    </details>
  )
}
