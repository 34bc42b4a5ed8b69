import {
  evidencePlace,
  type PaperRepository,
  type RepositoryFinding,
  type RepositoryReading,
} from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'

const dayOf = (time: string) => dateInWords(time.slice(0, 10))

/** What the repository has on an item: each place, which leads to its lines at the commit that was read, and the lines. */
export function FoundThere({
  finding: { evidence, files, licence },
}: {
  finding: RepositoryFinding
}) {
  const more = files === undefined ? 0 : files - evidence.length
  return (
    <ul className="check__links check__there">
      {evidence.map((one) => (
        <li key={`${one.url} ${one.lines?.text}`}>
          <a className="link" href={one.url} target="_blank" rel="noopener noreferrer nofollow">
            {evidencePlace(one)}
          </a>
          {one.lines && (
            <pre className="check__lines" dir="auto">
              {one.lines.text}
            </pre>
          )}
        </li>
      ))}
      {licence !== undefined && <li>The text of {licence}</li>}
      {more > 0 && (
        <li>{more === 1 ? 'and 1 more file' : `and ${more.toLocaleString('en')} more files`}</li>
      )}
    </ul>
  )
}

/** Which repository was read, in which state, and when. */
export function ReadThere({ reading: { name, commit, readAt } }: { reading: RepositoryReading }) {
  return (
    <span>
      {name} at {commit.slice(0, 7)}, read on {dayOf(readAt)}
    </span>
  )
}

/** What of the repository was read, or why it was not, below the words that name it. */
export function RepositoryLine({
  repository: { name, isDue, tried, reading },
}: {
  repository: PaperRepository
}) {
  const failed = tried !== null && tried.why !== null && tried
  if (!reading && !failed && !isDue) return null
  return (
    <div className="check__links">
      {reading && (
        <details className="searched">
          <summary>
            Repository {reading.name} read on {dayOf(reading.readAt)}: {reading.filesRead.length} of{' '}
            {reading.isPart ? 'more than ' : ''}
            {reading.files.toLocaleString('en')} files
          </summary>
          At commit {reading.commit.slice(0, 7)}: {reading.filesRead.join(', ') || 'none'}
        </details>
      )}
      {failed ? (
        <p>
          Repository {name} not read on {dayOf(failed.at)}: {failed.why}
        </p>
      ) : (
        !reading && <p>Repository {name} not read yet</p>
      )}
    </div>
  )
}
