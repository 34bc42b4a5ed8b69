import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { reasonBesideFirst } from './reason-beside.ts'

const paper = documentFromSections({
  title: 'Herons at two lakes',
  abstract: 'We counted herons at two lakes, and compared the counts of two observers.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Herons were counted at dawn. We think that the low counts of herons at the northern lake are due to two reasons. First, the reeds were cut in May. The cut reeds were sold. Second, visitors walked along the shore.',
        'The second observer saw fewer herons. There are several possible explanations for the fewer herons of the second observer. She stood lower on the bank.',
        'The boats were sunk for two reasons, namely rot and ice.',
      ],
    },
  ],
})
const told = async (question: string) => {
  const { claims, chance } = await answer(paper, question)
  return { said: claims.map(({ text }) => text), chance }
}

test('the reasons that a sentence announces are told before it', async () => {
  const { said } = await told('Why were the counts of herons low at the northern lake?')
  expect(said).toEqual([
    'the reeds were cut in May.',
    'visitors walked along the shore.',
    expect.stringContaining('are due to two reasons'),
  ])
})

test('a reason that is not numbered stands behind its announcement', async () => {
  const { said } = await told('Why did the second observer see fewer herons?')
  expect(said[0]).toMatch(/She stood lower on the bank\.$/)
})

test('a sentence that names its reasons announces none', async () => {
  expect((await told('Why were the boats sunk?')).said[0]).toContain('rot and ice')
})

test('an announcement of reasons comes before what gives none', () => {
  const ranked = [
    candidate('With the exception of ponds, terns are seen everywhere.', { own: 0.6 }),
    candidate('The small number on ponds has several causes.', { own: 0.3 }),
  ]
  const [first] = reasonBesideFirst(readQuestion('Why are terns rare on ponds?'), ranked, [])
  expect(first?.text).toContain('several causes')
})
