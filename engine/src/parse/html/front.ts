import type { Front } from '../../document/document-builder.ts'
import { arxivIdIn, doiIn } from '../markup/identifiers.ts'
import { licenceName } from '../markup/licence.ts'
import {
  attribute,
  descendants,
  find,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'

/** What a page's head says: `meta` names in lower case, values in order. */
export type Metas = ReadonlyMap<string, readonly string[]>

export function readMetas(html: MarkupElement): Metas {
  const metas = new Map<string, string[]>()
  for (const meta of descendants(html, (element) => element.name === 'meta')) {
    const name = (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').toLowerCase()
    const content = (attribute(meta, 'content') ?? '').replace(/\s+/g, ' ').trim()
    if (name !== '' && content !== '') metas.set(name, [...(metas.get(name) ?? []), content])
  }
  return metas
}

const values = (metas: Metas, ...names: string[]): readonly string[] => {
  for (const name of names) {
    const found = metas.get(name)
    if (found) return found
  }
  return []
}

/** The title as the head gives it; an empty string when it says none. */
export const metaTitle = (metas: Metas): string =>
  values(metas, 'citation_title', 'dc.title', 'dcterms.title', 'og:title')[0] ?? ''

/** The abstract as the head gives it. */
export const metaAbstract = (metas: Metas): string | undefined =>
  values(
    metas,
    'citation_abstract',
    'dcterms.abstract',
    'dc.description',
    'og:description',
    'description',
  )[0]?.replace(/<[^>]{1,200}>/g, ' ')

/** Everything that the page says about the paper, apart from its words. */
export function readFront(
  html: MarkupElement,
  metas: Metas,
  title: string,
  base: string | undefined,
): Front {
  const language = attribute(html, 'lang') ?? values(metas, 'citation_language', 'dc.language')[0]
  const venue = values(
    metas,
    'citation_journal_title',
    'citation_conference_title',
    'prism.publicationname',
  )[0]
  const license = licenceOf(html, metas)
  const date = values(
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
    title,
    authors: authorsOf(html, metas),
    ...(language !== undefined && language !== '' && { language: language.slice(0, 20) }),
    identifiers: identifiersOf(html, metas, base),
    ...(venue !== undefined && { venue }),
    ...(year > 0 && { year }),
    ...(license !== undefined && { license }),
    keywords: keywordsOf(html, metas),
  }
}

function authorsOf(html: MarkupElement, metas: Metas): string[] {
  const named = values(
    metas,
    'citation_author',
    'citation_authors',
    'dc.creator.personalname',
    'dc.creator',
    'dc.contributor',
    'author',
  )
  if (named.length > 0)
    return [
      ...new Set(
        named
          .flatMap((names) => names.split(/;\s*/))
          .map(givenFirst)
          .filter((name) => name !== ''),
      ),
    ]
  const creators = descendants(html, (element) => hasClass(element, 'ltx_personname'))
  const marked = descendants(
    html,
    (element) =>
      attribute(element, 'itemprop') === 'author' || attribute(element, 'rel') === 'author',
  )
  return [
    ...new Set(
      (creators.length > 0 ? creators.flatMap(personNames) : marked.map(wordsOf)).filter(
        (name) => name !== '',
      ),
    ),
  ]
}

/** "Heibi, Ivan" → "Ivan Heibi"; a suffix stays behind. */
function givenFirst(name: string): string {
  const [surname = '', given, ...rest] = name.split(',').map((part) => part.trim())
  if (given === undefined || given === '' || rest.length > 0) return name.trim()
  return /^(?:Jr|Sr|I{2,3}|IV)\.?$/.test(given) ? name.trim() : `${given} ${surname}`
}

/** Names in one LaTeXML author block: lines and commas part them; marks, addresses and mails are not names. */
function personNames(block: MarkupElement): string[] {
  const words = nameLines(block).replace(/[\d*†‡§¶∗]+/g, ' ')
  const lines = words.split(/\n|&(?=\s)|\\And|\s{0,3},\s{1,3}and\s|,|\sand\s/)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,;.]+|[\s,;]+$/g, ''))
    .filter(
      (line) =>
        /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+[\p{L}\p{M}.'’-]+){1,5}$/u.test(line) &&
        !institution.test(line),
    )
}

const institution =
  /\b(universit|institut|department|school|college|laborator|research|google|facebook|microsoft|center|centre|inc|ltd|academy|corp)/i

function nameLines(node: MarkupNode): string {
  if (!isElement(node)) return node.replace(/\s+/g, ' ')
  if (node.name === 'br') return '\n'
  if (
    node.name === 'sup' ||
    hasClass(node, 'ltx_note', 'ltx_contact', 'ltx_font_typewriter', 'ltx_ERROR', 'ltx_Math') ||
    node.name === 'math'
  )
    return ' '
  const inner = node.children.map(nameLines).join('')
  return ['p', 'div', 'tr', 'td'].includes(node.name) || hasClass(node, 'ltx_tr', 'ltx_td')
    ? `\n${inner}\n`
    : inner
}

function identifiersOf(
  html: MarkupElement,
  metas: Metas,
  base: string | undefined,
): NonNullable<Front['identifiers']> {
  const doi = [
    ...values(metas, 'citation_doi', 'prism.doi', 'dc.identifier.doi'),
    ...values(metas, 'dc.identifier'),
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
    ...values(metas, 'og:url'),
  ]
  const arxivId =
    values(metas, 'citation_arxiv_id')[0] ??
    addresses
      .map((address) => (/arxiv\.org\//i.test(address) ? arxivIdIn(address) : undefined))
      .find((id) => id !== undefined)
  const pmid = values(metas, 'citation_pmid')[0]
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
    values(metas, 'citation_license', 'dcterms.license', 'dc.rights')[0]
  return words === undefined ? undefined : licenceName(words)
}

function keywordsOf(html: MarkupElement, metas: Metas): string[] {
  const listed = values(metas, 'citation_keywords', 'dc.subject', 'keywords')
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
