import type { NameParts } from '@tessera/contract'
import { type Citable, isArxivPreprint } from '../citable.ts'
import { inverted } from '../names.ts'
import { monthNames } from './months.ts'
import { isArticleNumber, pageRange, shortEnd } from './pages.ts'
import { joined, type Part, type Run, runsOf, sentences, stopped } from './runs.ts'

/** Vancouver: the ICMJE's examples after the NLM's Citing Medicine. */
export function vancouver(paper: Citable): Run[] {
  const { doi, link, type } = paper
  const kinds = {
    preprint: ' [Preprint]',
    post: ' [blog]',
    dataset: ' [dataset]',
    software: ' [software]',
  }
  const kind = kinds[type as keyof typeof kinds] ?? (type === 'thesis' ? ' [thesis]' : '')
  const isByDoi = doi !== null && !isArxivPreprint(paper)
  const where = isByDoi ? `doi: ${doi}` : link && `Available from: ${link}`
  const place = joined(' ', placeOf(paper), !isByDoi && link && cited(paper))
  return joined(
    ' ',
    sentences(namesOf(paper.authors), `${paper.sentenceTitle}${kind}`, place),
    where,
    paper.notice && `[${paper.notice}.]`,
  )
}

/** "[cited 2026 Nov 21]" */
const cited = ({ accessed: { year, month, day } }: Citable) =>
  `[cited ${year} ${monthNames[month - 1]?.slice(0, 3)} ${day}]`

/** Up to six names, and "et al." for the others. */
function namesOf(people: readonly NameParts[]): string {
  const names = people
    .slice(0, 6)
    .map((name) =>
      inverted(name, { form: 'JR', between: ' ', beforeSuffix: ' ' }).replace(/\.$/, ''),
    )
  return [...names, ...(people.length > 6 ? ['et al'] : [])].join(', ')
}

function placeOf(paper: Citable): Part {
  const { type, venue, volume, issue, pages, publisher } = paper
  const year = paper.year === null ? null : String(paper.year)
  if (type === 'article' && venue !== null) {
    const colon = volume || issue ? ':' : ''
    const numbers = [volume, issue && `(${issue})`, pages && `${colon}${rangeOf(pages)}`]
    return joined(' ', stopped(venue), joined(';', year, runsOf(...numbers)))
  }
  const house = joined('; ', publisher === venue ? null : publisher, year)
  if ((type === 'conference' || type === 'chapter') && venue !== null) {
    const names = paper.editors.map((name) => inverted(name, { form: 'JR', between: ' ' }))
    const by = names.length > 0 && [names.join(', '), names.length > 1 ? ', editors' : ', editor']
    const where = pages && (isArticleNumber(pages) ? pages : `p. ${rangeOf(pages)}`)
    const numbered = volume ? joined(' ', stopped(venue), `Vol. ${volume}`) : venue
    // Without a publisher the year follows what it came out in.
    const isAlone = publisher === null || publisher === venue
    const place = isAlone ? [joined('; ', numbered, year)] : [numbered, house]
    return ['In: ', sentences(by, ...place, where)]
  }
  if (isArxivPreprint(paper)) return joined('; ', `arXiv:${paper.arxivId}`, year)
  return joined('; ', publisher ?? venue, year)
}

/** 525-35 */
function rangeOf(pages: string): string {
  const { first, last } = pageRange(pages)
  return last === undefined ? first : `${first}-${shortEnd(first, last, 1)}`
}
