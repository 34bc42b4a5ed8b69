/** A DOI without its resolver or prefix, as far as the words hold one. Trailing punctuation is not part of it. */
export function doiIn(words: string): string | undefined {
  const found = /\b10\.\d{4,9}\/[^\s"<>{}|\\^`]{1,240}/.exec(words)?.[0]
  if (found === undefined) return undefined
  let doi = found.replace(/[.,;:'’”]+$/, '')
  while (/[)\]]$/.test(doi) && unbalanced(doi)) doi = doi.slice(0, -1).replace(/[.,;:]+$/, '')
  return doi.toLowerCase()
}

function unbalanced(doi: string): boolean {
  const close = doi.slice(-1)
  const open = close === ')' ? '(' : '['
  return doi.split(close).length > doi.split(open).length
}

/** An arXiv id, new or old form, version kept: "1706.03762v5", "quant-ph/9802040". */
export function arxivIdIn(words: string): string | undefined {
  const found =
    /arxiv(?:\.org\/(?:abs|pdf|html)\/|\s*:\s*|\s+preprint\s+(?:arxiv:)?|[ .])\s*(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[A-Z]{2})?\/\d{7}(?:v\d+)?)/i.exec(
      words,
    )
  return found?.[1] ?? /\babs\/(\d{4}\.\d{4,5})\b/.exec(words)?.[1]
}
