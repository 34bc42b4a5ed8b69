import type { NoticeRelation, Publication } from '@tessera/contract'
import type { MergedPaper } from '../sources/merge.ts'
import { linkIn } from '../sources/merged-fields.ts'
import { type Identifier, isNoticeRelation, nameOf } from '../sources/source.ts'
import type { NewPaper } from './papers-store.ts'

/** A row for a paper that the sources told of, which goes by these names. */
export function rowOf(id: string, paper: MergedPaper, names: readonly Identifier[]): NewPaper {
  const named = (scheme: string) => names.find((name) => name.scheme === scheme)?.value ?? null
  return {
    id,
    title: storable(paper.title),
    abstract: paper.abstract ? storable(paper.abstract) : null,
    authors: paper.authors.map(storable),
    venue: paper.venue ? storable(paper.venue) : null,
    year: paper.year ?? null,
    doi: named('doi'),
    arxivId: named('arxiv'),
    pdfUrl: linkIn('pdfUrl', paper.links) ?? null,
    htmlUrl: linkIn('htmlUrl', paper.links) ?? null,
    openAccessUrl: linkIn('openAccessUrl', paper.links) ?? null,
    license: paper.license ? storable(paper.license) : null,
    citationCount: paper.citationCount ?? 0,
    isOpenAccess: paper.isOpenAccess ?? false,
    publication: publicationOf(paper),
    metadata: metadataOf(paper),
    source: paper.sources[0] ?? 'unknown',
    contentStatus: paper.abstract ? 'abstract' : 'pending',
  }
}

/** Where code and data are, and which version of a preprint was told of. */
function metadataOf({ resources = [], version }: MergedPaper): Record<string, string> {
  const first = (kind: string) => resources.find((one) => one.kind === kind)?.url
  const [github, dataset] = [first('code'), first('dataset')]
  return {
    ...(github === undefined ? {} : { github }),
    ...(dataset === undefined ? {} : { dataset }),
    ...(version === undefined ? {} : { version }),
  }
}

/** All texts in here went through `plainText`, which leaves nothing that the database refuses. */
function publicationOf(paper: MergedPaper): Publication {
  const { type, date, volume, issue, pages, publisher, isbn, degree } = paper
  const { editors, people, arxivClass } = paper
  const about = (kind: NoticeRelation) => {
    const names = paper.relations.flatMap((one) => (one.kind === kind ? nameOf(one.to) : []))
    return names.length > 0 ? { [kind]: names } : {}
  }
  const dates = paper.relations.flatMap(({ kind, to, date }) =>
    isNoticeRelation(kind) && date ? [[nameOf(to), date]] : [],
  )
  const facts = {
    ...{ type, date, volume, issue, pages, publisher, isbn, degree, editors, people, arxivClass },
    ...about('retracts'),
    ...about('corrects'),
    ...about('concerns'),
    ...(dates.length > 0 && { noticeDates: Object.fromEntries(dates) }),
  }
  return JSON.parse(JSON.stringify(facts).replaceAll('\\u0000', '')) as Publication
}

/** The database refuses NUL and halves of surrogate pairs. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
