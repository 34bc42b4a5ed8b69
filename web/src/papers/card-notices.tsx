import { type Notice, NoticeKind, noticeWords, preprintNoticeWords } from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'
import { Icon } from '../ui/icon.tsx'
import { sourceName } from './source-answers.ts'

/** What a reader must know before citing: each kind of notice once, with who says so. */
export function CardNotices({ notices }: { notices: readonly Notice[] }) {
  const ofPaper = notices.filter(({ ofPreprint }) => !ofPreprint)
  const ofPreprint = notices.filter((notice) => notice.ofPreprint)
  return [
    ...ofEachKind(ofPaper, noticeWords, true),
    ...ofEachKind(ofPreprint, preprintNoticeWords, false),
  ]
}

function ofEachKind(
  notices: readonly Notice[],
  words: Readonly<Record<NoticeKind, string>>,
  isOfPaper: boolean,
) {
  return NoticeKind.options.map((kind) => {
    const told = notices.filter((notice) => notice.kind === kind)
    if (told.length === 0) return null
    const date = told.find((notice) => notice.date)?.date
    const doi = told.find((notice) => notice.doi)?.doi
    const sources = [...new Set(told.map(({ source }) => sourceName(source)))].join(', ')
    return (
      <p
        key={words[kind]}
        className={`notice notice--${isOfPaper && kind === 'retraction' ? 'danger' : 'caution'} entry__note`}
      >
        <Icon name="alert" />
        <span>
          {words[kind]}
          {date && ` ${dateInWords(date)}`}.{' '}
          {doi && (
            <>
              <a className="link" href={`https://doi.org/${encodeURI(doi)}`}>
                Read the notice
              </a>{' '}
            </>
          )}
          <span className="muted">{sources}</span>
        </span>
      </p>
    )
  })
}
