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

test('lines without full stops are checked one by one, wrapped lines as their sentence', async () => {
  const lines =
    '# Pebbles\nPebbles are hard to count in the dark\nWe trained 12 volunteers on jars of pebbles'
  const checked = await runEngineHere('verify', paper, lines)
  expect(checked.map(({ text, verdict }) => [text, verdict.kind])).toEqual([
    ['Pebbles', 'verbatim'],
    ['Pebbles are hard to count in the dark', 'verbatim'],
    ['We trained 12 volunteers on jars of pebbles', 'verbatim'],
  ])
  for (const { text, span } of checked) expect(lines.slice(span.start, span.end)).toBe(text)
  const wrapped = await runEngineHere('verify', paper, 'Pebbles are hard to\ncount in the dark.')
  expect(wrapped.map(({ verdict }) => verdict.kind)).toEqual(['verbatim'])
})

test('words with an ellipsis between them are one statement, and a few words are none', async () => {
  const pasted = 'We trained … volunteers on … of pebbles. Jars.'
  const checked = await runEngineHere('verify', paper, pasted)
  expect(checked.map(({ text }) => text)).toEqual([
    'We trained … volunteers on … of pebbles.',
    'Jars.',
  ])
  expect(checked.map(({ verdict }) => verdict.problems)).toEqual([
    ['words-left-out'],
    ['too-short'],
  ])
})

test('a number or a dash that begins a statement stays in it', async () => {
  const texts = async (pasted: string) =>
    (await runEngineHere('verify', paper, pasted)).map(({ text }) => text)
  expect(await texts('12 volunteers were trained.')).toEqual(['12 volunteers were trained.'])
  expect(await texts('-5 degrees were measured.')).toEqual(['-5 degrees were measured.'])
})

test('what a pasted text sets in Markdown or cites in its own list is no word of it', async () => {
  const pasted =
    '- **Pebbles** are hard to count in the dark.[1]\n- We trained **12 volunteers** on jars of pebbles [2].\n- We trained **13 volunteers** on jars of pebbles [2].'
  const checked = await runEngineHere('verify', paper, pasted)
  expect(checked.map(({ verdict }) => [verdict.kind, verdict.problems])).toEqual([
    ['verbatim', []],
    ['verbatim', []],
    ['unverified', ['number-mismatch']],
  ])
  for (const { text, span } of checked) expect(pasted.slice(span.start, span.end)).toBe(text)
})

test('pictures, rules, marks of quotations and signs that nobody sees are no words of a pasted text', async () => {
  const pasted =
    '- ✅ Pebbles are hard to count in the dark.\r\n---\r\n> We trained 12 volun\u00adteers on\r\n> jars of pebbles.\r\n\r\n🪨'
  const checked = await runEngineHere('verify', paper, pasted)
  expect(checked.map(({ text, verdict }) => [text, verdict.kind])).toEqual([
    ['Pebbles are hard to count in the dark.', 'verbatim'],
    ['We trained 12 volun\u00adteers on\r\n> jars of pebbles.', 'verbatim'],
  ])
  for (const { text, span } of checked) expect(pasted.slice(span.start, span.end)).toBe(text)
})

test('what is certain of a refused sentence is told, not of the numbers by which a text cites', async () => {
  const pasted = 'Jars of pebbles came from **Oslo** to 12 volunteers [87].'
  const [checked] = await runEngineHere('verify', paper, pasted)
  expect(checked?.verdict.telling).toEqual({ kind: 'nowhere', words: ['Oslo'] })
  expect(checked?.passages).toHaveLength(1)
})

test('what sets a pasted text in HTML, heads its points, or types it in capitals is no other statement', async () => {
  const pasted =
    '<ul><li>Key finding: Pebbles are hard to count in the dark.</li>\n<li>WE TRAINED 12 VOLUNTEERS ON JARS OF PEBBLES.</li>\n<li>WE TRAINED 13 VOLUNTEERS ON JARS OF PEBBLES.</li></ul>'
  const checked = await runEngineHere('verify', paper, pasted)
  expect(checked.map(({ verdict }) => verdict.kind)).toEqual(['verbatim', 'verbatim', 'unverified'])
  for (const { text, span } of checked) expect(pasted.slice(span.start, span.end)).toBe(text)
})
