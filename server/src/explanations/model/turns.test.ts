import { expect, test } from 'vitest'
import { ModelFailure } from './model-failure.ts'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function pending() {
  let end = () => {}
  const made = new Promise<void>((resolve) => {
    end = resolve
  })
  return { made, end: () => end() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('two explanations of a reader are made at a time; others do not wait for them', async () => {
  const turns = createTurns()
  const begun: string[] = []
  const works = ['first', 'second', 'third'].map((name) => ({ name, ...pending() }))
  const line = works.map(({ name, made }) =>
    turns('ada', () => {
      begun.push(name)
      return made
    }),
  )
  await turns('grace', async () => void begun.push('of another'))
  expect(begun).toEqual(['first', 'second', 'of another'])
  works[0]?.end()
  await settled()
  expect(begun).toEqual(['first', 'second', 'of another', 'third'])
  for (const { end } of works) end()
  await Promise.all(line)
})

test('a long line is refused in a sentence; when it is over, there is room again', async () => {
  const turns = createTurns()
  const { made, end } = pending()
  const line = Array.from({ length: 12 }, () => turns('ada', () => made))
  const refused = await turns('ada', () => made).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ModelFailure)
  expect((refused as ModelFailure).kind).toBe('rate-limited')
  end()
  await Promise.all(line)
  expect(await turns('ada', async () => 'made')).toBe('made')
})
