import { useQuery } from '@tanstack/react-query'
import type { Summary } from '@tessera/contract'
import { siteQuery } from '../api/site-query.ts'
import { Button } from '../ui/button.tsx'

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
