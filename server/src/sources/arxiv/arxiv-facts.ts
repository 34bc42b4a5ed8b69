import type { NameParts } from '@tessera/contract'
import { dayOf, given, identifiersFrom, plausibleYear } from '../answer-fields.ts'
import type { PaperFacts } from '../connector.ts'
import { containerName } from '../container-name.ts'
import { namedResources } from '../named-resources.ts'
import { plainAbstract, plainText } from '../plain-text.ts'
import type { FullTextLink } from '../source.ts'

/** What all three of arXiv's doors say about a paper, still in their words. */
export interface ArxivRecord {
  /** With or without version: `1605.08386v1`, `math/0309136`. */
  readonly id: string
  readonly title: string
  readonly authors: readonly string[]
  readonly people?: readonly NameParts[] | undefined
  readonly abstract?: string | undefined
  /** What the authors write beside it: pages, figures, where the code is; null where a door never tells it. */
  readonly comment?: string | null | undefined
  /** Day of the first version. */
  readonly date?: string | undefined
  readonly doi?: string | undefined
  readonly journal?: string | undefined
  readonly license?: string | undefined
  readonly categories: readonly string[]
  /** The newest version that the record knows. */
  readonly version?: number | undefined
}

/** Throws when the record has no arXiv id or no title: then it is no paper of arXiv's. */
export function factsFromArxiv(record: ArxivRecord): PaperFacts {
  const [id] = identifiersFrom(['arxiv', record.id])
  const title = plainText(record.title)
  if (id?.scheme !== 'arxiv' || !title) throw new Error(`"${record.id}" is no paper of arXiv`)
  const version = record.version ?? versionOf(record.id)
  const date = dayOf(record.date)
  // Two DOIs in one field happen: the paper's own is the first.
  const doi = record.doi?.split(/[,;]?\s+|[,;](?=10\.)/)[0]
  const identifiers = identifiersFrom(['arxiv', id.value], ['doi', doi])
  const resources = namedResources(record.abstract, record.comment ?? undefined)
  const published = identifiers.find(({ scheme }) => scheme === 'doi')
  return {
    identifiers: [id],
    title,
    authors: record.authors.flatMap((name) => plainText(name) || []),
    ...given('people', record.people),
    ...given('abstract', plainAbstract(record.abstract)),
    ...given('venue', record.journal && journalName(record.journal)),
    ...given('year', plausibleYear(date === undefined ? undefined : Number(date.slice(0, 4)))),
    ...given('date', date),
    type: 'preprint',
    ...given('arxivClass', record.categories[0]),
    ...given('version', version === undefined ? undefined : `v${version}`),
    isOpenAccess: true,
    ...given('license', record.license),
    links: linksFrom(id.value, version, record.license),
    relations: published ? [{ kind: 'preprint-of', to: published }] : [],
    notices: isWithdrawn(record) ? [{ kind: 'withdrawal', source: 'arXiv' }] : [],
    ...(isWithdrawn(record) || record.comment === null ? {} : { denies: ['withdrawal'] }),
    ...(resources.length > 0 ? { resources } : {}),
  }
}

/** arXiv has no field for it: authors, and arXiv itself, say it first in the comment or in place of the abstract. */
const isWithdrawn = ({ comment, abstract }: ArxivRecord) =>
  [comment, abstract].some((text) =>
    /^\s*(?:(?:this|the) (?:\w+ )?(?:paper|preprint|article|manuscript|submission|work) (?:has been|is|was) (?:now )?withdrawn|withdrawn by)\b(?! from)/i.test(
      text ?? '',
    ),
  )

/** The journal of a reference: "ActaAstron.56:1-50,2006", "Phys. Rev. D 98, 032003 (2018)", or as repositories do. */
function journalName(reference: string): string | undefined {
  const text = plainText(reference)
  const short = text.match(
    /^([\p{L}.&\s]+?)\s*\d{1,4}(?::[A-Z]?\d[\w-]*,\s*|,\s*[\w-]+\s*\()(?:19|20)\d\d\)?$/u,
  )?.[1]
  return short ?? containerName(text)
}

/** The version that an arXiv id ends with: 3 of "2101.00001v3". */
export function versionOf(id: string): number | undefined {
  const version = id.match(/v(\d{1,3})$/)?.[1]
  return version === undefined ? undefined : Number(version)
}

/** HTML is made from TeX sources only, so that address may turn out to hold nothing; the PDF is always there. */
function linksFrom(id: string, version: number | undefined, license?: string): FullTextLink[] {
  const name = version === undefined ? id : `${id}v${version}`
  const more = { ...given('license', license), version: 'submitted', isOpen: true } as const
  return [
    { kind: 'html', url: `https://arxiv.org/html/${name}`, ...more },
    { kind: 'pdf', url: `https://arxiv.org/pdf/${name}`, ...more },
    { kind: 'landing', url: `https://arxiv.org/abs/${name}`, ...more },
  ]
}
