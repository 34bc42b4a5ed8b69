import type { NameParts } from '@tessera/contract'
import { type Citable, doiAddress, isArxivPreprint } from '../citable.ts'
import { direct, inverted, listed } from '../names.ts'
import { isArticleNumber, mlaRange } from './pages.ts'
import { italic, joined, quoted, type Run, sentences } from './runs.ts'

/** MLA, 9th edition (2021). */
export function mla(paper: Citable): Run[] {
  const container = containerOf(paper)
  const title = container === null ? italic(paper.headlineTitle) : quoted(paper.headlineTitle, '.')
  return joined(
    ' ',
    sentences(namesOf(paper.authors), title, kindOf(paper), placeOf(paper, container)),
    paper.notice && `[${paper.notice}.]`,
  )
}

function namesOf(people: readonly NameParts[]): string | null {
  const [first, second] = people
  if (first === undefined) return null
  const name = inverted(first, { form: 'full' })
  if (people.length > 2) return `${name}, et al.`
  return second === undefined ? name : `${name}, and ${direct(second, 'full')}`
}

/** What the work is a part of; null when it stands alone. */
function containerOf(paper: Citable): string | null {
  if (isArxivPreprint(paper)) return 'arXiv'
  switch (paper.type) {
    case 'article':
    case 'conference':
    case 'chapter':
    case 'preprint':
    case 'post':
    case 'review':
      return paper.venue
    default:
      return null
  }
}

const kindOf = ({ type }: Citable) =>
  type === 'dataset' ? 'Data set' : type === 'software' ? 'Software' : type === 'thesis' && 'Thesis'

function placeOf(paper: Citable, container: string | null): Run[] {
  const { type, volume, issue, pages, publisher, year, doi, link } = paper
  const editors = paper.editors.map((name) => direct(name, 'full'))
  const editedBy = editors.length > 2 ? `${editors[0]} et al.` : listed(editors, 'and', false)
  const house =
    type === 'article' || type === 'preprint' || type === 'post' || publisher === container
      ? null
      : publisher
  return joined(
    ', ',
    italic(container),
    editedBy && `edited by ${editedBy}`,
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
    house,
    year === null ? null : String(year),
    pages && pagesOf(pages),
    doi === null ? link : doiAddress(doi),
  )
}

function pagesOf(pages: string): string {
  if (isArticleNumber(pages)) return `article ${pages}`
  return `${pages.includes('-') ? 'pp.' : 'p.'} ${mlaRange(pages)}`
}
