import type { Claim } from '../engine/src/evidence/claim.ts'
import { explain } from '../engine/src/explain/explain.ts'
import type { Explanation } from '../engine/src/explain/explanation.ts'
import { overlaps } from '../engine/src/text/span.ts'
import type { Measure } from './measure.ts'
import {
  type MarkedPaper,
  type MarkedSection,
  markedPapers,
  markedSections,
  type SectionMarks,
} from './summary-marks.ts'

/** What was shown of a paper in one section, each sentence by how it is marked. */
interface Shown {
  readonly section: MarkedSection
  readonly grades: readonly ('best' | 'good' | 'none')[]
  /** Whether the paper has sentences for the section at all. */
  readonly hasAny: boolean
}

const graded = (
  { sentences }: MarkedPaper,
  { best, good }: SectionMarks,
  claim: Claim,
): Shown['grades'][number] => {
  const meets = (places: ReadonlySet<number>) =>
    [...places].some((at) => {
      const marked = sentences[at]
      return marked && claim.verdict.spans.some((span) => overlaps(span, marked.span))
    })
  return meets(best) ? 'best' : meets(good) ? 'good' : 'none'
}

const titles: Readonly<Record<MarkedSection, string>> = {
  tldr: 'TL;DR',
  whatsNew: 'What’s new',
  methods: 'Methods',
  results: 'Results',
  limitations: 'Limitations',
}

/**
 * What the summaries of the papers kept from training show: how many of its sentences one would put there, and how
 * often a section that the paper could fill stays empty, or one that it could not is filled; null where no paper is at hand.
 */
export async function measureSummaries(folder: string): Promise<Measure[] | null> {
  const papers = (await markedPapers(folder))?.filter(({ kept }) => kept)
  return papers ? [...(await measured(papers, explain)), ...secondReader(papers)] : null
}

/** What a second reader, who had not seen the first one's marks, holds to be best, by the first one's: the limit. */
function secondReader(papers: readonly MarkedPaper[]): Measure[] {
  return markedSections.flatMap((section) => {
    const places = papers.flatMap(({ marks, again }) =>
      [...(again?.[section].best ?? [])].map((at) => ({ at, ...marks[section] })),
    )
    const measure = (name: string, values: readonly boolean[]) =>
      measureOf(section, `${name}, a second reader’s best`, values)
    return [
      measure(
        'a sentence shown belongs there',
        places.map(({ at, best, good }) => best.has(at) || good.has(at)),
      ),
      measure(
        'a sentence shown is among the best',
        places.map(({ at, best }) => best.has(at)),
      ),
    ]
  })
}

const measureOf = (section: MarkedSection, name: string, values: readonly boolean[]): Measure => ({
  task: 'summaries',
  part: 'held out',
  name: `${titles[section]}: ${name}`,
  values: values.map(Number),
})

/** The same of any papers and any way of explaining them. */
export async function measured(
  papers: readonly MarkedPaper[],
  explained: (document: MarkedPaper['document']) => Promise<Explanation>,
): Promise<Measure[]> {
  const shown: Shown[] = []
  for (const paper of papers) {
    const explanation = await explained(paper.document)
    for (const section of markedSections) {
      const marks = paper.marks[section]
      shown.push({
        section,
        grades: explanation[section].map((claim) => graded(paper, marks, claim)),
        hasAny: marks.best.size + marks.good.size > 0,
      })
    }
  }
  return markedSections.flatMap((section) => {
    const own = shown.filter((one) => one.section === section)
    const sentences = own.flatMap(({ grades }) => grades)
    const measure = (name: string, values: readonly boolean[]) => measureOf(section, name, values)
    const possible = own.filter(({ hasAny }) => hasAny)
    const impossible = own.filter(({ hasAny }) => !hasAny)
    return [
      measure(
        'a sentence shown belongs there',
        sentences.map((grade) => grade !== 'none'),
      ),
      measure(
        'a sentence shown is among the best',
        sentences.map((grade) => grade === 'best'),
      ),
      measure(
        'empty though the paper says',
        possible.map(({ grades }) => grades.length === 0),
      ),
      ...(impossible.length > 0
        ? [
            measure(
              'empty, the paper does not say',
              impossible.map(({ grades }) => grades.length === 0),
            ),
          ]
        : []),
    ]
  })
}
