import { Claims } from './claim-view.tsx'
import type { NamedClaim } from './named-claims.ts'

/** Claims under a small label; nothing at all when there are none. */
export function LabelledClaims({
  label,
  claims,
  level: Heading = 'h4',
}: {
  label: string
  claims: readonly NamedClaim[]
  /** `h3` when no title stands above it. */
  level?: 'h3' | 'h4'
}) {
  if (claims.length === 0) return null
  return (
    <>
      <Heading className="lab">{label}</Heading>
      <Claims claims={claims} />
    </>
  )
}
