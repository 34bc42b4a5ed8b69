import { expect, test } from 'vitest'
import { unpackAsked } from '../engine/src/explain/answer/asked.ts'
import { type AskedOf, fitAsked } from '../eval/fit-asked.ts'
import { packedAsked, roundedAsked } from '../eval/pack-asked.ts'

const [weak, next, limited, future, other] = [1, 2, 3, 4, 5] as const

/** Papers in which one word asks for another: the first passage answers the first question, the second the second. */
const papers: AskedOf[] = Array.from({ length: 60 }, () => ({
  passages: [
    [limited, other],
    [future, other],
  ],
  questions: [
    { features: [weak], offsets: [0, 0], right: new Set([0]), partly: new Set(), share: 1 },
    { features: [next], offsets: [0, 0], right: new Set([1]), partly: new Set(), share: 1 },
  ],
}))

function score(model: ReturnType<typeof unpackAsked>, asked: number, given: number): number {
  const vector = ({ rows, weights }: typeof model.question, key: number) =>
    Array.from({ length: model.factors }, (_, at) =>
      Number(weights[(rows.get(key) ?? 0) * model.factors + at]),
    )
  const [question, passage] = [vector(model.question, asked), vector(model.passage, given)]
  return question.reduce((sum, value, at) => sum + value * Number(passage[at]), 0)
}

test('a word learns what it asks for, and what is packed says the same', () => {
  const model = unpackAsked(packedAsked(roundedAsked(fitAsked(papers))))
  expect(score(model, weak, limited)).toBeGreaterThan(score(model, weak, future))
  expect(score(model, next, future)).toBeGreaterThan(score(model, next, limited))
})

test('a word that passages share with a question learns what that is worth', () => {
  const [name, filler] = [6, 7] as const
  const named: AskedOf[] = Array.from({ length: 80 }, (_, at) => ({
    passages: [
      [name, other],
      [filler, other],
    ],
    questions: [
      {
        features: [name, filler],
        offsets: [0, 0],
        right: new Set([at % 8 === 0 ? 1 : 0]),
        partly: new Set(),
        share: 1,
      },
    ],
  }))
  const { shared } = unpackAsked(packedAsked(roundedAsked(fitAsked(named))))
  const worth = (key: number) => Number(shared.weights[shared.rows.get(key) ?? -1] ?? 0)
  expect(worth(name)).toBeGreaterThan(0)
  expect(worth(filler)).toBeLessThan(0)
  expect(shared.rows.get(weak)).toBeUndefined()
})

test('the same examples give the same model', () => {
  expect(packedAsked(roundedAsked(fitAsked(papers)))).toEqual(
    packedAsked(roundedAsked(fitAsked(papers))),
  )
})
