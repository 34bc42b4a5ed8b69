import { expect, test } from 'vitest'
import { guessLanguage } from './language.ts'

const texts: Record<string, string> = {
  en: 'The gardens of the city were watered every morning, and the soil that was dug from the beds has been weighed. These weights are compared with the rain which fell between the visits.',
  pt: 'Os jardins da cidade foram regados todas as manhãs, e o solo retirado dos canteiros foi pesado. Não houve diferença entre os pesos, mas também não são iguais aos da chuva que caiu nos dias da visita.',
  es: 'Los jardines de la ciudad se regaron todas las mañanas, y el suelo de los bancales fue pesado. No hubo diferencia entre los pesos, pero también son distintos a los de la lluvia que cayó en los días de la visita.',
  de: 'Die Gärten der Stadt wurden jeden Morgen gegossen, und die Erde aus den Beeten wurde gewogen. Es gab keinen Unterschied zwischen den Gewichten, doch sind sie nicht gleich mit dem Regen, der in den Tagen des Besuchs fiel.',
  fr: 'Les jardins de la ville ont été arrosés tous les matins, et la terre des parterres a été pesée. Il y a peu de différence dans les poids, qui ne sont pas égaux à ceux de la pluie tombée pendant les jours de la visite avec le vent.',
}

for (const [language, text] of Object.entries(texts))
  test(`function words tell ${language}`, () => {
    expect(guessLanguage(`${text} ${text}`)).toBe(language)
  })

test('a text in another script is told by its letters', () => {
  expect(guessLanguage('Сады города поливали каждое утро')).toBe('ru')
  expect(guessLanguage('城市的花园每天早晨浇水')).toBe('zh')
  expect(guessLanguage('庭は毎朝水をやられた')).toBe('ja')
})

test('Greek letters of formulas do not make an English text Greek', () => {
  expect(guessLanguage(`${texts.en} ${texts.en} with α, β and γ`)).toBe('en')
})

test('a short text, and a table of names, say nothing', () => {
  expect(guessLanguage('The garden.')).toBeUndefined()
  expect(guessLanguage('Rosa canina 12 Acer platanoides 14 '.repeat(30))).toBeUndefined()
})
