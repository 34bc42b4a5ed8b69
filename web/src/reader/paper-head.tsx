import type { Paper, PaperResource } from '@tessera/contract'
import { licenceWords, type PaperDocument } from '@tessera/engine'
import { Icon } from '../ui/icon.tsx'
import { Words } from './blocks/words.tsx'
import { useDocumentIndex } from './document-index.ts'
import type { Highlight } from './highlight.ts'
import { type AskedVersion, versionOf } from './shown-version.ts'
import { hasFile } from './toolbar.tsx'

const shownAuthors = 3

/** Venue and year, title, authors, badges. */
export function PaperHead({
  paper,
  document,
  asked,
  highlights,
}: {
  paper: Paper
  document: PaperDocument | null
  /** What the address asks for. */
  asked: AskedVersion
  highlights: readonly Highlight[]
}) {
  const pages = document?.pages?.length || lastPage(document)
  const version = versionOf(paper, document?.id, asked)?.preprintVersion ?? null
  const kicker = [
    paper.venue,
    paper.year,
    version && `Version ${version}${version === paper.newestVersion ? ' (the newest)' : ''}`,
    pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : null,
    paper.isPrivate ? 'Only you can see this' : null,
  ].filter((part) => part !== null)
  return (
    <header>
      {kicker.length > 0 && <p className="p-kicker">{kicker.join(' · ')}</p>}
      <h1 className="p-title" id="title" dir="auto" aria-label={paper.title}>
        {document ? <TitleWords paper={paper} highlights={highlights} /> : paper.title}
      </h1>
      {paper.authors.length > 0 && (
        <p className="p-authors" title={paper.authors.join(', ')}>
          {paper.authors.slice(0, shownAuthors).join(', ')}
          {paper.authors.length > shownAuthors && ' et al.'}
        </p>
      )}
      <Badges paper={paper} />
    </header>
  )
}

/** The title as canonical text when it says the same, so that it too can be quoted. */
function TitleWords({ paper, highlights }: { paper: Paper; highlights: readonly Highlight[] }) {
  const { document } = useDocumentIndex()
  const span = document.blocks.find((block) => block.kind === 'title')?.span
  const same = span && document.text.slice(span.start, span.end) === paper.title
  return same ? <Words span={span} highlights={highlights} /> : paper.title
}

function Badges({ paper }: { paper: Paper }) {
  const github = httpAddress(paper.metadata.github)
  const dataset = httpAddress(paper.metadata.dataset)
  const code = paper.resources.find(({ kind }) => kind === 'code')
  const models = paper.resources.filter(({ kind }) => kind === 'model')
  const [model] = models
  return (
    <div className="p-badges">
      {hasFile(paper) ? (
        <a className="badge" href="#full">
          <Icon name="file" />
          PDF
        </a>
      ) : (
        httpAddress(paper.pdfUrl) && (
          <OutBadge href={httpAddress(paper.pdfUrl) ?? ''} icon="file" words="PDF" />
        )
      )}
      {code ? (
        <OutBadge href={code.url} icon="code" words="Code" title={saidOf(code)} />
      ) : (
        github && <OutBadge href={github} icon="code" words="Code" />
      )}
      {dataset && <OutBadge href={dataset} icon="data" words="Data" />}
      {model && (
        <OutBadge
          href={models.length === 1 ? model.url : modelsOf(paper)}
          icon="data"
          words={models.length === 1 ? 'Model' : `${models.length} models`}
          title={`${model.name}, as ${model.source} says`}
        />
      )}
      {paper.doi && (
        <a
          className="badge"
          href={`https://doi.org/${encodeURI(paper.doi)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          DOI<span className="sr-only"> {paper.doi} (opens in a new tab)</span>
        </a>
      )}
      {paper.arxivId && (
        <a
          className="badge"
          href={`https://arxiv.org/abs/${encodeURI(paper.arxivId)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          arXiv<span className="sr-only"> {paper.arxivId} (opens in a new tab)</span>
        </a>
      )}
      {paper.isOpenAccess && <span className="badge badge--quiet">Open access</span>}
    </div>
  )
}

function OutBadge({
  href,
  icon,
  words,
  title,
}: {
  href: string
  icon: 'code' | 'data' | 'file'
  words: string
  title?: string
}) {
  return (
    <a className="badge" href={href} title={title} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** "marlow/pebbles: Rust, MIT, 41 stars, as GitHub says" */
function saidOf({ name, source, facts }: PaperResource): string {
  const { language, license, stars, isArchived } = facts
  const said = [
    language,
    license && `${licenceWords(license)} licence`,
    stars && `${stars.toLocaleString('en')} ${stars === 1 ? 'star' : 'stars'}`,
    isArchived && 'archived',
  ].filter(Boolean)
  return `${name}${said.length > 0 ? `: ${said.join(', ')}` : ''}, as ${source} says`
}

/** All models that name the paper, at the hub. */
const modelsOf = ({ arxivId }: Paper) =>
  `https://huggingface.co/models?other=arxiv:${encodeURIComponent(arxivId ?? '')}`

const httpAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null

/** The document comes without its page geometry; its regions still say how far the pages go. */
function lastPage(document: PaperDocument | null): number {
  let last = 0
  for (const block of document?.blocks ?? [])
    for (const region of block.regions ?? []) last = Math.max(last, region.page)
  return last
}
