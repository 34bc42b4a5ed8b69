import { expect, test } from 'vitest'
import { beePaper } from '../text/paper.fixture.ts'
import { answer } from './answer.ts'

const paper = beePaper()
const gardens = await answer(paper, 'How many gardens were recruited?')

test.each([
  'hi, can you please tell me how many gardens were recruited? thanks!',
  'I would like to know how many gardens were recruited in this study.',
  'HOW MANY GARDENS WERE RECRUITED?',
  'According to the authors, how many gardens were recruited?',
])('%j is the same question', async (typed) => {
  const { question, ...given } = await answer(paper, typed)
  const { question: plain, ...known } = gardens
  expect(given).toEqual(known)
  expect(question).toBe(typed)
  expect(plain).not.toBe(typed)
})

test('a contraction in capitals is in capitals in full', async () => {
  const { claims } = await answer(paper, "WHAT'S THE NAME OF THE CAMERA?")
  expect(claims).toEqual((await answer(paper, 'What is the name of the camera?')).claims)
  expect(claims).not.toEqual([])
})

test('what a hand slipped in is read as meant, and told', async () => {
  const { claims, note } = await answer(paper, 'How many gardnes were recuited?')
  expect(claims).toEqual(gardens.claims)
  expect(note).toBe('“gardnes” was read as “gardens”. “recuited” was read as “recruited”.')
})

test('a refusal tells it, too', async () => {
  const { refused, note } = await answer(paper, 'Which drug did the gardne of Versailles buy?')
  expect(refused).toBe(true)
  expect(note).toBe('“gardne” was read as “garden”.')
})

test('a slip may stand in either half', async () => {
  const { note } = await answer(
    paper,
    'How many gardnes were recruited and what did BeeWatch miss?',
  )
  expect(note).toContain('“gardnes” was read as “gardens”.')
})
