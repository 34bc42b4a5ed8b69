import type { IdentifierScheme } from '@tessera/contract'

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

function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    const once = decodeURIComponent(text)
    // Encoded once more on its way through another address.
    return /%2f/i.test(once) ? decodeURIComponent(once) : once
  } catch {
    // Not percent-encoding: "100%" is text like any other.
    return text
  }
}

/** Where addresses carry an identifier: in the path, or for `query` in that parameter. */
const hosts: readonly [host: RegExp, path: RegExp, prefix: string][] = [
  [
    /^(?:[a-z]{2}\.|www\.|export\.|dx\.|browse\.)?arxiv\.org$/,
    /^\/(?:abs|pdf|ps|html|format|e-print|src|listing|tb|a?bs)\/(.+)$/,
    'arxiv:',
  ],
  [/^(?:www\.)?ar5iv\.(?:labs\.arxiv\.)?org$/, /^\/(?:abs|html|pdf)\/(.+)$/, 'arxiv:'],
  [/^(?:www\.)?alphaxiv\.org$/, /^\/(?:abs|pdf|html|overview|audio)\/([^?#]+)$/, 'arxiv:'],
  [/^(?:www\.)?(?:huggingface\.co|hf\.co)$/, /^\/papers\/(\d{4}\.\d{4,5}(?:v\d+)?)\/?$/, 'arxiv:'],
  [/^(?:www\.)?scirate\.com$/, /^\/arxiv\/(.+)$/, 'arxiv:'],
  [/^(?:dx\.|www\.)?doi\.org$/, /^\/(.+)$/, 'doi:'],
  [/^(?:www\.)?ncbi\.nlm\.nih\.gov$/, /^\/pmc\/articles\/(PMC\d+)/i, ''],
  [/^(?:www\.)?ncbi\.nlm\.nih\.gov$/, /^\/pubmed\/(\d+)/, 'pmid:'],
  [/^pmc\.ncbi\.nlm\.nih\.gov$/, /^\/articles\/(PMC\d+)/i, ''],
  [/^pubmed\.ncbi\.nlm\.nih\.gov$/, /^\/(\d+)/, 'pmid:'],
  [/^(?:www\.)?europepmc\.org$/, /^\/(?:article|abstract)\/MED\/(\d+)/i, 'pmid:'],
  [/^(?:www\.)?europepmc\.org$/, /^\/(?:article\/PMC|articles)\/(PMC\d+)/i, ''],
  [/^(?:api\.|www\.|explore\.)?openalex\.org$/, /^\/(?:works\/)?(W\d+)/i, ''],
  [/^(?:api\.|www\.)?openalex\.org$/, /^\/works\/doi:(.+)$/i, 'doi:'],
  [
    /^(?:www\.|api\.)?semanticscholar\.org$/,
    /^\/(?:paper|reader)\/(?:[^/]+\/)?([0-9a-f]{40})/i,
    '',
  ],
  [/^(?:www\.|api\.)?semanticscholar\.org$/, /^\/(?:arxiv|arXiv):(.+)$/i, 'arxiv:'],
  [/^(?:www\.|api\.)?semanticscholar\.org$/, /^\/CorpusI?D:?\/?(\d+)/i, 'CorpusId:'],
  [
    /^api\.semanticscholar\.org$/,
    /^\/graph\/v1\/paper\/(.+?)(?:\/(?:authors|citations|references))?$/,
    '',
  ],
  // Publishers whose own number is the end of their DOI.
  [
    /^(?:www\.)?nature\.com$/,
    /^\/articles\/([\w.-]+?)(?:(?:_reference)?\.e?pdf|\/(?:figures|tables)\/\d+)?\/?$/,
    'doi:10.1038/',
  ],
  [/^(?:www\.)?peerj\.com$/, /^\/articles\/(\d+)(?:\.pdf)?\/?$/, 'doi:10.7717/peerj.'],
  [/^(?:www\.)?peerj\.com$/, /^\/articles\/([a-z]+-\d+)(?:\.pdf)?\/?$/, 'doi:10.7717/peerj-'],
  [
    /^(?:www\.)?elifesciences\.org$/,
    /^\/articles\/(\d+)(?:v\d+)?(?:\.pdf|\/[a-z-]+)?\/?$/,
    'doi:10.7554/elife.',
  ],
  [/^(?:www\.)?zenodo\.org$/, /^\/records?\/(\d+)/, 'doi:10.5281/zenodo.'],
  [
    /^(?:www\.)?aclanthology\.org$/,
    /^\/([A-Z]\d{2}-\d{4,5}|\d{4}\.[\w.-]+?)(?:\.pdf)?\/?$/,
    'doi:10.18653/v1/',
  ],
  // bioRxiv and medRxiv add version and view to the DOI.
  [
    /^(?:www\.)?(?:bio|med)rxiv\.org$/,
    /^\/content\/(10\.\d{4,9}\/[\d.]+?)(?:v\d+)?(?:\.[a-z.+-]+)?\/?$/,
    'doi:',
  ],
  [
    /^(?:www\.)?(?:bio|med)rxiv\.org$/,
    /^\/content\/(?:(?:bio|med)rxiv\/)?early(?:\/\d+){3}\/([\d.]+?)(?:v\d+)?(?:\.[a-z.+-]+)?\/?$/,
    'doi:10.1101/',
  ],
  [
    /^(?:www\.)?dblp\.(?:org|uni-trier\.de)$/,
    /^\/rec\/(?:html\/|bibtex\/)?(journals\/corr\/abs-\d{4}-\d{4,5})/,
    'arxiv:',
  ],
]

/** An address becomes the identifier that it carries; everything else stays as it is. */
function withoutAddress(given: string): string {
  // "doi:https://doi.org/10…", and an address whose second slash was lost in another's path.
  const text = given.replace(/^(?:(?:doi|arxiv)\s*[:/]\s*)?(https?):\/+(?=\S)/i, '$1://')
  const address = /^https?:\/\//i.test(text)
    ? text
    : /^[a-z0-9.-]+\.(?:org|gov|com|net|co|edu|io)\//i.test(text)
      ? `https://${text}`
      : null
  if (!address) return text
  const url = URL.parse(address)
  if (!url) return text
  for (const [host, path, prefix] of hosts) {
    const found = host.test(url.hostname) ? url.pathname.match(path)?.[1] : undefined
    if (found)
      return (
        (prefix + withoutView(decoded(found).replace(/\/$/, '')))
          // PeerJ's other journals write "cs-103" into addresses and "peerj-cs.103" into DOIs.
          .replace(/^(doi:10\.7717\/peerj-[a-z]+)-/, '$1.')
          // Nature's older journals "hdy201326" and "hdy.2013.26"; these three count on without a year.
          .replace(
            /^(doi:10\.1038\/(?!nature|ncomms|srep)[a-z]{2,8})((?:19|20)\d\d)(\d{1,3})$/,
            '$1.$2.$3',
          )
      )
  }
  const term = url.searchParams.get('term') ?? ''
  if (/\bncbi\.nlm\.nih\.gov$/.test(url.hostname) && /^\d{4,9}$/.test(term)) return `pmid:${term}`
  // A work that stands open beside a list of works.
  const zoom = url.searchParams.get('zoom') ?? ''
  if (/(?:^|\.)openalex\.org$/.test(url.hostname) && /^w\d+$/i.test(zoom)) return zoom
  const forum = url.hostname.endsWith('openreview.net') && url.searchParams.get('id')
  if (forum) return `openreview:${forum}`
  // Publishers put the DOI into their own paths, and others into what they are asked.
  const asked = [...url.searchParams.values()]
    .map(
      (value) =>
        value.match(/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i)?.[1],
    )
    .find(Boolean)
  if (asked) return withoutView(asked)
  // Services around arXiv name its papers by their numbers, whose third and fourth digits are a month.
  const number = /(?:^|[/:=_-])(\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}(?:v\d{1,2})?)(?:\.pdf|\/)?$/
  const numbered = [url.pathname, ...url.searchParams.values()]
    .map((part) => decoded(part).match(number)?.[1])
    .find(Boolean)
  if (numbered) return `arxiv:${numbered}`
  const doi = decoded(url.pathname).match(/\/(?:doi:)?(10\.\d{4,9}\/[^\s?#]+)$/)?.[1]
  return doi ? withoutView(doi).replace(/\.pdf$/, '') : text
}

/** A DOI without what an address adds to it: which view of the work, or which part. */
const withoutView = (name: string) =>
  /(?:^|:)10\.\d{4,9}\//.test(name)
    ? name.replace(
        /(?:\/(?:full(?:\/html)?|fulltext(?:\.html)?|html|abstract|pdf|epdf|meta|type\/[a-z-]+|(?:suppl_file|tables|figures)\/[^/]+))$/,
        '',
      )
    : name

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

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return /[\u0000-\u001f\u007f]/.test(text)
}
