import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

/** What is told as limits of a paper on gulls of which one section says no more than some words. */
export async function limitsOf(words: string, heading: string): Promise<string[]> {
  const document = documentFromSections({
    title: 'Gulls on roofs of harbour towns',
    abstract:
      'Gulls nest on the roofs of many harbour towns. We counted the nests of 40 towns and found 800 of them. Most nests were seen by the sea.',
    sections: [
      { heading: 'Results', paragraphs: ['Most nests stood on flat roofs of old warehouses.'] },
      { heading, paragraphs: [words] },
    ],
  })
  return (await explain(document)).limitations.map(({ text }) => text)
}
