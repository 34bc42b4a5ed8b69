import type { SourceAnswer } from '@tessera/contract'
import { momentInWords } from '../ui/moment-in-words.ts'

interface SilentSourcesProps {
  silent: readonly Pick<SourceAnswer, 'source' | 'message' | 'retryAt'>[]
  /** When one is asked again that said nothing of it. */
  otherwise: string
}

/** Items of a list: why each source did not answer, and when by the reader's clock it is asked again. */
export function SilentSources({ silent, otherwise }: SilentSourcesProps) {
  return silent.map(({ source, message, retryAt }) => (
    <li key={source}>
      {message ?? `${source} did not answer.`}{' '}
      {retryAt !== undefined && Date.parse(retryAt) > Date.now() ? (
        <>
          It can be asked again <time dateTime={retryAt}>{momentInWords(retryAt)}</time>.
        </>
      ) : (
        otherwise
      )}
    </li>
  ))
}
