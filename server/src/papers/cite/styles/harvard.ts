import type { NameParts } from '@tessera/contract'
import { type Citable, doiAddress, isArxivPreprint } from '../citable.ts'
import { inverted, listed } from '../names.ts'
import { monthNames } from './months.ts'
import { fullRange, isArticleNumber } from './pages.ts'
import { italic, joined, type Part, type Run, runsOf, sentences, stopped } from './runs.ts'

/** Harvard as in Cite Them Right, 12th edition (2022). */
export function harvard(paper: Citable): Run[] {
  const year = `(${paper.year ?? 'no date'})`
  const authors = namesOf(paper.authors)
  const isAlone = !['article', 'conference', 'chapter', 'preprint', 'post', 'review'].includes(
    paper.type,
  )
  const standsAlone = isAlone || placeName(paper) === null
  const title = standsAlone ? italic(paper.title) : `‘${singleMarks(paper.title)}’`
  const head = authors.length > 0 ? joined(' ', authors, year, title) : joined(' ', title, year)
  const place = placeOf(paper)
  // What stands alone ends its sentence; a part is followed by what it is a part of.
  const body = standsAlone
    ? sentences([head, kindOf(paper)], ...place)
    : sentences(joined(', ', head, ...place))
  const link = paper.doi === null ? paper.link : doiAddress(paper.doi)
  const available = link && `Available at: ${link}${paper.doi === null ? accessed(paper) : ''}.`
  return joined(' ', body, available, paper.notice && `[${paper.notice}.]`)
}

/** A DOI stays what it names; a page may change after the day. */
const accessed = ({ accessed: { year, month, day } }: Citable) =>
  ` (Accessed: ${day} ${monthNames[month - 1]} ${year})`

/** Up to three names; of more, the first. */
function namesOf(people: readonly NameParts[]): Run[] {
  const names = people.map((name) => inverted(name, { form: 'J.R.' }))
  if (names.length > 3) return runsOf(names[0], ' ', italic('et al.'))
  return runsOf(listed(names, 'and', false))
}

const placeName = (paper: Citable) => (isArxivPreprint(paper) ? 'arXiv' : paper.venue)
const singleMarks = (title: string) => title.replace(/‘([^‘’]*)’/g, '“$1”')

const kindOf = ({ type }: Citable): Part =>
  type === 'dataset'
    ? ' [Dataset]'
    : type === 'software'
      ? ' [Software]'
      : type === 'thesis' && ' [Thesis]'

function placeOf(paper: Citable): Part[] {
  const { type, venue, volume, issue, pages, publisher } = paper
  const where =
    pages &&
    (isArticleNumber(pages)
      ? `article ${pages}`
      : `${pages.includes('-') ? 'pp.' : 'p.'} ${fullRange(pages)}`)
  if (venue !== null && (type === 'article' || type === 'post' || type === 'review'))
    return [italic(venue), volume ? [volume, issue && `(${issue})`] : issue && `(${issue})`, where]
  if (venue !== null && (type === 'conference' || type === 'chapter')) {
    const editors = paper.editors.map((name) => inverted(name, { form: 'J.R.' }))
    const by = editors.length > 0 && [
      listed(editors, 'and', false),
      editors.length > 1 ? ' (eds) ' : ' (ed.) ',
    ]
    const house = publisher === venue ? null : publisher
    return [
      house === null ? [by, italic(venue)] : [by, stopped(italic(venue)), ' ', house],
      where,
    ].map((part, index) => (index === 0 ? ['in ', part] : part))
  }
  if (type === 'preprint' && placeName(paper) !== null)
    return [[italic(placeName(paper)), ' [Preprint]']]
  return [publisher ?? venue]
}
