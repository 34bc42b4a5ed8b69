import { describe, expect, test } from 'vitest'
import { expectLinear } from './growth.fixture.ts'
import { splitPasted } from './pasted-sentences.ts'

/** Cases are written with | where one sentence ends and the next begins; "/" is a line break. */
function expectParted(marked: string): void {
  const text = marked.replaceAll('|', '').replaceAll('/', '\n')
  expect(
    splitPasted(text, new Set(['nestkit'])).map(({ start, end }) => text.slice(start, end)),
  ).toEqual(marked.split('|').map((unit) => unit.replaceAll('/', '\n').trim()))
}

test('a note of where a sentence is from, behind its full stop, is a part of it', () => {
  expectParted('Gulls nest. (Hill et al., 2012)| They sleep. [p. 3]')
  expectParted('Gulls nest. (Hill et al.)| They sleep.| (In 2012, they did not.)')
})

test('an entity parts sentences as its sign does', () => {
  const text = 'Gulls nest.&nbsp;They sleep &amp; eat.'
  expect(splitPasted(text, new Set()).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Gulls nest.',
    'They sleep &amp; eat.',
  ])
})

describe('lines without a full stop are sentences of their own', () => {
  test.each([
    ['headlines', 'Gulls nest on roofs/|Drones count the nests'],
    [
      'a headline over prose',
      'Counting from the air/|We counted nests on 40 roofs of the harbour by drones, and/then by hand.',
    ],
    ['bullets of a slide', '• Nests on 12 of 40 roofs/|• Most of them flat/|Next: winter'],
    [
      'lines of equal length',
      'Drones found every nest of the old town in two days/|Helpers found every third nest of it within one week/|Gulls took no notice of any of the drones or helpers',
    ],
    [
      'lines of a chatbot',
      '## Findings/|Nests stood on 12 of 40 roofs, most of them flat ones near the harbour/|The drones came near, and gulls did not mind them at all, in any of the flights/|**Limits**/|one town',
    ],
    [
      'a line after a colon',
      'What the authors found out about the nests of this harbour town in the north:/|Drones come nearer than people',
    ],
    ['a line before a name that is spelled small', 'Gulls nest on roofs/|nestkit counts them'],
    [
      'a line that ends in a short form like a month',
      'Ivermectin acts more slowly on worms than DEC./|B. malayi was cleared in two weeks.',
    ],
    [
      'lines parted by Windows',
      'Gulls nest on roofs\r/|Drones count the nests\r/'.replace(/\/$/, ''),
    ],
  ])('%s', (_, marked) => {
    expectParted(marked)
  })
})

const roofs = 'Gulls nest on roofs'
const drones = 'Drones count nests'

describe('what sets a text and is no word of it parts sentences, and is of none', () => {
  test.each<[string, string, string[]]>([
    ['pictures as bullets', `✅ ${roofs}\n🚁 ${drones}\n1️⃣ Harbour`, [roofs, drones, 'Harbour']],
    ['a picture within a line', `${roofs}. 🐦‍⬛ ${drones}! 👍🏽`, [`${roofs}.`, `${drones}!`]],
    ['signs that nobody sees', `\u200b${roofs}. \u200e${drones}.`, [`${roofs}.`, `${drones}.`]],
    ['emphasis', `**${roofs}.** *Drones* fly.`, [`**${roofs}.**`, '*Drones* fly.']],
    ['rules', `${roofs}\r\n---\r\n${drones}\n* * *\nHarbour`, [roofs, drones, 'Harbour']],
    ['rows of a table', '| Roof |\n|:---|\n| Flat |', ['| Roof |', '| Flat |']],
    ['a quotation', `> ${roofs}.\n> ${drones}.`, [`${roofs}.`, `${drones}.`]],
    ['but a comparison is its word', '> 5 % of roofs had nests.', ['> 5 % of roofs had nests.']],
    ...['....', '---', '👍', '\u200b', '“”', '>'].map((text): [string, string, string[]] => [
      text,
      text,
      [],
    ]),
  ])('%s', (_, text, sentences) => {
    expect(splitPasted(text, new Set()).map(({ start, end }) => text.slice(start, end))).toEqual(
      sentences,
    )
  })
})

describe('a line that has its full stop ends there, however small the next one begins', () => {
  test.each([
    ['words', 'Gulls nest on roofs near the sea./|drones count the nests.'],
    ['a number', 'Of the roofs that were flat, 12 had nests (p < 0.05)./|gulls are quick.'],
    ['a question', 'Do gulls nest on roofs?/|they do.'],
    ['a quotation', 'They said: “Gulls nest here.”/|helpers saw none.'],
  ])('%s', (_, marked) => {
    expectParted(marked)
  })
})

describe('wrapped prose is not parted', () => {
  test.each([
    [
      'by names',
      'We counted the nests on forty roofs of the town of/Bergen in summer, with drones and by hand, and/Hansen counted those of the harbour near the/Old Town once more.|/ It was warm.',
    ],
    [
      'in a narrow column',
      'Nests of gulls were counted/Monday to Friday on the roofs/of forty old houses in/Bergen and near the harbour',
    ],
    [
      'after a colon',
      'Gulls nest on the roofs of many towns by the sea and of two:/Bergen, where we counted them, and the old one, which/is far from it',
    ],
    [
      'before a short form',
      'The drones were flown for weeks by the World Health Organization/(WHO) over the roofs, and then by the Office of the Isles/IS who paid for it',
    ],
    [
      'before a number',
      'The drones were flown for weeks over all of the flat roofs, where/37 nests were seen from the air',
    ],
    ['within a label', 'Nests are shown in panel/A of the first picture'],
    [
      'after a month',
      'Nests were counted on the roofs until the end of Dec./2019 and again in the spring of the next year',
    ],
    ['after a company', 'The drones were bought of Acme CO./Ltd in the harbour'],
    [
      'after an abbreviation',
      'The nests are shown in Fig./2 and were told of by Dr./Hansen before',
    ],
    [
      'after an abbreviation, before a small letter',
      'Gulls nest on roofs, as Hansen et al./showed, and on old ships, e.g./those of the harbour (i.e./of L./argentatus), flat roofs etc./and in one case, see Fig./two, on a mast ../of wood',
    ],
    ['after the number of an item', '2./gulls nest on roofs'],
    ['small words', 'Gulls nest/on roofs'],
    ['after a small word', 'Gulls nest near the/Harbour'],
  ])('%s', (_, marked) => {
    expectParted(marked)
  })
})

test.each(['Ab\n', 'Ab ab\nab\n', '\n', '# A\n', 'Ab:\n\n', '> ', '- ', '-', '😀', '** '])(
  'is linear on many %j',
  (piece) => {
    expectLinear((size) => splitPasted(piece.repeat(size), new Set()), 30_000)
  },
)
