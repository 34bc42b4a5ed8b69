import type { Span } from '../text/span.ts'
import type { Section, SectionRole } from './paper-document.ts'

/** A section whose end is not known yet. */
export interface OpenSection {
  heading: Span | null
  number?: string
  level: number
  role: SectionRole
  start: number
  parent?: number
}

/** Index of the section that a new one of this level stands in; 0, the front matter, when none does. */
export function parentOf(sections: readonly OpenSection[], level: number): number {
  let parent = sections.length - 1
  while (parent > 0 && (sections[parent] as OpenSection).level >= level)
    parent = sections[parent]?.parent ?? 0
  return parent
}

/** Sections with their ends: each runs to the next of its level or above; the front matter to the first section. */
export function closeSections(sections: readonly OpenSection[], length: number): Section[] {
  const closed: Section[] = []
  // Later sections that may still end an earlier one, nearest last; their levels fall towards the front.
  const after: OpenSection[] = []
  for (const section of sections.toReversed()) {
    const { start, ...rest } = section
    if (rest.level > 0)
      while (after.length > 0 && (after.at(-1) as OpenSection).level > rest.level) after.pop()
    const next = after.at(-1)
    const end = Math.min(next ? Math.max(start, next.start - 2) : length, length)
    closed.push({ ...rest, span: { start: Math.min(start, end), end } })
    after.push(section)
  }
  return closed.reverse()
}
