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

/** Claims about all that is analysed, as a section of their own; nothing at all when there are none. */
export function TitledClaims({ title, claims }: { title: string; claims: readonly NamedClaim[] }) {
  if (claims.length === 0) return null
  return (
    <section className="analysed">
      <h3 className="tp-title">{title}</h3>
      <Claims claims={claims} />
    </section>
  )
}
