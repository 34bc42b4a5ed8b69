import type { Paper, PaperVersion } from '@tessera/contract'
import { licenceWords, type PaperDocument } from '@tessera/engine'
import { type RefObject, useEffect } from 'react'
import { dayInWords, momentInTable } from '../ui/moment-in-words.ts'
import { statedLicences } from './licences.ts'
import { askedSources, conflicts, fieldName, sourceInSentence, sourceName } from './provenance.ts'
import { preprintVersions } from './shown-version.ts'

/** What opens at the foot of a small screen would open out of sight; beside a wide one it has its place. */
function useInSight(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (card.current && getComputedStyle(card.current).position !== 'fixed')
      card.current.scrollIntoView({ block: 'nearest' })
  }, [card])
}

/** What the card holds once it is open. */
export function ProvenanceFacts({
  card,
  paper,
  document,
  shown,
  version,
  license,
  explainedBy,
}: {
  card: RefObject<HTMLElement | null>
  paper: Paper
  document: PaperDocument | null
  shown: PaperVersion | undefined
  version: string
  license: string
  /** The engine of the summary that is shown; null without one. */
  explainedBy: string | null
}) {
  useInSight(card)
  const sources = askedSources(paper)
  return (
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
                <td>{sourceName(source)}</td>
                <td>{fields.length > 0 ? fields.map(fieldName).join(', ') : 'Does not know it'}</td>
                <td className="r">
                  <time dateTime={at}>{momentInTable(at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Conflicts paper={paper} />
      <dl className="dl prov__facts">
        <dt>Version</dt>
        <dd>
          {version}
          <OtherVersions paper={paper} named={version} />
        </dd>
        <dt>License</dt>
        <dd>
          {license}
          {statedLicences(paper).map(({ licence, covers, source }) => (
            <span key={source} className="muted">
              {' '}
              · {licenceWords(licence)} for {covers}, says {sourceInSentence(source)}
            </span>
          ))}
        </dd>
        {shown?.origin && (
          <>
            <dt>Copy</dt>
            <dd>
              <a className="link" href={shown.origin.url} target="_blank" rel="noopener noreferrer">
                {URL.parse(shown.origin.url)?.hostname ?? 'Its address'}
              </a>
              {shown.state && `, ${shown.state}`}, named by {sourceInSentence(shown.origin.source)},
              fetched {dayInWords(shown.origin.at)}
            </dd>
          </>
        )}
        {explainedBy !== null && (
          <>
            <dt>Explained by</dt>
            <dd>{explainedBy}</dd>
          </>
        )}
        {document && (
          <>
            <dt>Text from</dt>
            <dd>
              {sourceName(document.source)}, parser {document.parserVersion}
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
  )
}

const shortened = (value: string) => (value.length > 160 ? `${value.slice(0, 160)}…` : value)

/** Where sources disagree, their words side by side; the shown one first. */
function Conflicts({ paper }: { paper: Paper }) {
  const fields = conflicts(paper)
  if (fields.length === 0) return null
  return (
    <table className="table prov__conflicts">
      <caption>Where the sources disagree</caption>
      <tbody>
        {fields.map(({ field, words }) =>
          words.map(({ value, sources, alike, isShown }, index) => (
            <tr key={`${field}${value}`}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={words.length}>
                  {fieldName(field)}
                </th>
              )}
              <td>
                {shortened(field === 'license' ? licenceWords(value) : value)}
                <span className="muted">
                  {' '}
                  {sources.map(sourceName).join(', ')}
                  {isShown && ' · shown'}
                  {alike.length > 0 && ` · in other words: ${alike.map(sourceName).join(', ')}`}
                </span>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

/** The versions of the preprint beside the one that is named already. */
function OtherVersions({ paper, named }: { paper: Paper; named: string }) {
  const others = preprintVersions(paper).filter(({ number }) => `v${number}` !== named)
  return others.map(({ number, address }) => (
    <span key={number}>
      {' · '}
      <a className="link" href={address}>
        v{number}
      </a>
    </span>
  ))
}

/** "a57d…46c1" */
function shortHash(hash: string): string {
  return hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash
}
