import type { Notice as PublicationNotice } from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'
import { Notice } from '../ui/notice.tsx'

/** Retractions, corrections and expressions of concern; one that two sources tell of is shown once. */
export function PublicationNotices({ notices }: { notices: readonly PublicationNotice[] }) {
  const groups = Map.groupBy(notices, ({ kind, doi }) => `${kind} ${doi ?? ''}`)
  return [...groups].map(([key, told]) => {
    const [first] = told
    if (!first) return null
    const date = told.find((one) => one.date)?.date
    const doi = first.doi
    return (
      <Notice key={key} tone={first.kind === 'correction' ? 'caution' : 'danger'}>
        <p>
          <strong>{words[first.kind]}</strong> {date && `Since ${dateInWords(date)}. `}
          According to {[...new Set(told.map(({ source }) => source))].join(' and ')}.{' '}
          {doi && (
            <a
              className="link"
              href={`https://doi.org/${encodeURI(doi)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Read the notice
            </a>
          )}
        </p>
      </Notice>
    )
  })
}

const words = {
  retraction: 'This paper has been retracted.',
  correction: 'This paper has been corrected.',
  concern: 'An expression of concern has been published about this paper.',
} as const
