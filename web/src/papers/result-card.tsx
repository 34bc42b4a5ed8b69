import { Link } from '@tanstack/react-router'
import type { PaperCard } from '@tessera/contract'
import { Badge } from '../ui/badge.tsx'
import { shortAbstract, shortAuthors } from './card-text.ts'
import { Matched } from './matched.tsx'
import { rememberOpened } from './return-focus.ts'

/** One paper in a list of results. The whole card leads to the paper. */
export function ResultCard({ paper, query }: { paper: PaperCard; query: string }) {
  const byline = [shortAuthors(paper.authors), paper.venue, paper.year].filter(Boolean)
  return (
    <li className="entry">
      <article>
        <h2 className="entry__title">
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
        <span>{sourceName(paper.source)}</span>
      </div>
    </li>
  )
}

const textStatus = {
  full: 'Full text here',
  abstract: 'Abstract only',
  pending: 'No text here yet',
  failed: 'Text not readable',
}

function Badges({ paper }: { paper: PaperCard }) {
  const { isOpenAccess, pdfUrl, doi, metadata } = paper
  if (!isOpenAccess && !pdfUrl && !doi && !metadata.github && !metadata.dataset) return null
  return (
    <div className="entry__badges">
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

/** Metadata of sources is a flag or an address. */
function linkOf(value: unknown): { href?: string } {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? { href: value } : {}
}

const sourceNames: Record<string, string> = {
  library: 'Library',
  starter: 'Library',
  upload: 'Your upload',
  knownpapers: 'Known papers',
  arxiv: 'arXiv',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  datacite: 'DataCite',
  semanticscholar: 'Semantic Scholar',
  unpaywall: 'Unpaywall',
}

/** How a source is called on the page. */
export function sourceName(source: string): string {
  return sourceNames[source.toLowerCase().replace(/[^a-z]/g, '')] ?? source
}
