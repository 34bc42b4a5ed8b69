import type { NameParts } from '@tessera/contract'
import { type Citable, doiAddress, isArxivPreprint } from '../citable.ts'
import { direct, inverted, listed } from '../names.ts'
import { capitalAfterColon } from '../title-case.ts'
import { monthNames } from './months.ts'
import { fullRange, isArticleNumber } from './pages.ts'
import { italic, joined, type Part, type Run, runsOf, sentences, stopped } from './runs.ts'

/** APA, 7th edition (2020), with titles as they stand in a sentence. */
export function apa(paper: Citable): Run[] {
  const year = `(${dateOf(paper)}).`
  const title = titleOf(paper)
  const authors = namesOf(paper.authors)
  const head = authors
    ? joined(' ', stopped(authors), year, stopped(title))
    : joined(' ', stopped(title), year)
  const link = paper.doi === null ? paper.link : doiAddress(paper.doi)
  return joined(' ', head, sentences(...placeOf(paper)), link, paper.notice && `(${paper.notice}.)`)
}

/** Up to twenty names; of more, nineteen and the last. */
function namesOf(people: readonly NameParts[]): string {
  const names = people.map((name) => inverted(name, { form: 'J. R.' }))
  return names.length > 20
    ? `${names.slice(0, 19).join(', ')}, . . . ${names.at(-1)}`
    : listed(names, '&', true)
}

function titleOf(paper: Citable): Part {
  const { publisher, arxivId, venue } = paper
  const title = capitalAfterColon(paper.sentenceTitle)
  switch (paper.type) {
    case 'article':
    case 'conference':
    case 'chapter':
    case 'post':
      return venue === null ? italic(title) : title
    case 'preprint':
      return [italic(title), isArxivPreprint(paper) && ` (arXiv:${arxivId})`]
    case 'dataset':
      return [italic(title), ' [Data set]']
    case 'software':
      return [italic(title), ' [Computer software]']
    case 'thesis':
      return [italic(title), publisher === null ? ' [Thesis]' : ` [Thesis, ${publisher}]`]
    case 'book':
    case 'report':
    case 'review':
    case 'other':
      return italic(title)
  }
}

/** A post is told from others of its year by its day. */
function dateOf({ type, year, month, day }: Citable): string {
  if (type !== 'post' || month === null) return String(year ?? 'n.d.')
  return `${year}, ${monthNames[month - 1]}${day === null ? '' : ` ${day}`}`
}

function placeOf(paper: Citable): Part[] {
  const { type, venue, volume, issue, pages, publisher } = paper
  if (type === 'article' && venue !== null)
    return [
      joined(
        ', ',
        italic(venue),
        (volume ?? issue) && [italic(volume), issue && `(${issue})`],
        pages && (isArticleNumber(pages) ? `Article ${pages}` : fullRange(pages)),
      ),
    ]
  if ((type === 'conference' || type === 'chapter') && venue !== null) {
    const where = joined(
      ', ',
      volume && `Vol. ${volume}`,
      pages && (isArticleNumber(pages) ? `Article ${pages}` : `${pp(pages)} ${fullRange(pages)}`),
    )
    const editors = paper.editors.map((name) => direct(name, 'J. R.'))
    const by = editors.length > 0 && [
      `${listed(editors, '&', editors.length > 2)} (${editors.length > 1 ? 'Eds.' : 'Ed.'}), `,
    ]
    return [
      runsOf('In ', by, italic(venue), where.length > 0 && [' (', where, ')']),
      publisher === venue ? null : publisher,
    ]
  }
  if (type === 'post' && venue !== null) return [italic(venue)]
  if (type === 'preprint') return [isArxivPreprint(paper) ? 'arXiv' : (venue ?? publisher)]
  // A group that publishes its own work is named once.
  const house = publisher ?? venue
  return [type === 'thesis' || house === namesOf(paper.authors) ? null : house]
}

const pp = (pages: string) => (pages.includes('-') ? 'pp.' : 'p.')
