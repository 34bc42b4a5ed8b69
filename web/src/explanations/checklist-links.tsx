import { linkTestWords, type PaperLink } from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'

/**
 * The addresses with which a paper states its code or its data, one quiet line each: where it leads, and whether it
 * answered when it was last asked.
 */
export function Links({ links }: { links: readonly PaperLink[] }) {
  const told = links.flatMap((link) => {
    const words = wordsOf(link)
    return words === null ? [] : [{ ...link, words }]
  })
  if (told.length === 0) return null
  return (
    <ul className="check__links">
      {told.map(({ url, words }) => (
        <li key={url}>
          <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

/** Null where no test was made and none is coming: then there is nothing to say. */
function wordsOf({ test, isDue }: PaperLink): string | null {
  if (test === null) return isDue ? 'not tested yet' : null
  return linkTestWords(test.outcome, dateInWords(test.testedAt.slice(0, 10)))
}
