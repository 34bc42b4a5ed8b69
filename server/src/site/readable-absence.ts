import { escapeHtml } from './escape.ts'

/** Why a paper is not here, for browsers without scripts: all others ask again, and say it themselves. */
export const readableAbsence = (heading: string, message: string): string =>
  [
    '<noscript><main class="page page--narrow">',
    `<h1 class="page-title">${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p>`,
    '<p><a class="link" href="/">Search for another paper</a></p></main></noscript>',
  ].join('')
