import type { Claim } from '@tessera/contract'
import { ClaimView } from './claim-view.tsx'
import { named, sectionNames } from './named-claims.ts'

/** Claims of a language model, each since the moment when it was proven. */
export function ClaimsSoFar({ claims }: { claims: readonly Claim[] }) {
  return sectionNames.map(([key, title, kind]) => {
    const proven = claims.filter(({ section }) => section === key)
    if (proven.length === 0) return null
    return (
      <section key={key} className="ev-sec" data-ev={kind}>
        <div className="ev-sec__head">
          <span className="tile" />
          <h3>{title}</h3>
        </div>
        {named(`so-far-${key}`, kind, proven).map((one) => (
          <ClaimView key={one.id} named={one} />
        ))}
      </section>
    )
  })
}
