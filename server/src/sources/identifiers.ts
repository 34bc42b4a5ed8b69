import type { IdentifierScheme } from '@tessera/contract'
import { decoded, withoutAddress } from './identifier-address.ts'
import { hasControl } from './request-address.ts'

/** A name under which the world knows a paper. `value` is canonical: two dresses of one name are equal. */
export interface Identifier {
  readonly scheme: IdentifierScheme
  readonly value: string
  /** arXiv only: the version asked for; identity ignores it. */
  readonly version?: number
}

/** Longer input is no identifier: a DOI has at most 256 characters by the index's rule. */
const longest = 300
// Ends of a pasted address that are punctuation of the sentence around it.
const trailing = /[.,;:!?)\]}>"'’”/…。、，；：！？）」』】》〉]+$/

const arxivNew = /^(\d{4}\.\d{4,5})(?:v(\d{1,2}))?$/
const arxivOld = /^([a-z]{1,10}(?:-[a-z]{1,10})?(?:\.[a-z]{2})?\/\d{7})(?:v(\d{1,2}))?$/
const doiShape = /^10\.\d{4,9}\/\S+$/

/**
 * Reads an identifier in any dress: bare, with prefix (`doi:`, `arXiv:`, `PMID:`), as an address, and
 * percent-encoded once or twice. A title, or anything else, is null.
 */
export function parseIdentifier(input: string): Identifier | null {
  if (input.length > longest) return null
  const text = withoutAddress(withoutMarkup(decoded(input)).trim())
  return parseArxiv(text) ?? parseDoi(text) ?? parsePubmed(text) ?? parseOther(text)
}

/** bioRxiv and medRxiv write the version, and the view of it, behind a DOI that has neither. */
const versionOfBiorxiv =
  /^(10\.(?:1101|64898)\/(?:\d{4}\.\d\d\.\d\d\.)?\d{6,8})v\d{1,2}(?:\.[a-z.+-]+)?$/

/** Reads a DOI alone, in any dress; lower case, because DOIs do not tell case apart. */
function parseDoi(text: string): Identifier | null {
  const bare = withoutLineBreaks(text.replace(/^(?:doi\s*[:/]?\s*)+/i, '')).replace(
    // What an address carried to count its readers.
    /\?[a-z]\w*=\S*$/i,
    '',
  )
  if (!doiShape.test(bare)) return null
  const value = balancedEnd(bare).toLowerCase().replace(versionOfBiorxiv, '$1')
  if (!doiShape.test(value) || value.length > 256 || hasControl(value)) return null
  // arXiv's own DOIs name an arXiv paper: one name, one row.
  const arxiv = value.match(/^10\.48550\/arxiv\.(.+)$/)
  return (arxiv?.[1] && parseArxiv(arxiv[1])) || { scheme: 'doi', value }
}

