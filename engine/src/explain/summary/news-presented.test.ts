import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const told = async (introduction: readonly string[], conclusion: readonly string[]) => {
  const { tldr, whatsNew } = await explain(
    documentFromSections({
      title: 'Counting gulls on roofs by their cries',
      abstract:
        'Gulls nest on the roofs of many harbour towns. Counts by boat are slow. We propose CryNet, a network that counts gulls on roofs by their cries.',
      sections: [
        { heading: 'Introduction', paragraphs: [introduction.join(' ')] },
        { heading: 'Conclusion', paragraphs: [conclusion.join(' ')] },
      ],
    }),
  )
  return { tldr: tldr.map(({ text }) => text), news: whatsNew.map(({ text }) => text) }
}

const again = 'In this paper, we present CryNet, a novel approach for harbours without any boats.'
const once = 'We introduced CryNet as a new way of listening to birds that nobody had tried before.'
const other = 'We also present RoofSet, a new collection of 40 hours of cries by night.'

test('what the summary presents by its name is not presented again beside other news', async () => {
  const { tldr, news } = await told([again, other], [once])
  expect(tldr.join()).toContain('CryNet')
  expect(news.join()).toContain('RoofSet')
  expect(news.join()).not.toContain('CryNet')
})

test('where there is no other news, it is presented once more and not twice', async () => {
  const { news } = await told([again], [once])
  expect(news).toHaveLength(1)
})
