import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { presentationsOf } from './definition-wordings.ts'

const paper = documentFromSections({
  title: 'Finding lost gloves',
  abstract:
    'Gloves are lost in every winter. We propose GloveNet, a small network that matches single gloves by their photographs. GloveNet halves the time of a search.',
  sections: [
    {
      heading: '1 Introduction',
      paragraphs: [
        'A matching function can be described as mapping a glove to its partner. Earlier systems beat GloveNet in summer, when nobody loses gloves. We also release a data set of 4,000 photographs, which we call MittenBench. Our glove matching score (GMS) counts how often both gloves of a pair come first.',
        'A lone glove is a glove whose partner has not been found for a week. Lost and found (L&F) offices keep gloves for a year.',
      ],
    },
    {
      heading: '1.1 Cuff counting',
      paragraphs: [
        'Every glove has one cuff, and cuffs are seldom torn. We count them row by row with a ruler of our own. The counts are summed over all drawers.',
        'We defined early loss of a glove as loss before the first snow. We kept orphans (gloves that were found without a partner) in a drawer. Wool drift — slow change of a colour in the wash — makes pairs unlike.',
        'TwinQA (Sock and Shoe, 2017) contains questions on pairs of socks. The lost property offices of three towns work with handwritten finding lists (LZF). We introduce KnotMine framework that is able to read knots. Sole’s index (also known as the wear index) was of no use.',
      ],
    },
    {
      heading: '1.2 Yarn grading',
      paragraphs: [
        'To learn what a thread is worth we use yarn grading. Yarn grading “weighs” a thread against a thread of silk. In contrast, yarn grading (and its cheaper form by touch) needs no scales at all.',
      ],
    },
    {
      heading: '2 Training',
      paragraphs: [
        'Pair distillation, sometimes called twin learning, is a way of training in which one glove teaches the other. The training of GloveNet took two days on three GPUs.',
        'Cuffrollers were lent by a mill and washed twice. Cuffrollers are hand-driven, wooden rollers of the last century. The use of hemlings, thin woven inner gloves, made counting slow. Hemlings were washed as well. At present the thread cutting tool KNTL1 is little understood.',
        'We name the harder half of the pairs twins. We stopped when the rate of wrong pairs stayed the same for a day. KNIT: Knowledge of Notable Interlaced Threads is a table of patterns that we did not use.',
        'Rows of drawers are read by the pegboard scanner (PegSight), based on a cheap camera. A tally run, which counts each glove twice, is slow. In blind folding, each glove is turned by a second person. Some came in a state that we refer to as “half dry”. Seam depth is the distance between two stitches. A cuff ring, which led to many losses, was taken off.',
        'The LoomRail system relies on a belt and on two hooks that are turned by hand. A drying day is a day without rain. The rules of knot drift are defined by the mill. We heard of knot drift, an idea that came to us late. The slow loss of loops in the wash (or knot drift) was seen.',
      ],
    },
  ],
})
const said = async (question: string) => {
  const { answer: words, refused, claims } = await answer(paper, question)
  return refused ? null : { first: words, all: claims.map(({ text }) => text).join('\n') }
}

test.each([
  ['What is GloveNet?', 'We propose GloveNet, a small network'],
  ['What does GloveNet do?', 'We propose GloveNet, a small network'],
  ['What is MittenBench?', 'which we call MittenBench'],
  ['what is the mittenbench', 'which we call MittenBench'],
  ['What does GMS stand for?', 'glove matching score (GMS)'],
  ['What does KNIT stand for?', 'KNIT: Knowledge of Notable Interlaced Threads'],
  ['What is a lone glove?', 'A lone glove is a glove whose partner'],
  ['What is pair distillation?', 'Pair distillation, sometimes called twin learning, is a way'],
  ['What is meant by twin learning?', 'sometimes called twin learning, is a way'],
  ['What is a matching function?', 'A matching function can be described as mapping'],
  ['What are cuffrollers?', 'Cuffrollers are hand-driven, wooden rollers'],
  ['What are hemlings?', 'hemlings, thin woven inner gloves,'],
  ['What is KNTL1?', 'the thread cutting tool KNTL1'],
  ['What is early loss?', 'We defined early loss of a glove as'],
  ['What are orphans?', 'We kept orphans (gloves that were found'],
  ['What is wool drift?', 'Wool drift — slow change of a colour'],
  ['What is TwinQA?', 'TwinQA (Sock and Shoe, 2017) contains questions'],
  ['What is LZF?', 'finding lists (LZF)'],
  ['What is KnotMine?', 'We introduce KnotMine framework'],
  ['What is a tally run?', 'A tally run, which counts each glove twice'],
  ['What is blind folding?', 'In blind folding, each glove is turned'],
  ['What does half dry mean?', 'a state that we refer to as “half dry”'],
  ['What is seam depth?', 'Seam depth is the distance between'],
  ['What is LoomRail?', 'The LoomRail system relies on a belt'],
  ['Meaning of knot drift?', 'The slow loss of loops in the wash (or knot drift)'],
  ['What are drying days?', 'A drying day is a day without rain'],
  ['What is PegSight?', 'the pegboard scanner (PegSight), based on'],
  ["What is Sole's index?", 'Sole’s index (also known as the wear index)'],
  ['What is cuff counting?', 'Every glove has one cuff'],
  ['What is yarn grading?', 'Yarn grading “weighs” a thread'],
  ['What are twins?', 'We name the harder half of the pairs twins'],
])('%s', async (question, words) => {
  expect((await said(question))?.first).toContain(words)
})

test('a sentence that only names the thing is no answer beside one that says what it is', async () => {
  expect((await said('What is GloveNet?'))?.all).not.toContain('Earlier systems')
})

test('what goes on below a heading is told with its first sentence', async () => {
  expect((await said('What is cuff counting?'))?.all).toContain('with a ruler of our own')
})

test.each([['What is the learning rate?'], ['What is the discount rate?']])(
  '%s is a question for a value: another rate is none',
  async (question) => {
    expect((await said(question))?.all ?? '').not.toContain('rate of wrong pairs')
  },
)

test('wordings of definitions take no time to speak of on hostile sentences', async () => {
  const hostile = documentFromSections({
    title: 'Nets',
    sections: [
      {
        heading: 'A',
        paragraphs: [
          `We propose ${'a very long and winding '.repeat(20)}GloveNet (${'x '.repeat(40)}.`,
          `GloveNet, ${'and so on, '.repeat(40)}is a net.`,
        ],
      },
    ],
  })
  const before = process.cpuUsage()
  await answer(hostile, 'What is GloveNet?')
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

test('a kind of thing that is presented does not tell what the kind is', () => {
  const presents = (term: string, text: string) =>
    presentationsOf(term).some(([wording]) => wording.test(text))
  expect(presents('hollow', 'We present hollow knots that hold.')).toBe(false)
  expect(presents('hollow knots', 'We present hollow knots that hold.')).toBe(true)
})
