import type { Front } from '../../document/document-builder.ts'
import { arxivIdIn, doiIn } from '../markup/identifiers.ts'
import { licenceName } from '../markup/licence.ts'
import { attribute, find, type MarkupElement, wordsOf } from '../markup/tree.ts'
import { authorsOf } from './authors.ts'
import { hasClass } from './classes.ts'
import { type Metas, metaValues } from './metas.ts'

/** Everything that the page says about the paper, apart from its words. */
export function readFront(
  html: MarkupElement,
  metas: Metas,
  title: {
    readonly words: string
    readonly element: MarkupElement | undefined
    /** The visible page that it stands in. */
    readonly body: MarkupElement
  },
  base: string | undefined,
): Front {
  const language =
    attribute(html, 'lang') ?? metaValues(metas, 'citation_language', 'dc.language')[0]
  const venue = metaValues(
    metas,
    'citation_journal_title',
    'citation_conference_title',
    'prism.publicationname',
  )[0]
  const license = licenceOf(html, metas)
  const date = metaValues(
    metas,
    'citation_publication_date',
    'citation_date',
    'citation_online_date',
    'dc.date',
    'dc.date.issued',
    'article:published_time',
  )[0]
  const year = Number(/(?:18|19|20)\d{2}/.exec(date ?? '')?.[0])
  return {
    title: title.words,
    authors: authorsOf(html, metas, title),
    ...(language !== undefined && language !== '' && { language: language.slice(0, 20) }),
    identifiers: identifiersOf(html, metas, base),
    ...(venue !== undefined && { venue }),
    ...(year > 0 && { year }),
    ...(license !== undefined && { license }),
    keywords: keywordsOf(html, metas),
  }
}

function identifiersOf(
  html: MarkupElement,
  metas: Metas,
  base: string | undefined,
): NonNullable<Front['identifiers']> {
  const doi = [
    ...metaValues(metas, 'citation_doi', 'prism.doi', 'dc.identifier.doi'),
    ...metaValues(metas, 'dc.identifier'),
  ]
    .map(doiIn)
    .find((found) => found !== undefined)
  const canonical = find(
    html,
    (element) => element.name === 'link' && attribute(element, 'rel') === 'canonical',
  )
  const addresses = [
    base ?? '',
    canonical ? (attribute(canonical, 'href') ?? '') : '',
    ...metaValues(metas, 'og:url'),
  ]
  const arxivId =
    metaValues(metas, 'citation_arxiv_id')[0] ??
    addresses
      .map((address) => (/arxiv\.org\//i.test(address) ? arxivIdIn(address) : undefined))
      .find((id) => id !== undefined)
  const pmid = metaValues(metas, 'citation_pmid')[0]
  return {
    ...(doi !== undefined && { doi }),
    ...(arxivId !== undefined && { arxivId }),
    ...(pmid !== undefined && { pmid }),
  }
}

function licenceOf(html: MarkupElement, metas: Metas): string | undefined {
  const link = find(
    html,
    (element) =>
      (element.name === 'a' || element.name === 'link') &&
      (attribute(element, 'rel') === 'license' ||
        attribute(element, 'id') === 'license-tr' ||
        /creativecommons\.org\/(licenses|publicdomain)\//.test(attribute(element, 'href') ?? '')),
  )
  const words =
    (link && (attribute(link, 'href') ?? wordsOf(link))) ??
    metaValues(metas, 'citation_license', 'dcterms.license', 'dc.rights')[0]
  return words === undefined ? undefined : licenceName(words)
}

function keywordsOf(html: MarkupElement, metas: Metas): string[] {
  const listed = metaValues(metas, 'citation_keywords', 'dc.subject', 'keywords')
  const block = find(html, (element) => hasClass(element, 'ltx_keywords'))
  const words =
    listed.length > 0
      ? listed
      : block
        ? [wordsOf(block).replace(/^(?:keywords?|index terms)\s*[:—-]?\s*/i, '')]
        : []
  return [
    ...new Set(
      words
        .flatMap((line) => line.split(/[;,]/))
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ].slice(0, 50)
}
