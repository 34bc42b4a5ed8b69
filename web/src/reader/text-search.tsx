import type { FullText, Paper, TextCopy } from '@tessera/contract'
import { momentInWords } from '../ui/moment-in-words.ts'
import { SilentSources } from './silent-sources.tsx'

/** When the text is looked for again, as a sentence. */
export function whenAgain({ retryAt, retriesItself }: FullText): string {
  if (retryAt === null) return ''
  const when = momentInWords(retryAt)
  return retriesItself
    ? `It is looked for again by itself ${when}.`
    : `The next search can begin ${when}, when this page is opened.`
}

/** What was tried for a text, and which sources could not be asked; nothing when all went well. */
export function TextSearch({ paper }: { paper: Paper }) {
  const failed = paper.fullText.copies.filter(({ problem }) => problem !== null)
  const silent = paper.asked.filter(({ status }) => status === 'failed' || status === 'limited')
  if (failed.length === 0 && silent.length === 0) return null
  return (
    <details className="tried">
      <summary>What was tried</summary>
      <ul>
        {failed.map((copy) => (
          <li key={copy.url}>
            <a className="link" href={copy.url} target="_blank" rel="noopener noreferrer">
              {copyName(copy)}
            </a>
            , named by {copy.source}: {copy.problem}
            {copy.retryAt && ` Next try: ${momentInWords(copy.retryAt)}.`}
          </li>
        ))}
        <SilentSources silent={silent} otherwise="It is asked again when this page is opened." />
      </ul>
    </details>
  )
}

const kinds = { html: 'HTML', jats: 'JATS XML', pdf: 'PDF' } as const

function copyName({ kind, url, preprintVersion }: TextCopy): string {
  const host = URL.parse(url)?.hostname ?? 'its host'
  return `${kinds[kind]} at ${host}${preprintVersion === null ? '' : `, v${preprintVersion}`}`
}
