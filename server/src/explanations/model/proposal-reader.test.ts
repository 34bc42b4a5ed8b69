import { describe, expect, test } from 'vitest'
import { createProposalReader } from './proposal-reader.ts'

const bells = { section: 'results', ids: ['s3'], quote: 'Nine bells rang.', claim: 'Nine bells.' }
const towers = { section: 'methods', ids: ['s4', 's5'], quote: 'We climbed.', claim: 'We climbed.' }
const list = JSON.stringify({ elements: [bells, towers] })

/** What is read of a text that comes in pieces, and whether that is all that was asked for. */
function read(text: string, task: 'summary' | 'answer' = 'summary', size = 7) {
  const reader = createProposalReader(task)
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  return { proposals: pieces.flatMap((piece) => reader.read(piece)), isWhole: reader.isWhole() }
}
const both = { proposals: [bells, towers], isWhole: true }

describe('proposals are found in', () => {
  test.each([
    ['the form that was asked for', list],
    [
      'a code fence with words around it',
      `Here it is:\n\`\`\`json\n${list}\n\`\`\`\nAnything else?`,
    ],
    ['a bare list', JSON.stringify([bells, towers])],
    ['a list under another name', JSON.stringify({ proposals: [bells, towers] })],
    ['a line each', `${JSON.stringify(bells)}\n${JSON.stringify(towers)}`],
    ['words with an open brace before', `In the set {1, 2 we find "this:\n${list}`],
    ['objects with fields that nobody asked for', list.replaceAll('"ids"', '"sure":1,"ids"')],
  ])('%s', (_, text) => expect(read(text)).toEqual(both))

  test.each([1, 3, 1_000])('pieces of %i characters', (size) =>
    expect(read(list, 'summary', size)).toEqual(both),
  )
  test('braces and quotation marks within a string', () => {
    const odd = { ...bells, quote: 'The set {1} is "small}" \\ here.' }
    expect(read(JSON.stringify({ elements: [odd] })).proposals).toEqual([odd])
  })
})

describe('what models write otherwise is read as it is meant:', () => {
  const one = (change: object) => read(JSON.stringify({ elements: [{ ...bells, ...change }] }))
  test.each([['[s3]'], ['s3'], [3], [['[s3]']], [[3]]])('the name %j', (ids) =>
    expect(one({ ids }).proposals).toEqual([bells]),
  )
  test('several names in one string', () =>
    expect(one({ ids: 's4, s5' }).proposals[0]?.ids).toEqual(['s4', 's5']))
  test('a name that was copied with the words', () =>
    expect(one({ quote: '[s3] Nine bells rang.' }).proposals).toEqual([bells]))
  test('no claim: the quote is it', () =>
    expect(one({ claim: undefined }).proposals[0]?.claim).toBe('Nine bells rang.'))
  test('a line that ends within a string', () =>
    expect(read(list.replace('Nine bells rang', 'Nine\nbells rang'))).toEqual(both))
  test('no section, where there is only one', () =>
    expect(read(JSON.stringify([{ ...bells, section: undefined }]), 'answer').proposals).toEqual([
      { ...bells, section: 'answer' },
    ]))
})

describe('an empty list is an answer; it is none where', () => {
  test('there is one', () =>
    expect(read('{"elements": [ ]}')).toEqual({ proposals: [], isWhole: true }))
  test.each([
    ['nothing came', ''],
    ['it is prose', 'I am sorry, but I cannot help with that.'],
    ['it is JSON of another shape', '{"summary":"All is well."}'],
    ['it ends early', list.slice(0, 20)],
  ])('%s', (_, text) => expect(read(text)).toEqual({ proposals: [], isWhole: false }))
})

test.each([
  ['a section that was not asked for', { ...bells, section: 'praise' }],
  ['no quote', { ...bells, quote: undefined }],
])('of a list with one that has %s the others are kept, and it is not whole', (_, broken) =>
  expect(read(JSON.stringify({ elements: [broken, towers] }))).toEqual({
    proposals: [towers],
    isWhole: false,
  }),
)

test('an object without end is not kept', () => {
  const reader = createProposalReader('summary')
  const proposals = [`{"quote":"${'x'.repeat(50_000)}`, ` and so on"} ${list}`].flatMap(reader.read)
  expect(proposals).toEqual([bells, towers])
  expect(reader.isWhole()).toBe(false)
})
