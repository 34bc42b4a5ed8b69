import { Claims } from './claim-view.tsx'
import type { NamedClaim } from './named-claims.ts'

/** Claims under a small label; nothing at all when there are none. */
export function LabelledClaims({
  label,
  claims,
}: {
  label: string
  claims: readonly NamedClaim[]
}) {
  if (claims.length === 0) return null
  return (
    <>
      <h4 className="lab">{label}</h4>
      <Claims claims={claims} />
    </>
  )
}
