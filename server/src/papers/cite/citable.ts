import {
  type NameParts,
  type Notice,
  NoticeKind,
  noticeWords,
  type PaperType,
} from '@tessera/contract'
import { wholeName } from '../../sources/names.ts'
import { oneLine } from '../one-line.ts'
import type { StoredCard } from '../papers-store.ts'
import { splitName } from './names.ts'
import { headlineCase, sentenceCase, withoutCapitals } from './title-case.ts'

/** What a citation needs to know of a paper. Every text is one line of plain text; what is unknown is null. */
export interface Citable {
  readonly id: string
  readonly type: PaperType
  readonly title: string
  /** The same as it stands in a sentence. */
  readonly sentenceTitle: string
  /** The same as it stands in a headline. */
  readonly headlineTitle: string
  readonly authors: readonly NameParts[]
  /** Of the book or proceedings that it is or stands in; who handled an article for its journal is none. */
  readonly editors: readonly NameParts[]
  readonly year: number | null
  /** 1 to 12. */
  readonly month: number | null
  readonly day: number | null
  readonly venue: string | null
  readonly volume: string | null
  readonly issue: string | null
  readonly pages: string | null
  readonly publisher: string | null
  readonly isbn: string | null
  /** Of a thesis whose degree is known: "PhD thesis". */
  readonly thesisKind: string | null
  readonly doi: string | null
  readonly arxivId: string | null
  /** "cs.CL" */
  readonly arxivClass: string | null
  /** Where the paper stands in the world; null when only this installation has it. */
  readonly link: string | null
  /** The same, or its address here: absolute. */
  readonly url: string
  /** The day on which the reference is made: pages of the web are cited with it. */
  readonly accessed: Day
  /** Retraction, concern and correction in sentences, the gravest first; null when there is none. */
  readonly notice: string | null
}

export interface Day {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** What is stored of a paper, as far as it is cited. */
export type CitedFacts = Pick<
  StoredCard,
  'id' | 'title' | 'authors' | 'year' | 'venue' | 'doi' | 'arxivId' | 'publication'
> &
  Partial<Pick<StoredCard, 'abstract'>>

/** A stored paper ready to be cited at a moment; `publicUrl` is the site's own address. */
export function citable(
  paper: CitedFacts,
  notices: readonly Omit<Notice, 'source'>[],
  publicUrl: string,
  now: Date,
): Citable {
  const { publication } = paper
  const line = (text: string | null | undefined) => oneLine(text ?? '') || null
  const doi = line(paper.doi)
  const arxivId = line(paper.arxivId)
  const place = line(paper.venue)
  const type = typeOf(publication.type, { venue: place, doi, arxivId })
  const { venue, publisher } = placeOf(type, place, line(publication.publisher))
  const link =
    doi !== null ? doiAddress(doi) : arxivId && `https://arxiv.org/abs/${encodeURI(arxivId)}`
  const abstract = paper.abstract ?? null
  const title = withoutCapitals(withoutStop(oneLine(paper.title)) || 'Untitled', abstract)
  const [, month, day] = dateOf(publication.date, paper.year)
  return {
    id: paper.id,
    type,
    title,
    sentenceTitle: sentenceCase(title, abstract),
    headlineTitle: headlineCase(title),
    authors: namesOf(paper.authors, publication.people),
    editors: edited.includes(type) ? (publication.editors ?? []).flatMap(cleanName) : [],
    year: paper.year,
    month: month ?? null,
    day: day ?? null,
    venue,
    volume: line(publication.volume),
    issue: line(publication.issue),
    pages: line(publication.pages)?.replace(/\s*[-‐–—−]+\s*/g, '-') ?? null,
    publisher,
    isbn: line(publication.isbn),
    thesisKind: type === 'thesis' ? thesisKindOf(line(publication.degree)) : null,
    // Every paper of arXiv has this name too (https://info.arxiv.org/help/doi.html).
    doi: doi ?? (type === 'preprint' && arxivId !== null ? `10.48550/arXiv.${arxivId}` : null),
    arxivId,
    arxivClass: line(publication.arxivClass),
    link,
    url: link ?? `${publicUrl}/paper/${encodeURIComponent(paper.id)}`,
    accessed: {
      year: now.getUTCFullYear(),
      month: now.getUTCMonth() + 1,
      day: now.getUTCDate(),
    },
    notice: noticeOf(notices),
  }
}

/** What has editors of its own. */
const edited: readonly PaperType[] = ['book', 'chapter', 'conference', 'report']

/**
 * A thesis is of a school, and stands in nothing; an index of theses calls the school the place. A shop of e-books
 * is no series and no book.
 */
function placeOf(type: PaperType, venue: string | null, publisher: string | null) {
  if (type === 'thesis') return { venue: null, publisher: publisher ?? venue }
  const isShop = (type === 'book' || type === 'chapter') && / eBooks$/.test(venue ?? '')
  // What a house gives out by itself is in nothing: it is named once.
  const isItsOwn = ['dataset', 'software', 'report', 'book'].includes(type) && venue === publisher
  return { venue: isShop || isItsOwn ? null : venue, publisher }
}

/** The kind of thesis that a degree asks for, in the words of BibTeX's styles; a degree unknown here stands for itself. */
function thesisKindOf(degree: string | null): string | null {
  if (degree === null) return null
  if (/doct|\bph\.?\s?d\b|\bd\.?\s?phil\b|\bdr\b/i.test(degree)) return 'PhD thesis'
  if (/\bmaster|\bm\.?\s?(?:sc?|a|phil|eng)\b/i.test(degree)) return "Master's thesis"
  if (/\bbachelor|\bb\.?\s?(?:sc?|a)\b/i.test(degree)) return "Bachelor's thesis"
  return degree
}

/** Some sources end every title with a full stop; the styles set their own. */
const withoutStop = (title: string) => title.replace(/(?<=[\p{Ll}\p{N})]{3})\.$/u, '')

