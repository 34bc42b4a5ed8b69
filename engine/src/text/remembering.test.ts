import { expect, test, vi } from 'vitest'
import { ofLastCall, remembering } from './remembering.ts'

test('a text is read once, however often it is asked for', () => {
  const read = vi.fn((text: string) => text.length)
  const known = remembering(read)
  expect([known('bell'), known('bell'), known('rope'), known('bell')]).toEqual([4, 4, 4, 4])
  expect(read).toHaveBeenCalledTimes(2)
})

test('only some texts are kept, and none that is a paper', () => {
  const read = vi.fn((text: string) => text.length)
  const known = remembering(read)
  for (const text of ['a'.repeat(30_000), 'a'.repeat(30_000)]) known(text)
  expect(read).toHaveBeenCalledTimes(2)
  known('first')
  for (let i = 0; i < 100; i++) known(`text ${i}`)
  known('first')
  expect(read).toHaveBeenCalledTimes(2 + 1 + 100 + 1)
})

test('as many are kept as the caller says', () => {
  const read = vi.fn((text: string) => text.length)
  const known = remembering(read, 200)
  for (let i = 0; i < 100; i++) known(`text ${i}`)
  known('text 0')
  expect(read).toHaveBeenCalledTimes(100)
})

test('what is asked for again and again is read once, however many others come between', () => {
  const read = vi.fn((text: string) => text.length)
  const known = remembering(read, 10)
  for (let i = 0; i < 100; i++) {
    known('claim')
    known(`sentence ${i}`)
  }
  expect(read).toHaveBeenCalledTimes(1 + 100)
})

test('what was asked last is not worked out again, and any other argument is', () => {
  const read = vi.fn((claim: string, at: number) => `${claim} ${at}`)
  const known = ofLastCall(read)
  expect([known('bell', 1), known('bell', 1), known('bell', 2), known('rope', 2)]).toEqual([
    'bell 1',
    'bell 1',
    'bell 2',
    'rope 2',
  ])
  expect(read).toHaveBeenCalledTimes(3)
})
