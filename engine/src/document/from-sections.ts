import { documentBuilder } from './document-builder.ts'
import type { PaperDocument } from './paper-document.ts'

/** A document from plain sections, all headings on level 1. */
export function documentFromSections(input: {
  title: string
  abstract?: string
  sections: { heading: string; paragraphs: string[] }[]
}): PaperDocument {
  const builder = documentBuilder('sections', '1')
  builder.add('title', input.title)
  if (input.abstract !== undefined) {
    builder.section({ heading: null, level: 1, role: 'abstract' })
    builder.add('paragraph', input.abstract)
  }
  for (const section of input.sections) {
    builder.section({ heading: section.heading, level: 1 })
    for (const paragraph of section.paragraphs) builder.add('paragraph', paragraph)
  }
  return builder.finish({ title: input.title.replace(/\s+/g, ' ').trim(), authors: [] })
}