/** A DOI as an address; signs that an address cannot hold are encoded. */
export const doiAddress = (doi: string) =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`

/** True for a paper that is only on arXiv. */
export const isArxivPreprint = (paper: Citable) =>
  paper.type === 'preprint' && paper.arxivId !== null

/** Names in parts where they are of the authors that are shown; else the shown names are split. */
function namesOf(
  authors: readonly string[],
  people: readonly NameParts[] | undefined,
): readonly NameParts[] {
  const areTheSame =
    people?.length === authors.length &&
    people.every((name, index) => wholeName(name) === authors[index])
  return areTheSame
    ? people.flatMap(cleanName)
    : authors.map(splitName).filter((name) => !('literal' in name) || name.literal !== '')
}

function cleanName(name: NameParts): NameParts | [] {
  if ('literal' in name) return oneLine(name.literal) ? { literal: oneLine(name.literal) } : []
  const [family, given, suffix] = [name.family, name.given, name.suffix].map((part) =>
    oneLine(part ?? ''),
  )
  if (!family) return given ? { literal: given } : []
  return { family, ...(given && { given }), ...(suffix && { suffix }) }
}

const servers = /^(?:arxiv|biorxiv|medrxiv|chemrxiv|ssrn|corr|research square|preprints)\b/i
const meetings =
  /\b(?:conference|symposium|workshop|congress)\b|^proceedings of the (?:\d|.*\b(?:annual|international)\b)|^(?:NeurIPS|NIPS|ICML|ICLR|CVPR|ICCV|ECCV|ACL|EMNLP|NAACL|EACL|COLING|AAAI|IJCAI|AISTATS|UAI|COLT|KDD|SIGIR|WSDM|WWW|CHI|UIST|SIGMOD|OSDI|SOSP|NSDI|USENIX.*|STOC|FOCS|SODA|CRYPTO|ICRA|IROS|RSS|INTERSPEECH|ICASSP|MICCAI|SIGGRAPH)\b/i

/** What has yet to come out, as OpenReview says it. */
const unpublished = /^(?:submitted|withdrawn|rejected|under review|desk reject)|\bsubmission\b/i

/**
 * The kind that a source told; else what the venue and the names make likely. A paper of arXiv that a journal or a
 * meeting took is cited in every format as what came out there.
 */
function typeOf(
  told: PaperType | undefined,
  { venue, doi, arxivId }: Pick<Citable, 'venue' | 'doi' | 'arxivId'>,
): PaperType {
  const cameOut = arxivId !== null && venue !== null && !unpublished.test(venue)
  if (told !== undefined && !(told === 'preprint' && cameOut)) return told
  if (venue === null) return arxivId !== null && doi === null ? 'preprint' : 'other'
  if (servers.test(venue)) return 'preprint'
  return meetings.test(venue) ? 'conference' : 'article'
}

/** Month and day count only when they are of the year that is shown. */
function dateOf(date: string | undefined, year: number | null): readonly (number | undefined)[] {
  const parts = (date ?? '').split('-').map(Number)
  return parts[0] === year ? parts : []
}

function noticeOf(notices: readonly Omit<Notice, 'source'>[]): string | null {
  const sentences = NoticeKind.options.flatMap((kind) => {
    // What came out is cited without what became of its preprint.
    const ofKind = notices.filter((notice) => notice.kind === kind && !notice.ofPreprint)
    // Of one event told by several sources, the account that says most.
    const best = ofKind.find(({ doi }) => doi) ?? ofKind[0]
    if (!best) return []
    const { doi, date } = best
    return [
      noticeWords[kind] + (date ? ` ${date}` : '') + (doi ? `, ${doiAddress(oneLine(doi))}` : ''),
    ]
  })
  return sentences.length > 0 ? sentences.join('; ') : null
}
