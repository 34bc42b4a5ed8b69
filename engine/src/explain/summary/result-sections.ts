import type { PaperDocument, Section, SectionRole } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

const headingOf = (document: PaperDocument, { heading }: Section): string =>
  heading ? slice(document.text, heading).trim() : ''

/** Names of a whole text, which say nothing of what was tried. */
const ofWhole = /^(?:(?:full |original |research )?(?:article|paper|text)|main text|body)$/i

/** What an experiment is called by: its section's heading, where that has a name of its own. */
export function titleOf(document: PaperDocument, section: Section): string {
  const heading = headingOf(document, section)
  return heading === '' || ofWhole.test(heading) ? 'Results' : heading
}

const isHeld = (sentences: readonly Sentence[]): ReadonlySet<number> =>
  new Set(sentences.map(({ section }) => section))

/**
 * The sections that report results: the innermost ones that hold text of their own. Below a heading of results that
 * holds none, where a page sets all headings alike, those of other names up to the next part of a paper.
 */
export function resultSections(
  document: PaperDocument,
  sentences: readonly Sentence[],
): readonly number[] {
  const held = isHeld(sentences)
  let opened: number | null = null
  return document.sections.flatMap(({ role, level }, index) => {
    const isEmpty = !held.has(index)
    if (role === 'results') {
      opened = isEmpty ? level : null
      return isEmpty ? [] : [index]
    }
    // A section on a sample or a method may stand among results; a heading of methods alone opens their part.
    const isWithin = role === 'other' || (role === 'methods' && !isEmpty)
    if (opened === null || !isWithin || level < opened) {
      opened = null
      return []
    }
    return role === 'other' && !isEmpty ? [index] : []
  })
}

/**
 * The sections that report results with those of other names that stand among them: what follows a section on results
 * up to the next part of a paper, and sections on the work that say what is seen in its figures.
 * @param seen the sentences that say it
 */
export function sectionsAmong(
  document: PaperDocument,
  sentences: readonly Sentence[],
  ofResults: ReadonlySet<number>,
  seen: ReadonlySet<Sentence>,
): readonly number[] {
  if (ofResults.size === 0) return []
  const held = isHeld(sentences)
  const shown = new Set([...seen].map(({ section }) => section))
  let isAfter = false
  return document.sections.flatMap(({ role }, index) => {
    if (role !== 'other') isAfter = ofResults.has(index)
    if (ofResults.has(index)) return [index]
    const isShown = (role === 'other' || role === 'methods') && shown.has(index)
    return held.has(index) && (isShown || isAfter) ? [index] : []
  })
}

const besides: readonly SectionRole[] = ['other', 'discussion', 'conclusion']
/** A part that speaks of what was found, and in which nothing is tried. */
const speaksOfAll = /\b(?:discussion|conclusions?|concluding|outlook|future work)\b/i
const findings = /\b(?:results?|findings|experiments?|evaluation)\b/i

/** The sections of a paper's own work that have other names. */
export function sectionsBeside(
  document: PaperDocument,
  sentences: readonly Sentence[],
): readonly number[] {
  const held = isHeld(sentences)
  return document.sections.flatMap((section, index) => {
    const heading = headingOf(document, section)
    const isOnAll = speaksOfAll.test(heading) && !findings.test(heading)
    return besides.includes(section.role) && held.has(index) && !isOnAll ? [index] : []
  })
}
