import type { Paper } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { Icon } from '../ui/icon.tsx'

const sourceNames: Readonly<Record<string, string>> = {
  crossref: 'Crossref',
  arxiv: 'arXiv',
  unpaywall: 'Unpaywall',
  openalex: 'OpenAlex',
  semanticscholar: 'Semantic Scholar',
  s2: 'Semantic Scholar',
  datacite: 'DataCite',
  upload: 'Your upload',
  library: "This installation's library",
  starter: 'Starter library',
  known: 'Index of known papers',
  pdf: 'The PDF file',
  html: 'The HTML file',
  jats: 'The JATS file',
  document: 'The text itself',
  file: 'The file itself',
}

/** Who gave what, when: only sources that truly answered. */
export function ProvenanceCard({
  paper,
  document,
}: {
  paper: Paper
  document: PaperDocument | null
}) {
  const sources = bySource(paper)
  const version =
    paper.versions.find(({ documentId }) => documentId === document?.id)?.label ??
    paper.versions[0]?.label ??
    'v1'
  const license = paper.license ?? document?.license ?? 'Unknown'
  const count = `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`
  return (
    <details className="prov disclosure">
      <summary>
        <Icon name="shield" />
        <span>Provenance</span>
        <span>{[count, version, license].join(' · ')}</span>
        <Icon name="caret" className="icon--caret" />
      </summary>
      <div className="prov__body">
        {sources.length > 0 && (
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Gave</th>
                <th scope="col" className="r">
                  Asked
                </th>
              </tr>
            </thead>
            <tbody>
              {sources.map(({ source, fields, at }) => (
                <tr key={source}>
                  <td>{sourceNames[source.toLowerCase()] ?? source}</td>
                  <td>{fields.join(', ')}</td>
                  <td className="r">
                    <time dateTime={at} title={new Date(at).toLocaleString()}>
                      {new Date(at).toLocaleDateString()}
                    </time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <dl className="dl prov__facts">
          <dt>Version</dt>
          <dd>{version}</dd>
          <dt>License</dt>
          <dd>{license}</dd>
          {document && (
            <>
              <dt>Text from</dt>
              <dd>
                {sourceNames[document.source] ?? document.source}, parser {document.parserVersion}
              </dd>
              <dt>Text hash</dt>
              <dd className="mono" title={document.textHash}>
                {shortHash(document.textHash)}
              </dd>
            </>
          )}
        </dl>
        {document?.warnings.map((warning) => (
          <p key={warning.message} className="prov__warning">
            {warning.message}
          </p>
        ))}
      </div>
    </details>
  )
}

/** "a57d…46c1" */
function shortHash(hash: string): string {
  return hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash
}

function bySource(paper: Paper): { source: string; fields: string[]; at: string }[] {
  const found = new Map<string, { source: string; fields: string[]; at: string }>()
  for (const { source, field, at } of paper.provenance) {
    const entry = found.get(source)
    if (!entry) found.set(source, { source, fields: [field], at })
    else {
      if (!entry.fields.includes(field)) entry.fields.push(field)
      if (at > entry.at) entry.at = at
    }
  }
  return [...found.values()]
}
