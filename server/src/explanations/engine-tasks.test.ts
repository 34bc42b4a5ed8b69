import { documentFromSections } from '@tessera/engine'
import { expect, test } from 'vitest'
import { runEngineHere } from './engine-tasks.ts'

const paper = documentFromSections({
  title: 'Pebbles',
  abstract: 'Pebbles are hard to count in the dark. We trained 12 volunteers on jars of pebbles.',
  sections: [],
})

test('the marks of a pasted list are no words of its items', async () => {
  const pasted =
    '• Pebbles are hard to count in the dark.\n2. We trained 12 volunteers on jars of pebbles.\n(b) Pebbles are easy to count.'
  const checked = await runEngineHere('verify', paper, pasted)
  expect(checked.map(({ text, verdict }) => [text, verdict.kind])).toEqual([
    ['Pebbles are hard to count in the dark.', 'verbatim'],
    ['We trained 12 volunteers on jars of pebbles.', 'verbatim'],
    ['Pebbles are easy to count.', 'unverified'],
  ])
  for (const { text, span } of checked) expect(pasted.slice(span.start, span.end)).toBe(text)
})

test('a number or a dash that begins a statement stays in it', async () => {
  const texts = async (pasted: string) =>
    (await runEngineHere('verify', paper, pasted)).map(({ text }) => text)
  expect(await texts('12 volunteers were trained.')).toEqual(['12 volunteers were trained.'])
  expect(await texts('-5 degrees were measured.')).toEqual(['-5 degrees were measured.'])
})
