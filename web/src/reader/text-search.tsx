import type { FullText, Paper, TextCopy } from '@tessera/contract'

/** When the text is looked for again, as a sentence. */
export function whenAgain({ retryAt, retriesItself }: FullText): string {
  if (retryAt === null) return ''
  const when = momentOf(retryAt)
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
            {copy.retryAt && ` Next try: ${momentOf(copy.retryAt)}.`}
          </li>
        ))}
        {silent.map(({ source, message, retryAt }) => (
          <li key={source}>
            {message ?? `${source} did not answer.`} {askedAgain(retryAt)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** When a source that failed is asked again: with the next opening of the page, or after its time. */
function askedAgain(retryAt: string | undefined): string {
  return retryAt !== undefined && Date.parse(retryAt) > Date.now()
    ? `It can be asked again ${momentOf(retryAt)}.`
    : 'It is asked again when this page is opened.'
}

const kinds = { html: 'HTML', jats: 'JATS XML', pdf: 'PDF' } as const

function copyName({ kind, url, preprintVersion }: TextCopy): string {
  const host = URL.parse(url)?.hostname ?? 'its host'
  return `${kinds[kind]} at ${host}${preprintVersion === null ? '' : `, v${preprintVersion}`}`
}

const sameDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const anyDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** "today at 14:05", else with its day. */
function momentOf(iso: string): string {
  const date = new Date(iso)
  return date.toDateString() === new Date().toDateString()
    ? `today at ${sameDay.format(date)}`
    : `on ${anyDay.format(date)}`
}
