import type { Paper, Notice as PublicationNotice } from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'
import { Notice } from '../ui/notice.tsx'

/** Retractions, corrections and expressions of concern: each kind once, with all who tell of it. */
export function PublicationNotices({ notices }: { notices: readonly PublicationNotice[] }) {
  const events = Map.groupBy(notices, ({ kind, ofPreprint }) =>
    ofPreprint ? preprintWords[kind] : words[kind],
  )
  return [...events].map(([what, told]) => {
    const isGrave = told.some(({ kind, ofPreprint }) => kind !== 'correction' && !ofPreprint)
    const sources = [...new Set(told.map(({ source }) => source))]
    const dates = told.flatMap(({ date }) => date ?? []).sort()
    const dois = [...new Set(told.flatMap(({ doi }) => doi ?? []))]
    return (
      <Notice key={what} tone={isGrave ? 'danger' : 'caution'}>
        <p>
          <strong>{what}</strong> {dates[0] && `Since ${dateInWords(dates[0])}. `}
          According to {new Intl.ListFormat('en').format(sources)}.{' '}
          {dois.map((doi, index) => (
            <span key={doi}>
              {index > 0 && ', '}
              <a
                className="link"
                href={`https://doi.org/${encodeURI(doi)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {dois.length === 1 ? 'Read the notice' : `Read the notice ${doi}`}
              </a>
            </span>
          ))}
        </p>
      </Notice>
    )
  })
}

/** That the paper is itself a notice, and the way to what it is about. */
export function NoticeAbout({ about }: { about: Paper['noticeAbout'] }) {
  return about.map(({ kind, paper }) => (
    <Notice key={`${kind} ${paper}`} tone="caution">
      <p>
        <strong>{aboutWords[kind].is}</strong> {aboutWords[kind].does}{' '}
        <a className="link" href={`/paper/${encodeURIComponent(paper)}`}>
          {paper.replace(/^doi:/, '')}
        </a>
        .
      </p>
    </Notice>
  ))
}

const aboutWords = {
  retracts: { is: 'This is the retraction notice of another paper.', does: 'It retracts' },
  concerns: {
    is: 'This is an expression of concern about another paper.',
    does: 'It is about',
  },
  corrects: { is: 'This is a correction of another paper.', does: 'It corrects' },
} as const

const words = {
  retraction: 'This paper has been retracted.',
  'partial-retraction': 'A part of this paper has been retracted.',
  withdrawal: 'The preprint has been withdrawn.',
  correction: 'This paper has been corrected.',
  concern: 'An expression of concern has been published about this paper.',
} as const

const preprintWords = {
  retraction: 'The preprint of this paper has been retracted.',
  'partial-retraction': 'A part of the preprint of this paper has been retracted.',
  withdrawal: 'The preprint of this paper has been withdrawn.',
  correction: 'The preprint of this paper has been corrected.',
  concern: 'An expression of concern has been published about the preprint of this paper.',
} as const
