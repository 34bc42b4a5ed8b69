import type { NameParts } from '@tessera/contract'
import { type Citable, isArxivPreprint } from '../citable.ts'
import { direct, listed } from '../names.ts'
import { fullRange, isArticleNumber } from './pages.ts'
import { italic, joined, type Part, quoted, type Run, runsOf, stopped } from './runs.ts'

/** IEEE Reference Guide (2023). The number in brackets is the list's, and is left to it. */
export function ieee(paper: Citable): Run[] {
  const { doi, link } = paper
  const isBook = paper.type === 'book'
  const authors = namesOf(paper.authors)
  const title = isBook ? stopped(italic(paper.title)) : quoted(paper.title, ',')
  const online = doi === null || isArxivPreprint(paper) ? link : null
  const place = joined(', ', ...placeOf(paper), doi !== null && online === null && `doi: ${doi}`)
  const start = authors.length > 0 ? [authors, ', ', title] : title
  // A comma after the title waits for something to follow.
  const body = place.length > 0 ? stopped(joined(' ', runsOf(start), place)) : runsOf(start)
  return joined(
    ' ',
    body,
    online && `[Online]. Available: ${online}`,
    paper.notice && `[${paper.notice}.]`,
  )
}

/** Up to six names; of more, the first. */
function namesOf(people: readonly NameParts[]): Run[] {
  const names = people.map((name) => direct(name, 'J. R.'))
  if (names.length > 6) return runsOf(names[0], ' ', italic('et al.'))
  return runsOf(listed(names, 'and', names.length > 2))
}

const months = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')

function placeOf(paper: Citable): Part[] {
  const { type, venue, volume, issue, pages, publisher, month } = paper
  const year = paper.year === null ? null : String(paper.year)
  const where = pages && pagesOf(pages)
  const numbers = [volume && `vol. ${volume}`, issue && `no. ${issue}`]
  const date = [month === null ? null : months[month - 1], year].filter(Boolean).join(' ') || null
  switch (type) {
    case 'article':
      return [italic(venue), ...numbers, where, date]
    case 'conference':
    case 'chapter': {
      const editors = paper.editors.map((name) => direct(name, 'J. R.'))
      const by = editors.length > 0 && [
        listed(editors, 'and', editors.length > 2),
        editors.length > 1 ? ', Eds.' : ', Ed.',
      ]
      const house = publisher === venue ? null : publisher
      return [venue && ['in ', italic(venue)], ...numbers, by, house, year, where]
    }
    case 'preprint':
      return [year, isArxivPreprint(paper) ? [italic(`arXiv:${paper.arxivId}`)] : italic(venue)]
    case 'post':
      return [italic(venue), date]
    case 'thesis':
      return ['Thesis', publisher, year]
    case 'dataset':
      return [publisher ?? venue, year, 'data set']
    case 'software':
      return [publisher ?? venue, year, 'software']
    default:
      return [publisher ?? venue, ...numbers, year, where]
  }
}

function pagesOf(pages: string): string {
  if (isArticleNumber(pages)) return `Art. no. ${pages}`
  return `${pages.includes('-') ? 'pp.' : 'p.'} ${fullRange(pages)}`
}
