/** A line as far as its words and its height on the page go. */
interface PrintedLine {
  readonly text: string
  readonly top: number
  readonly bottom: number
}

const printed = /(?:doi(?:\.org\/|:|\s)\s*)(10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;)\]])(\S*)/gi
interface Printed {
  readonly info: { readonly description: string }
  readonly pages: readonly { readonly height: number; readonly lines: readonly PrintedLine[] }[]
}

/** Repositories of data and code: a paper that is read elsewhere points there. */
const repository = /^10\.(?:5281|6084|5061|17605|7910|17632|24433|5061|57967)\//
/** How entries of a bibliography look that a first page may carry. */
const entry = /\((?:19|20)\d\d[a-z]?\)\.|\(eds?\.\)|\bpp?\.? ?\d+[-–]\d/i
const citeThis = /\b(?:cite this (?:article|paper|work)|how to cite|to cite this|please cite)\b/i
/** Lines around "Cite this article as" in which the paper's own DOI stands. */
const nearby = 8

/**
 * The paper's own DOI, where that is certain: as the file's own description has it, as the first page prints
 * it once and not within an entry of a bibliography, or beside "Cite this article as". Lower case.
 */
export function ownDoi({ info, pages }: Printed): string | undefined {
  const described = [...new Set(doisIn(info.description))]
  if (described.length === 1) return described[0]
  const first = pages[0]
  return (
    (first && firstPageDoi(first.lines, first.height)) ?? citedDoi(pages.map(({ lines }) => lines))
  )
}

/** DOIs of a stretch of words; one that a hyphen breaks off at the end is not known. */
function doisIn(text: string): string[] {
  return [...text.matchAll(printed)]
    .filter(([, doi = '', rest = '']) => !(rest === '' && /[-‐/_]$/.test(doi)))
    .map(([, doi = '']) => doi.toLowerCase())
    .filter((doi) => !repository.test(doi))
}

function firstPageDoi(lines: readonly PrintedLine[], height: number): string | undefined {
  const found = lines.flatMap((line, at) => {
    const before = lines.slice(Math.max(0, at - 3), at + 1).map(({ text }) => text)
    if (entry.test(before.join(' ')) && !citeThis.test(before.join(' '))) return []
    const isOuter = line.bottom < height * 0.12 || line.top > height * 0.88
    return doisIn(line.text).map((doi) => ({ doi, isOuter }))
  })
  const all = new Set(found.map(({ doi }) => doi))
  const outer = new Set(found.flatMap(({ doi, isOuter }) => (isOuter ? [doi] : [])))
  const [only] = all.size === 1 ? all : outer.size === 1 ? outer : []
  return only
}

function citedDoi(pages: readonly (readonly PrintedLine[])[]): string | undefined {
  for (const lines of pages) {
    const at = lines.findIndex(({ text }) => citeThis.test(text))
    if (at < 0) continue
    const around = lines
      .slice(Math.max(0, at - nearby), at + nearby + 1)
      .filter(({ text }, index) => /^doi/i.test(text) || index >= Math.min(at, nearby))
    const dois = new Set(around.flatMap(({ text }) => doisIn(text)))
    if (dois.size === 1) return [...dois][0]
  }
  return undefined
}
