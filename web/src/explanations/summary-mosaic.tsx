import type { Claim } from '@tessera/contract'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { whereOf } from './quote-around.ts'

/** One tile per claim. A picture with pointer shortcuts: the claims below are the controls. */
export function SummaryMosaic({
  claims,
  withheld,
}: {
  claims: readonly NamedClaim[]
  withheld: readonly Claim[]
}) {
  const { document, jump } = usePanel()
  const kept = claims.filter(({ claim }) => claim.verdict.kind !== 'unverified')
  const label = `The mosaic: ${kept.length} ${kept.length === 1 ? 'claim' : 'claims'} kept, ${withheld.length} withheld`
  return (
    <div className="mosaic" role="img" aria-label={label}>
      {kept.map(({ id, claim, kind }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a picture with pointer shortcuts
        // biome-ignore lint/a11y/useKeyWithClickEvents: the claims below are the keyboard's controls
        <span
          key={id}
          className="mosaic__tile"
          data-c={id}
          data-ev={kind}
          data-verdict={claim.verdict.kind}
          onClick={() =>
            jump({
              spans: claim.spans,
              kind,
              claim: id,
              where: claim.spans[0] ? whereOf(document, claim.spans[0]) : '',
            })
          }
        />
      ))}
      {withheld.map((claim) => (
        <span key={claim.text} className="mosaic__tile" data-verdict="unverified" />
      ))}
    </div>
  )
}