/** A DOI copied from a page may carry the blanks of its line ends: after a slash, a stop or a dash, and before its first digit. */
function withoutLineBreaks(text: string): string {
  if (!/^10\s*\.[\d\s]/.test(text)) return text
  // What begins another name is no rest of this one.
  if (/\s(?:(?:doi|arxiv|pmid|pmcid)\s*:|https?:|10\.\d{4,9}\/)/i.test(text)) return text
  const joined = text
    .replace(/^10\s*\.\s*(\d{4,9})\s*\/\s*/, '10.$1/')
    .replace(/(?<=[-_/(])\s+(?=\S+$)/, '')
  // "10.1371/journal. pone.0012345": what has no digit yet is no whole name.
  return joined.replace(/^(10\.\d+\/[^\s\d]*)\s+(?=\S*\d\S*$)/, '$1')
}

/** Reads an arXiv id alone, new or old form, with or without version. */
function parseArxiv(text: string): Identifier | null {
  const bare = text
    .replace(/^(?:oai:arxiv\.org:|(?:arxiv\s*:\s*)*arxiv\s*[:./]?\s*)/i, '')
    // As bibliographies of computing write it: "CoRR abs/1706.03762", "DBLP:journals/corr/abs-1706-03762".
    .replace(/^(?:corr,?\s*)?abs\//i, '')
    .replace(/^(?:dblp:)?journals\/corr\/abs-(\d{4})-(\d{4,5})$/i, '$1.$2')
    .replace(/^(\d{4})\s*\.\s*(?=\d{4,5}(?:v\d+)?\b)/, '$1.')
    .replace(/\.pdf$/i, '')
    .replace(trailing, '')
    .replace(/\s*\[[^\]]*\]?$/, '')
    .toLowerCase()
  const match = bare.match(arxivNew) ?? bare.match(arxivOld)
  if (!match?.[1]) return null
  // Old ids are the archive's: `math.GT/0309136` and `math/0309136` are one paper.
  const value = match[1].replace(/^([a-z-]+)\.[a-z]{2}\//, '$1/')
  return { scheme: 'arxiv', value, ...(match[2] ? { version: Number(match[2]) } : {}) }
}

function parsePubmed(text: string): Identifier | null {
  const pmcid = text.match(
    /^(?:(?:pmcid\s*[:/]?\s*)?pmc\s*:?|pmcid\s*[:/]?)\s*(\d{1,9})[.,;]?$/i,
  )?.[1]
  if (pmcid) return { scheme: 'pmcid', value: `PMC${Number(pmcid)}` }
  // Europe PMC calls the papers of PubMed MED.
  const pmid = text.match(
    /^(?:pmid\s*[:/]?|med\s*[:/]|pubmed(?:\s?id\s*[:/]?|\s*:))\s*(\d{1,9})[.,;]?$/i,
  )?.[1]
  return pmid ? { scheme: 'pmid', value: String(Number(pmid)) } : null
}

function parseOther(text: string): Identifier | null {
  const ours = text.match(/^tessera\s*:\s*([a-z0-9][a-z0-9-]{0,99})$/)?.[1]
  if (ours) return { scheme: 'tessera', value: ours }
  const openalex = text.match(/^(?:openalex\s*:\s*)?(w\d{4,12})$/i)?.[1]
  if (openalex) return { scheme: 'openalex', value: openalex.toUpperCase() }
  const s2 = text.match(/^(?:s2\s*:\s*)?([0-9a-f]{40})$/i)?.[1]
  if (s2) return { scheme: 's2', value: s2.toLowerCase() }
  // Wikipedia calls Semantic Scholar's corpus ids S2CID.
  const corpus = text.match(
    /^(?:s2\s*:\s*)?(?:s2cid|corpus\s?id)\s*[:/]?\s*(\d{1,12})[.,;]?$/i,
  )?.[1]
  if (corpus) return { scheme: 's2', value: `CorpusId:${Number(corpus)}` }
  const forum = text.match(/^openreview\s*:\s*([\w-]{5,20})$/i)?.[1]
  return forum ? { scheme: 'openreview', value: forum } : null
}

/**
 * Without the tags that came along when a name was copied from a page's source ("<693::AID" of a DOI is none), and
 * without TeX's backslash before a sign; of a link in Markdown or TeX its address.
 */
export function withoutMarkup(text: string): string {
  return text
    .replace(/\\href\s*\{([^{}\s]*)\}.*$/is, ' $1 ')
    .replace(/\\+([_%&#$])/g, '$1')
    .replace(/\[[^[\]]*\]\((https?:\/\/[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)/gi, ' $1 ')
    .replace(/^<a\s[^>]*href=["']?([^"'\s>]+).*$/is, '$1')
    .replace(/<\/?(?:a|b|br|cite|code|div|em|i|li|p|span|strong|su[bp]|td|u)\b[^<>]*>?/gi, ' ')
    .replace(/\s+(?=[.,;)]|$)/g, '')
}

/** Cuts sentence punctuation off the end, but keeps a bracket that the DOI itself opened. */
function balancedEnd(doi: string): string {
  let end = doi.length
  while (end > 0 && trailing.test(doi[end - 1] ?? '')) {
    const last = doi[end - 1]
    const rest = doi.slice(0, end)
    if (last === ')' && count(rest, '(') >= count(rest, ')')) break
    if (last === ']' && count(rest, '[') >= count(rest, ']')) break
    if (last === '>' && count(rest, '<') >= count(rest, '>')) break
    end--
  }
  return doi.slice(0, end)
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}
