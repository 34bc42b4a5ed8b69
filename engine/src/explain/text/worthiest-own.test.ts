import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { slice } from '../../text/span.ts'
import { readSentences } from './sentence.ts'
import { worthiestOwn } from './worthiest-own.ts'

const document = documentFromSections({
  title: 'Sieves for seeds',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Zheng et al. sorted 900 seeds by hand. The seeds were then weighed on a scale twice.',
        'We sorted 40 seeds with a sieve of brass. We sorted 70 seeds with a drum of wood.',
        'We sorted 55 seeds of three plants by colour.',
      ],
    },
  ],
})

test('the worthiest of the paper’s own sentences, without what goes on of others’ work', () => {
  const all = readSentences(document)
  const worthOf = ({ text }: { text: string }) =>
    text.includes('scale') ? 99 : Number(/We sorted (\d+)/.exec(text)?.[1] ?? 0)
  const spans = worthiestOwn(document, all, worthOf, { floor: 50, most: 2 })
  expect(spans.map((span) => slice(document.text, span))).toEqual([
    'We sorted 70 seeds with a drum of wood.',
    'We sorted 55 seeds of three plants by colour.',
  ])
})
