import type { NameParts } from '@tessera/contract'
import { type Citable, doiAddress, isArxivPreprint } from '../citable.ts'
import { direct, inverted, listed } from '../names.ts'
import { chicagoRange } from './pages.ts'
import { italic, joined, type Part, quoted, type Run, runsOf, sentences } from './runs.ts'

/** Chicago, 17th edition (2017), author-date. */
export function chicago(paper: Citable): Run[] {
  const isPart = partOf(paper)
  const title =
    isPart || paper.type === 'thesis'
      ? quoted(paper.headlineTitle, '.')
      : italic(paper.headlineTitle)
  const year = String(paper.year ?? 'n.d.')
  const authors = namesOf(paper.authors)
  const link = paper.doi === null ? paper.link : doiAddress(paper.doi)
  return joined(
    ' ',
    authors ? sentences(authors, year, title) : sentences(title, year),
    sentences(...placeOf(paper, isPart), link, paper.notice),
  )
}

/** Up to ten names; of more, seven. */
function namesOf(people: readonly NameParts[]): string {
  const names = people.map((name, index) =>
    index === 0 ? inverted(name, { form: 'full' }) : direct(name, 'full'),
  )
  if (names.length > 10) return `${names.slice(0, 7).join(', ')}, et al.`
  return listed(names, 'and', true)
}

function partOf({ type, venue }: Citable): boolean {
  if (type === 'preprint') return true
  return venue !== null && ['article', 'conference', 'chapter', 'post', 'review'].includes(type)
}

function placeOf(paper: Citable, isPart: boolean): Part[] {
  const { type, venue, volume, issue, pages, publisher } = paper
  const range = pages && chicagoRange(pages)
  if (type === 'preprint')
    return ['Preprint', isArxivPreprint(paper) ? `arXiv:${paper.arxivId}` : (venue ?? publisher)]
  if (type === 'article' && isPart)
    return [
      runsOf(
        italic(venue),
        volume && ` ${volume}`,
        issue && (volume ? ` (${issue})` : `, no. ${issue}`),
        range && `${volume || issue ? ': ' : ', '}${range}`,
      ),
    ]
  if (type === 'post' && isPart) return [runsOf(italic(venue), ' (blog)')]
  if (isPart) {
    const where = volume && range ? `${volume}:${range}` : volume ? `vol. ${volume}` : range
    const editors = paper.editors.map((name) => direct(name, 'full'))
    const by = editors.length > 0 && `, edited by ${listed(editors, 'and', editors.length > 2)}`
    return [
      runsOf('In ', italic(venue), by, where && `, ${where}`),
      publisher === venue ? null : publisher,
    ]
  }
  if (type === 'thesis') return [joined(', ', 'Thesis', publisher)]
  const kind = type === 'dataset' ? 'Data set' : type === 'software' && 'Software'
  return [kind, publisher ?? venue]
}
