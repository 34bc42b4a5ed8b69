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

/** An address of the web becomes the identifier that it carries, with its prefix; everything else stays as it is. */
export function withoutAddress(given: string): string {
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

/** A text whose percent-encoding, once or twice, is undone; one that only has a percent sign stays as it is. */
export function decoded(text: string): string {
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
