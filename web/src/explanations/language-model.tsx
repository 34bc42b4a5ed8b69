import { useQuery } from '@tanstack/react-query'
import type { Claim, Summary } from '@tessera/contract'
import { siteQuery } from '../api/site-query.ts'
import { Button } from '../ui/button.tsx'
import { ClaimView } from './claim-view.tsx'
import { named, sectionNames } from './named-claims.ts'

/** The way to a summary by the language model, and where the text goes; nothing where none is switched on. */
export function AskModel({ summary, onAsk }: { summary: Summary; onAsk: () => void }) {
  const model = useQuery(siteQuery).data?.languageModel
  if (!model || (summary.engine !== 'embedded' && !summary.run?.isCut)) return null
  return (
    <div className="ask-model">
      <Button variant="secondary" size="sm" onClick={onAsk}>
        Explain with {model.name}
      </Button>
      <p>
        Sends the text of this paper to {model.host}.{' '}
        {model.privatePapers
          ? 'Papers that you bring are sent, too.'
          : 'Papers that you bring are not sent.'}{' '}
        What comes back is shown only in the paper’s own words.
      </p>
    </div>
  )
}

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
