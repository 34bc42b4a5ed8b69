import type { Paper } from '@tessera/contract'

const sourceNames: Readonly<Record<string, string>> = {
  upload: 'Your upload',
  library: "This installation's library",
  starter: 'Starter library',
  'known-papers': 'Index of known papers',
  pdf: 'The PDF file',
  html: 'The HTML file',
  jats: 'The JATS file',
  sections: 'The abstract',
  document: 'The text itself',
  file: 'The file itself',
}

/** A source as readers know it; scholarly sources bear their own names. */
export const sourceName = (source: string) => sourceNames[source] ?? source

/** The same within a sentence: what is no name of its own has no capital there. */
export const sourceInSentence = (source: string) =>
  sourceNames[source]?.replace(/^[A-Z]/, (first) => first.toLowerCase()) ?? source

const fieldNames: Readonly<Record<string, string>> = {
  citationCount: 'citations',
  isOpenAccess: 'open access',
  doi: 'DOI',
  isbn: 'ISBN',
  arxivId: 'arXiv number',
  pmid: 'PMID',
  pmcid: 'PMCID',
  openAlexId: 'OpenAlex number',
  semanticScholarId: 'Semantic Scholar number',
  openReviewId: 'OpenReview number',
  pdfUrl: 'address of the PDF',
  htmlUrl: 'address of the HTML',
  openAccessUrl: 'address of an open copy',
  arxivClass: 'arXiv class',
  license: 'licence',
}

export const fieldName = (field: string) => fieldNames[field] ?? field

/** Sources that were asked and answered, with what each gave; none for one that does not know the paper. */
export function askedSources(
  paper: Pick<Paper, 'provenance' | 'asked'>,
): { source: string; fields: string[]; at: string }[] {
  const found = new Map<string, { source: string; fields: string[]; at: string }>()
  for (const { source, field, at } of paper.provenance) {
    const entry = found.get(source)
    if (!entry) found.set(source, { source, fields: [field], at })
    else {
      if (!entry.fields.includes(field)) entry.fields.push(field)
      if (at > entry.at) entry.at = at
    }
  }
  for (const { source, status, at } of paper.asked)
    if (status === 'unknown' && !found.has(source)) found.set(source, { source, fields: [], at })
  return [...found.values()]
}

export interface Conflict {
  readonly field: string
  readonly words: readonly {
    readonly value: string
    readonly sources: readonly string[]
    /** Who says the same in other words. */
    readonly alike: readonly string[]
    readonly isShown: boolean
  }[]
}

/** Fields on which a source says something else than what is shown; equal words of several sources are one. */
export function conflicts(paper: Pick<Paper, 'provenance'>): Conflict[] {
  const fields = Map.groupBy(paper.provenance, ({ field }) => field)
  return [...fields].flatMap(([field, entries]) => {
    if (!entries.some(({ standing }) => standing === 'differs')) return []
    const values = Map.groupBy(entries, ({ standing, value }) =>
      standing === 'differs' ? value : '',
    )
    const words = [...values].map(([, said]) => {
      const value = (said.find(({ standing }) => standing === 'shown') ?? said[0])?.value ?? ''
      const saysSo = (one: (typeof said)[number]) => one.value === value
      return {
        value,
        sources: said.filter(saysSo).map(({ source }) => source),
        alike: said.filter((one) => !saysSo(one)).map(({ source }) => source),
        isShown: said.some(({ standing }) => standing !== 'differs'),
      }
    })
    return [{ field, words: words.sort((a, b) => Number(b.isShown) - Number(a.isShown)) }]
  })
}
