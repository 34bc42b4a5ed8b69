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
  return sections.map(({ start, ...rest }, index) => {
    const next = sections
      .slice(index + 1)
      .find((later) => later.level <= rest.level || rest.level === 0)
    const end = Math.min(next ? Math.max(start, next.start - 2) : length, length)
    return { ...rest, span: { start: Math.min(start, end), end } }
  })
}
