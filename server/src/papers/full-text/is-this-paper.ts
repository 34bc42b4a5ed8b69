import type { PaperDocument, SectionRole } from '@tessera/engine'
import { titleKey } from '../../sources/same-paper.ts'

/** A page of notes has more; a page that says "please wait" has less. */
const fewestCharacters = 1_000
/** Characters of an abstract that nobody told. */
const usualAbstract = 1_500
/** Where a title stands: on the first page, after at most a cover sheet. */
const headLength = 6_000
const enoughOfTitle = 0.6

/** What is known of a paper before its text is. */
export interface ExpectedPaper {
  readonly title: string
  readonly abstract: string | null
  readonly doi: string | null
  readonly arxivId: string | null
}

/** Whether there is more than title, abstract and references: words of the paper's body. */
export function hasBody({ blocks }: PaperDocument, paper: ExpectedPaper): boolean {
  let length = 0
  for (const { kind, span } of blocks)
    if (kind !== 'title' && kind !== 'reference') length += span.end - span.start
  return length - (paper.abstract?.length ?? usualAbstract) >= fewestCharacters
}

/** Of a section that is read, not listed: what sites put beside a paper is shorter. */
const fewestInSection = 800
/** Sections that a page about a paper has as well. */
const around: ReadonlySet<SectionRole> = new Set([
  'front',
  'abstract',
  'references',
  'acknowledgements',
  'availability',
])

/**
 * Whether a web page holds a paper, and not only speaks of it: several sections beside the abstract, each of some
 * length. Pages of publishers are asked this; arXiv's hold nothing but the paper.
 */
export function hasSections({ blocks, sections, warnings }: PaperDocument): boolean {
  if (warnings.some(({ kind }) => kind === 'partial')) return false
  const lengths = new Map<number, number>()
  for (const { kind, span, section } of blocks) {
    const top = topLevel(sections, section)
    if (kind !== 'heading' && kind !== 'reference' && !around.has(sections[top]?.role ?? 'front'))
      lengths.set(top, (lengths.get(top) ?? 0) + span.end - span.start)
  }
  return [...lengths.values()].filter((length) => length >= fewestInSection).length > 1
}

function topLevel(sections: PaperDocument['sections'], index: number): number {
  const parent = sections[index]?.parent
  return parent === undefined ? index : topLevel(sections, parent)
}

/**
 * Whether a text is of the paper that it was fetched for, and no consent page, cover of a journal or other
 * paper: it names the paper's DOI or arXiv number, or its title or first pages have most words of the title.
 */
export function isThisPaper(document: PaperDocument, paper: ExpectedPaper): boolean {
  const { doi, arxivId } = document.identifiers
  if (doi !== undefined && doi.toLowerCase() === paper.doi) return true
  if (arxivId !== undefined && arxivId.replace(/v\d+$/, '') === paper.arxivId) return true
  // Markup says what its title is; the title of a PDF is a guess, and its first pages are looked at as well.
  const own = titleKey(document.title)
  const hasTitle = document.source !== 'pdf' && own.includes(' ')
  const head = hasTitle ? own : `${own} ${titleKey(document.text.slice(0, headLength))}`
  const words = titleKey(paper.title).split(' ')
  const telling = words.filter((word) => word.length > 3)
  const asked = telling.length > 1 ? telling : words
  const found = asked.filter((word) => head.includes(word)).length
  return found >= asked.length * enoughOfTitle
}
