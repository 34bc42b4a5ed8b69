import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { byLabels } from './labelled-parts.ts'
import { readSentences } from './sentence.ts'
import { withUnheadedAbstract } from './unheaded-abstract.ts'

const text =
  'BODY. INTRODUCTION : Gulls nest on the roofs of many harbour towns. Towns want to know how many there are. METHODS : We recruited 40 towns by letters to their wardens. Nests were counted from a drone in May and in June. Counts of the two months were compared with a paired test. RESULTS : We found 800 nests in the 40 towns. Flat roofs had three times as many nests as steep roofs (P < 0.01). Rain made no difference to the counts. CONCLUSIONS : In this study gulls preferred flat roofs to steep ones. Our sample of towns was small and all of them lie by the sea.'
const inParagraphs = text.split(/ (?=(?:METHODS|RESULTS|CONCLUSIONS) :)/)
const paper = (paragraphs: string[]) =>
  documentFromSections({
    title: 'Gulls on roofs of harbour towns',
    sections: [{ heading: 'Text', paragraphs }],
  })

const more = Array.from(
  { length: 60 },
  (_, at) =>
    `The wardens of town ${at} counted the nests on all of its roofs in one day of the month.`,
).join(' ')
const long = text.replace('Counts of', `${more} Counts of`)

test('labels inside of a text part it as headings would', () => {
  for (const paragraphs of [[long], long.split(/ (?=(?:METHODS|RESULTS|CONCLUSIONS) :)/)]) {
    const document = paper(paragraphs)
    const roles = withUnheadedAbstract(document, readSentences(document)).map(({ role }) => role)
    expect(roles.filter((role) => role === 'methods')).toHaveLength(63)
    expect(roles.filter((role) => role === 'results')).toHaveLength(3)
    expect(roles.at(-1)).toBe('conclusion')
  }
})

test('where a text without labels follows the conclusion, they part nothing', () => {
  const document = paper([text, ...Array.from({ length: 3 }, () => more), 'RESULTS : Few.'])
  const roles = withUnheadedAbstract(document, readSentences(document)).map(({ role }) => role)
  expect(roles).not.toContain('conclusion')
})

test('what such parts say is told where it belongs', async () => {
  const { tldr, methods, results, limitations } = await explain(paper(inParagraphs))
  expect(tldr[0]?.text).toMatch(/gulls preferred flat roofs/)
  expect(methods.map(({ text }) => text).join()).toMatch(/counted from a drone/)
  expect(results.map(({ text }) => text).join()).toMatch(/three times as many/)
  expect(limitations.map(({ text }) => text).join()).toMatch(/sample of towns was small/)
})

test.each([
  ['a list of its towns', 'Results of the north: many nests. Results of the south: few nests.'],
  ['one label', 'RESULTS : We found 800 nests in the 40 towns. Flat roofs had more of them.'],
])('%s parts nothing', (_, words) => {
  const document = paper([words])
  const sentences = readSentences(document)
  expect(byLabels(document, sentences)).toBe(sentences)
})

test('the design by its label is no summary where a conclusion by its own stands further down', async () => {
  const { tldr, methods } = await explain(
    paper([
      'IMPORTANCE: Gulls nest on the roofs of many harbour towns, and towns pay for what they leave there.',
      'OBJECTIVE: To assess the number of nests on the roofs of harbour towns.',
      'DESIGN, SETTING, AND PARTICIPANTS: This cross-sectional survey study collected the counts of nests from 40 wardens of harbour towns from May to June.',
      'MAIN OUTCOMES AND MEASURES: The number of nests was assessed by drones.',
      'RESULTS: A total of 40 of 60 invited wardens completed the survey. Flat roofs had three times as many nests as steep roofs (P < .001).',
      'CONCLUSIONS AND RELEVANCE: In this survey of the wardens of harbour towns, roofs of harbour towns that are flat had more nests of gulls than those that are steep.',
    ]),
  )
  expect(tldr[0]?.text).toMatch(/more nests of gulls than those that are steep/)
  expect(methods.map(({ text }) => text).join()).toMatch(/cross-sectional survey/)
})
