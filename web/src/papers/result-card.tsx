import { Link } from '@tanstack/react-router'
import type { PaperCard } from '@tessera/contract'
import { Badge } from '../ui/badge.tsx'
import { CardNotices } from './card-notices.tsx'
import { shortAbstract, shortAuthors } from './card-text.ts'
import { Matched } from './matched.tsx'
import { rememberOpened } from './return-focus.ts'
import { sourceName } from './source-answers.ts'

/** One paper in a list of results. The whole card leads to the paper. */
export function ResultCard({ paper, query }: { paper: PaperCard; query: string }) {
  const [about] = paper.noticeAbout
  const isRetracted = paper.notices.some(
    ({ kind, ofPreprint }) => kind === 'retraction' && !ofPreprint,
  )
  const sources = [...new Set(paper.sources.map(sourceName))].join(' · ')
  const byline = [shortAuthors(paper.authors), paper.venue, paper.year].filter(Boolean)
  return (
    <li className={isRetracted ? 'entry is-retracted' : 'entry'}>
      <article>
        <h2 className="entry__title">
          {isRetracted && <Badge tone="danger">Retracted</Badge>}
          {about && <Badge tone="quiet">{noticeNames[about.kind]}</Badge>}
          <Link
            to="/paper/$"
            params={{ _splat: paper.id }}
            data-result={paper.id}
            onClick={() => rememberOpened(query, paper.id)}
          >
            <Matched text={paper.title} query={query} />
          </Link>
        </h2>
        <p className="entry__by">
          {byline.map((part, index) => (
            <span key={part} className={index > 0 ? 'dot num' : undefined}>
              {part}
            </span>
          ))}
        </p>
        <CardNotices notices={paper.notices} />
        {paper.abstract && (
          <p className="entry__abs">
            <Matched text={shortAbstract(paper.abstract)} query={query} />
          </p>
        )}
        <Badges paper={paper} />
      </article>
      <div className="entry__side">
        {paper.citationCount > 0 && (
          <span className="entry__cites">
            <b>{paper.citationCount.toLocaleString('en')}</b>{' '}
            {paper.citationCount === 1 ? 'citation' : 'citations'}
          </span>
        )}
        <span>{textStatus[paper.contentStatus]}</span>
        <span className="entry__src" title={sources}>
          <span className="sr-only">from </span>
          {sources}
        </span>
      </div>
    </li>
  )
}

/** What a published notice is: not a paper that came out. */
const noticeNames = {
  retracts: 'Retraction notice',
  concerns: 'Expression of concern',
  corrects: 'Correction',
} as const

const textStatus = {
  full: 'Full text here',
  abstract: 'Abstract only',
  pending: 'No text here yet',
  failed: 'Text not readable',
}

function Badges({ paper }: { paper: PaperCard }) {
  const { isOpenAccess, pdfUrl, doi, metadata } = paper
  const stage = stageOf(paper)
  const isBare = !stage && !isOpenAccess && !pdfUrl && !doi
  if (isBare && !metadata.github && !metadata.dataset) return null
  return (
    <div className="entry__badges">
      {stage && <Badge tone="quiet">{stage}</Badge>}
      {isOpenAccess && <Badge tone="quiet">Open access</Badge>}
      {pdfUrl && (
        <Badge icon="file" href={pdfUrl}>
          PDF
        </Badge>
      )}
      {Boolean(metadata.github) && (
        <Badge icon="code" {...linkOf(metadata.github)}>
          Code
        </Badge>
      )}
      {Boolean(metadata.dataset) && (
        <Badge icon="data" {...linkOf(metadata.dataset)}>
          Data
        </Badge>
      )}
      {doi && <Badge href={`https://doi.org/${encodeURI(doi)}`}>DOI</Badge>}
    </div>
  )
}

/** "Preprint v2", "Published", or nothing when no source says. */
function stageOf({ stage, metadata, noticeAbout }: PaperCard): string | null {
  if (stage === null || noticeAbout.length > 0) return null
  if (stage === 'published') return 'Published'
  return typeof metadata.version === 'string' ? `Preprint ${metadata.version}` : 'Preprint'
}

/** Metadata of sources is a flag or an address. */
function linkOf(value: unknown): { href?: string } {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? { href: value } : {}
}
