/** Identifiers in a reference's words, and the words without them (a bar stands where each was). */
export interface Identified {
  readonly rest: string
  readonly doi?: string
  readonly arxivId?: string
  readonly pmid?: string
  readonly url?: string
}

const arxiv =
  /\[?\(?\b(?:arxiv\s?(?:preprint\s)?(?:arxiv)?\s?[:.]?\s*(?:https?:\/\/arxiv\.org\/(?:abs|pdf)\/)?(?:e-?prints?\s?[:,]?\s*)?((?:[a-z-]{2,12}(?:\.[A-Z]{2})?\s?\/\s?\d{7}|\d{4}\s?\.\s?\d{4,5})(?:v\d{1,2})?)|((?:astro-ph|cond-mat|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math-ph|nlin|nucl-ex|nucl-th|physics|quant-ph|math|cs|q-bio|cmp-lg|chao-dyn|solv-int|alg-geom|dg-ga)(?:\.[A-Z]{2})?\s?\/\s?\d{7}(?:v\d{1,2})?))\s*(?:\[[\w.-]{2,16}\])?\)?\]?/i
const bareArxiv = /\[(\d{4}\.\d{4,5})(?:v\d{1,2})?\]/
const doi =
  /(?:\(?\bdoi\s?(?:\.org)?\s?[:=]?\s*(?:https?\s?:\s?\/\/\s?(?:dx\.)?doi\.org\/\s?)?|https?\s?:\s?\/\/\s?(?:dx\.)?doi\s?\.\s?org\/\s?)?\b(10\.\d{4,9}\/[^\s"<>|]{1,200})/i
const pmid = /\b(?:pmid|pubmed(?:\sid)?)\s?:?\s*(\d{5,9})\b/i
const pmc = /\b(?:pmcid\s?:?\s*)?PMC\s?\d{5,9}\b/i
const url =
  /(?:\b(?:retrieved|available|accessed|online)\b[^|]{0,60}?\b(?:from|at|on)?\s?:?\s*)?\b(?:https?:\/\/|www\.)[^\s<>"|]{2,300}/i

/** Takes identifiers and addresses out of a reference. */
export function takeIdentifiers(words: string): Identified {
  let rest = words
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest)
    if (match) rest = `${rest.slice(0, match.index)} | ${rest.slice(match.index + match[0].length)}`
    return match
  }
  const foundDoi = take(doi)
  const foundArxiv = take(arxiv) ?? take(bareArxiv)
  const foundPmid = take(pmid)
  take(pmc)
  const foundUrl = take(url)
  const address = foundUrl && /(?:https?:\/\/|www\.)\S+/i.exec(foundUrl[0])?.[0]
  const arxivId = foundArxiv && (foundArxiv[1] ?? foundArxiv[2])
  return {
    rest,
    ...(foundDoi && { doi: tidyTail(foundDoi[1] as string).toLowerCase() }),
    ...(arxivId && { arxivId: arxivId.replace(/\s/g, '') }),
    ...(foundPmid && { pmid: foundPmid[1] as string }),
    ...(address && { url: tidyTail(address) }),
  }
}

/** Without the sentence's punctuation, and without a closing bracket that was not opened inside. */
function tidyTail(words: string): string {
  let end = words.length
  while (end > 0) {
    const last = words[end - 1] as string
    const inside = words.slice(0, end)
    const unopened = (close: string, open: string) =>
      last === close && inside.split(open).length < inside.split(close).length
    if (!/[.,;:'’”\]>]/.test(last) && !unopened(')', '(') && !unopened('}', '{')) break
    end--
  }
  return words.slice(0, end)
}
