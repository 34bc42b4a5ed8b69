import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { leastSure } from '../explanation.ts'
import { isAbout, withAbsent } from './absent-word.ts'
import { answer } from './answer.ts'
import { answered } from './given.ts'

const paper = documentFromSections({
  title: 'Fat in fish eyes',
  abstract: 'We measured carbon in the fat of fish eyes and compared it with that of the air.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Since protein is the major part of fish eyes by mass, the protein left in the fat of the eyes was measured with a standard kit.',
        'Each measurement of the fat was corrected for the mass of blanks.',
      ],
    },
  ],
})

test('a why question about a thing that the paper never names is refused after its word', async () => {
  const { refused, reason } = await answer(paper, 'Why was tritium measured?')
  expect(refused && reason).toContain('“tritium” does not occur in it')
})

test('what the paper names is answered', async () => {
  const given = await answer(paper, 'Why was protein measured in the fat of fish eyes?')
  expect(given.refused).toBe(false)
  expect(given.note).toBeUndefined()
})

test('an unsure answer names the word that the paper never uses; a sure one, or one set right, does not', () => {
  const given = answered({ question: 'How does it use a mixture of nets?' }, [])
  const unsure = { ...given, chance: leastSure / 2 }
  expect(withAbsent(unsure, 'mixture').note).toBe('“mixture” does not occur in the paper.')
  expect(withAbsent(unsure, null).note).toBeUndefined()
  expect(withAbsent({ ...given, chance: 0.9 }, 'mixture').note).toBeUndefined()
  expect(withAbsent({ ...unsure, premise: 'It says 9.' }, 'mixture').note).toBeUndefined()
})

test('a question is about its subject, and not about all that it names', () => {
  expect(isAbout('Why was tritium measured in the lens?', 'tritium')).toBe(true)
  expect(isAbout('Why were the heavy isotopes measured?', 'isotopes')).toBe(true)
  expect(isAbout('Why is German word order a headache?', 'headache')).toBe(false)
  expect(isAbout('How was tritium measured?', 'tritium')).toBe(false)
})
