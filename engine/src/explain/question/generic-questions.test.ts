import { describe, expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { answer } from '../answer/answer.ts'
import { readQuestion } from './question.ts'

interface Parts {
  readonly title?: string
  readonly sections: Readonly<Record<string, readonly string[]>>
}

/** A made-up paper of sections by their headings. */
function paperOf({ title = 'Snails under street lamps', sections }: Parts) {
  const builder = documentBuilder('sections', '1')
  builder.add('title', title)
  for (const [heading, paragraphs] of Object.entries(sections)) {
    builder.section({ heading, level: 1 })
    for (const words of paragraphs) builder.add('paragraph', words)
  }
  return builder.finish({ title, authors: [] })
}

const lampPaper = paperOf({
  sections: {
    Abstract: [
      'Snails cross roads at night, and street lamps change their habits. ' +
        'However, little is known about the paths of snails under street lamps. ' +
        'The aim of this study was to follow snails under lamps of two colours. ' +
        'Snails under amber lamps crossed 40% more roads than those under white lamps (p < 0.01). ' +
        'We conclude that amber lamps help snails to keep their paths.',
    ],
    Introduction: ['Lamps have been amber or white for many years, and towns choose freely.'],
    Methods: [
      'This prospective field study was done in two towns. We followed 60 snails with small marks of paint.',
    ],
    Results: [
      'The wind contributed to the paths of 12 snails in the second town. ' +
        'Snails under white lamps took 3.2 hours longer than those under amber lamps.',
    ],
    Discussion: [
      'Fewer slugs were found than in other towns, which suggests that slugs contribute less to the count. ' +
        'Future studies should follow slugs under green lamps over a whole year.',
    ],
    Acknowledgements: [
      'We thank the towns for their support in the field. ' +
        'This work was supported by the Lantern Trust (grant LT-204) and by the Snail Council.',
    ],
    'Author contributions': ['A. Lime: conceptualization, funding acquisition, writing.'],
  },
})

test.each([
  ['Why was this study done?', 'The aim of this study was to follow snails'],
  ['Why did the authors do this research?', 'The aim of this study was to follow snails'],
  ['What was the motivation for this work?', 'The aim of this study was to follow snails'],
  ['What is the main finding?', 'crossed 40% more roads'],
  ['What do the authors conclude?', 'We conclude that amber lamps help'],
  ['What future work is suggested?', 'Future studies should follow slugs'],
  ['What should be studied next?', 'Future studies should follow slugs'],
  ['What further research do the authors recommend?', 'Future studies should follow slugs'],
  ['What kind of paper is this?', 'This prospective field study'],
  ['Who funded this work?', 'supported by the Lantern Trust (grant LT-204)'],
  ['Who paid for the study?', 'supported by the Lantern Trust (grant LT-204)'],
  ['What was the source of funding?', 'supported by the Lantern Trust (grant LT-204)'],
  ['Who put up the money?', 'supported by the Lantern Trust (grant LT-204)'],
  ["What's the study's aim, in a nutshell?", 'The aim of this study was to follow snails'],
  ['What should later studies look at?', 'Future studies should follow slugs'],
])('%s', async (question, words) => {
  const given = await answer(lampPaper, question)
  expect(given.refused).toBe(false)
  expect(given.answer).toContain(words)
})

test('what was lacking stands beside the aim', async () => {
  const { claims } = await answer(lampPaper, 'Why was this study done?')
  expect(claims.map(({ text }) => text).join('\n')).toContain('little is known about the paths')
})

test('a contribution is not what something contributes to', async () => {
  const given = await answer(lampPaper, 'What is the main contribution?')
  expect(given.claims.map(({ text }) => text).join('\n')).not.toMatch(/contribute/)
  expect(given.refused).toBe(false)
})

describe('a paper that says nothing of the kind', () => {
  const silent = paperOf({
    sections: {
      Introduction: ['Adding lamps automatically grants snails the ability to cross two roads.'],
      Methods: [
        'Cited towns should provide supporting evidence for the number of snails on their roads.',
        'The register of roads is funded by the Ministry of Towns, and we took 40 roads from it.',
      ],
      Results: ['Snails crossed 40% of the roads under lamps and 20% of the others.'],
      'Author contributions': ['Conceptualization, Resources, Supervision, Funding acquisition.'],
    },
  })

  test.each([
    ['Who funded this work?', 'no passage tells who paid for the work'],
    ['What future work is suggested?', 'no passage tells what is to be done next'],
    ['What kind of paper is this?', 'no passage says what kind of paper it is'],
    ['Why was this study done?', 'no passage tells why the work was done'],
  ])('is not made to: %s', async (question, reason) => {
    const given = await answer(silent, question)
    expect(given.refused).toBe(true)
    expect(given.reason).toContain(reason)
  })
})

test.each([
  ['Funding', 'The authors received no specific funding for this work.'],
  ['Funding information', 'Lantern Trust, Grant/Award Number: LT-204; Ministry of Towns, Germany.'],
  [
    'Acknowledgements',
    'A.L. and B.M. gratefully acknowledge financial support from the Lantern Trust.',
  ],
  ['Acknowledgements', 'The research was partially funded by NSF award 12345.'],
  ['Acknowledgments', 'The research was supported by the Lantern Infrastructure (2017YFF02).'],
])('funding under %s: %s', async (heading, words) => {
  const document = paperOf({
    sections: { Results: ['Snails crossed 40 roads.'], [heading]: [words] },
  })
  expect((await answer(document, 'Who funded this work?')).answer).toBe(words)
})

test('what others are paid by is no funding of the paper', async () => {
  const document = paperOf({
    sections: {
      Introduction: [
        'The snail atlas, which Reed built in 1999, was funded by the Atlas Foundation.',
      ],
    },
  })
  expect((await answer(document, 'Who funded this work?')).refused).toBe(true)
})

test.each([
  [
    'Snails and lamps: a systematic review of the literature',
    'Snails and lamps: a systematic review',
  ],
  ['A survey of snails', 'A survey of snails'],
])('a title names the kind of its paper: %s', async (title, words) => {
  const document = paperOf({ title, sections: { Results: ['Snails crossed 40 roads at night.'] } })
  expect((await answer(document, 'What type of study is this?')).answer).toContain(words)
})

test('a conclusion is drawn, and not announced, planned or told of others', async () => {
  const document = paperOf({
    sections: {
      Results: ['Snails crossed 40% more roads under amber lamps.'],
      Conclusion: [
        'In the following paragraphs, we briefly synthesize the main points of the study. ' +
          'The lamps are built with a frame for small boards. ' +
          'Our results show that amber lamps keep the paths of snails. ' +
          'In future work, we will paint the lamps.',
      ],
    },
  })
  const { claims } = await answer(document, 'What do the authors conclude?')
  expect(claims[0]?.text).toContain('Our results show that amber lamps')
  expect(claims.map(({ text }) => text).join('\n')).not.toMatch(/In the following|future work/)
})

test('an outlook, a measurement and what points back conclude nothing beside what they stand by', async () => {
  const closing = paperOf({
    sections: {
      Abstract: ['We built a lamp for snails and let it burn in a yard for one whole winter.'],
      Conclusion: [
        'This work opens up many avenues of investigation of lamps, walls and yards in all towns. ' +
          'We argue that it is essential to better understand why this is the case in most towns. ' +
          'The paths of the snails are in quite good agreement with the paths of their neighbours.',
      ],
    },
  })
  const { answer: drawn } = await answer(closing, 'What do the authors conclude?')
  expect(drawn).toContain('in quite good agreement')
  const undivided = paperOf({
    sections: {
      Abstract: [
        'Snails cross roads at night. Whether slugs do the same is not yet known to anyone.',
      ],
      'Results and observations': [
        'Paint was found to represent less than 0.5% of the weight of a snail, and is no burden to it. ' +
          'These findings reveal that some snails keep one path for their whole life in the yard.',
      ],
    },
  })
  const { claims } = await answer(undivided, 'What do the authors conclude?')
  expect(claims[0]?.text).toContain('keep one path')
})

test('a paper that draws no conclusion by name concludes its main finding, and not its aim', async () => {
  const document = paperOf({
    sections: {
      Abstract: [
        'Snails cross roads at night. ' +
          'This study aims to understand how 60 snails of two towns cross roads under lamps. ' +
          'Lamps were amber or white in the towns. ' +
          'Snails under amber lamps crossed 40% more roads than those under white lamps (p < 0.01). ' +
          'The lamps of both towns were cleaned once in each week of the study.',
      ],
      Results: ['Snails were marked with paint in both towns.'],
    },
  })
  expect((await answer(document, 'What do the authors conclude?')).answer).toContain('40% more')
})

test('the finding of a paper leans on no other sentence', async () => {
  const document = paperOf({
    sections: {
      Results: ['Snails were marked with paint.'],
      Conclusion: [
        'These values are slightly higher than the rates of 3.1% and 0.4% found in towns. ' +
          'We found that amber lamps keep 40% more snails on their paths than white lamps.',
      ],
    },
  })
  expect((await answer(document, 'What is the main finding?')).answer).toContain('amber lamps keep')
})

test.each([
  ['What supports the results?', null],
  ['Why is this approach significant?', null],
  ['Which grants did the snails get from the lamp?', null],
  ['Why did the snails cross roads in the study?', null],
  ['Was the study funded by the Lantern Trust?', null],
  ['How many grants were there?', null],
  ['Who sponsored the study?', 'funding'],
  ['Why is this research needed?', 'reason'],
])('%s is a question on the whole paper: %s', (question, intent) => {
  expect(readQuestion(question).intent).toBe(intent)
})

test('under a heading of future work, what may help is planned, and elsewhere it is not', async () => {
  const hope = 'Reading much larger sets of lamps may have good results for the colours.'
  const told = async (heading: string) => {
    const document = paperOf({
      sections: {
        Results: ['Snails crossed 40 roads at night under the lamps.'],
        [heading]: [hope],
      },
    })
    return (await answer(document, 'What future work is suggested?')).answer
  }
  expect(await told('Conclusion and Future work')).toBe(hope)
  expect(await told('Discussion')).not.toBe(hope)
})

test.each([
  'What limitations do the authors name?',
  'Which weaknesses are listed?',
  'What is the main limitation of the predictions?',
])('limits are asked for in more words: %s', async (question) => {
  const limit = 'A limitation of this study is that snails were followed in two towns only.'
  const document = paperOf({ sections: { Discussion: ['Lamps were amber or white.', limit] } })
  expect((await answer(document, question)).answer).toContain('snails were followed in two towns')
})
