import { expect, test } from 'vitest'
import { answer } from '../answer/answer.ts'
import { beePaper } from '../text/paper.fixture.ts'
import { isAskedInEnglish } from './question-language.ts'

test.each([
  'Wie viele Gärten wurden untersucht?',
  'Was ist das Ergebnis?',
  'Welche Kamera wurde benutzt?',
  '¿Cuántos jardines se estudiaron?',
  'Qué cámara se usó?',
  'Combien de jardins ont été étudiés ?',
  "Quel est le taux d'erreur ?",
  'Qual é o método proposto?',
  'Quanti giardini sono stati studiati?',
  'Сколько садов было изучено?',
  '花园有多少？',
])('%s is not in English', (question) => {
  expect(isAskedInEnglish(question)).toBe(false)
})

test.each([
  'How many gardens were recruited?',
  'Was consent obtained from garden owners?',
  'Was dropout used?',
  'What is Qual?',
  'Quanta of light?',
  'Dove nests: how many?',
  'Comment on the results',
  'β-carotene in 花 extracts?',
  'bees?',
])('%s is', (question) => {
  expect(isAskedInEnglish(question)).toBe(true)
})

test('a refusal of a question in another language says so, not that the paper lacks its words', async () => {
  const given = await answer(beePaper(), 'Wie viele Gärten wurden untersucht?')
  expect(given).toMatchObject({ refused: true, claims: [] })
  expect(given.reason).toMatch(/^The question does not seem to be in English/)
})
