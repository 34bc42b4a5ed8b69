import { decodeUtf8 } from '../answer-fields.ts'
import type { PaperFacts } from '../connector.ts'
import { authorsOf, nameParts } from '../names.ts'
import { withoutTexAccents } from '../tex-accents.ts'
import { factsFromArxiv } from './arxiv-facts.ts'
import { childrenOf, childText, parseXml, type XmlElement } from './xml-tree.ts'

export interface OaiPage {
  readonly papers: readonly PaperFacts[]
  /** Ids of records that arXiv has withdrawn from its archive. */
  readonly deleted: readonly string[]
  /** Asks for the next page; absent on the last. */
  readonly resumptionToken?: string
}

/**
 * Reads an answer of arXiv's OAI-PMH door in the formats `arXiv` and `arXivRaw`. "Nothing matches" and "no such
 * record" are empty pages; every other protocol error, and what is no OAI-PMH, throws.
 */
export function readOai(body: Uint8Array): OaiPage {
  const root = parseXml(decodeUtf8(body))
  if (root.name !== 'OAI-PMH')
    throw new Error(`arXiv answered with <${root.name}>, not with OAI-PMH`)
  const error = childrenOf(root, 'error')[0]
  if (error) {
    const code = error.attributes.code
    if (code === 'noRecordsMatch' || code === 'idDoesNotExist') return { papers: [], deleted: [] }
    throw new Error(`arXiv answered with the OAI-PMH error ${code}: ${childText(root, 'error')}`)
  }
  const verb = [...childrenOf(root, 'ListRecords'), ...childrenOf(root, 'GetRecord')]
  if (verb.length === 0) throw new Error('the OAI-PMH answer holds no records')
  const records = verb.flatMap((part) => childrenOf(part, 'record'))
  const token = verb.map((part) => childText(part, 'resumptionToken')).find(Boolean)
  const deleted: string[] = []
  const papers: PaperFacts[] = []
  for (const record of records) {
    const header = childrenOf(record, 'header')[0]
    const metadata = childrenOf(record, 'metadata')[0]
    if (header?.attributes.status === 'deleted')
      deleted.push((childText(header, 'identifier') ?? '').replace(/^oai:arXiv\.org:/, ''))
    else if (metadata) papers.push(factsFromMetadata(metadata))
  }
  return { papers, deleted, ...(token ? { resumptionToken: token } : {}) }
}

function factsFromMetadata(metadata: XmlElement): PaperFacts {
  const record = [...childrenOf(metadata, 'arXiv'), ...childrenOf(metadata, 'arXivRaw')][0]
  if (!record) throw new Error('the record is in neither of the formats arXiv and arXivRaw')
  const versions = childrenOf(record, 'version')
  const authors = childrenOf(record, 'authors')[0]
  const split = authors ? childrenOf(authors, 'author') : []
  const firstDate = versions[0] && childText(versions[0], 'date')
  return factsFromArxiv({
    id: childText(record, 'id') ?? '',
    title: childText(record, 'title') ?? '',
    ...(split.length > 0
      ? authorsOf(split.map(nameOf))
      : { authors: namesFrom(withoutTexAccents(childText(record, 'authors') ?? '')) }),
    abstract: childText(record, 'abstract'),
    comment: childText(record, 'comments'),
    date: childText(record, 'created') ?? (firstDate && isoDay(firstDate)),
    doi: childText(record, 'doi'),
    journal: childText(record, 'journal-ref'),
    license: childText(record, 'license'),
    categories: (childText(record, 'categories') ?? '').split(/\s+/).filter(Boolean),
    ...(versions.length > 0 ? { version: versions.length } : {}),
  })
}

/** A collaboration has no forenames. */
function nameOf(author: XmlElement) {
  const part = (name: string) => withoutTexAccents(childText(author, name) ?? '')
  const [family, given] = [part('keyname'), part('forenames')]
  return given ? nameParts({ family, given, suffix: part('suffix') }) : nameParts({ whole: family })
}

/** "A B, C D and E F (Institute 1, Institute 2)" → names; affiliations in brackets are left out. */
export function namesFrom(line: string): string[] {
  let flat = line.replace(/\s+/g, ' ')
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replace(/\s*\([^()]*\)/g, '')
  }
  return flat
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(?:Jr\.?|et al\.?)$/i.test(name))
}

function isoDay(date: string): string | undefined {
  const time = Date.parse(date)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
