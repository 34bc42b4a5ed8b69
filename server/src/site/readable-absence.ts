import { beforeSilent } from '@tessera/contract'
import { silenceInWords } from '../papers/silent-sources.ts'
import type { AppError } from '../platform/errors.ts'
import { escapeHtml } from './escape.ts'

/** Why a paper is not here, for browsers without scripts: all others ask again, and say it themselves. */
export const readableAbsence = (heading: string, error: AppError): string =>
  [
    '<noscript><main class="page page--narrow">',
    `<h1 class="page-title">${escapeHtml(heading)}</h1>`,
    ...why(error),
    '<p><a class="link" href="/">Search for another paper</a></p></main></noscript>',
  ].join('')

function why({ code, message, silent }: AppError): string[] {
  if (!silent || (code !== 'paper-not-found' && code !== 'upstream-failed'))
    return [`<p>${escapeHtml(message)}</p>`]
  const sources = silent.map((one) => `<li>${escapeHtml(silenceInWords(one))}</li>`)
  return [`<p>${beforeSilent[code]}</p>`, `<ul>${sources.join('')}</ul>`]
}
