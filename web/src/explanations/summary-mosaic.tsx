import type { Claim } from '@tessera/contract'
import { Mosaic } from '../ui/mosaic.tsx'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { targetOf } from './quote-around.ts'

/** A summary at a glance: every claim that was kept, and what was withheld. */
export function SummaryMosaic({
  claims,
  withheld,
}: {
  claims: readonly NamedClaim[]
  withheld: readonly Claim[]
}) {
  const { document, jump } = usePanel()
  const kept = claims.filter(({ claim }) => claim.verdict.kind !== 'unverified')
  const pick = (id: string) => {
    const named = kept.find((one) => one.id === id)
    if (named) jump(targetOf(document, named))
  }
  return (
    <Mosaic
      label={`The mosaic: ${kept.length} ${kept.length === 1 ? 'claim' : 'claims'} kept, ${withheld.length} withheld`}
      tiles={[
        ...kept.map(({ id, claim, kind }) => ({ id, ev: kind, verdict: claim.verdict.kind })),
        ...withheld.map(() => ({ verdict: 'unverified' as const })),
      ]}
      onPick={pick}
    />
  )
}
