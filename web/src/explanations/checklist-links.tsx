import { linkTestWords, type PaperLink, type Untested, untestedWords } from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'

/**
 * The addresses with which a paper states its code or its data, one quiet line each: where it leads, and whether it
 * answered when it was last asked.
 */
export function Links({
  links,
  untested,
}: {
  links: readonly PaperLink[]
  untested: Untested | null
}) {
  const told = links.flatMap((link) => {
    const words = wordsOf(link, untested)
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

/** Null where no test was made and none is coming, and nothing tells why: then there is nothing to say. */
function wordsOf({ test, isDue }: PaperLink, untested: Untested | null): string | null {
  if (test !== null) return linkTestWords(test.outcome, dateInWords(test.testedAt.slice(0, 10)))
  if (isDue) return 'not tested yet'
  return untested && untestedWords(untested)
}
