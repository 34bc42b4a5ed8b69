import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { claimMaker } from './claims.ts'

test.each([
  ['Reading of old labels The labels were read twice.', 'The labels were read twice.'],
  ['Sampling, reading and analysis A mixed approach was used.', 'A mixed approach was used.'],
  ['Stability on other splits We test each fold.', 'We test each fold.'],
  [
    "Mary Gray's The Old Labels was printed twice.",
    "Mary Gray's The Old Labels was printed twice.",
  ],
  [
    'The curators’ In praise of labels was printed twice.',
    'The curators’ In praise of labels was printed twice.',
  ],
  ['The readers of The Old Labels were few.', 'The readers of The Old Labels were few.'],
  [
    'A comparison, including 20 labels and 10 clade A labels from two towns, was made.',
    'A comparison, including 20 labels and 10 clade A labels from two towns, was made.',
  ],
  ['C1 We present a reader.', 'We present a reader.'],
  ['4) Groups vary with the season.', 'Groups vary with the season.'],
  [
    'A label consists of paper and ink. All of these parts fade.',
    'A label consists of paper and ink. All of these parts fade.',
  ],
  ['Results: Labels fade.', 'Labels fade.'],
  ['DISCUSSION : Labels fade.', 'Labels fade.'],
  ['12, 13 We found that labels fade.', 'We found that labels fade.'],
  ['12 labels were found to fade.', '12 labels were found to fade.'],
  ['However, labels fade.', 'labels fade.'],
  ['Labels fade in the sun. 17', 'Labels fade in the sun.'],
  ['Labels fade in the sun. 2, 3–5', 'Labels fade in the sun.'],
  [
    'Labels fade at a rate of 0.5. 12 of them were kept in vitro. 7',
    'Labels fade at a rate of 0.5. 12 of them were kept in vitro.',
  ],
  ['Let P denote precision; then', 'Let P denote precision'],
  ['Deficiency of vitamin A leads to blindness.', 'Deficiency of vitamin A leads to blindness.'],
  ['Readers are slow. The labels fade.', 'Readers are slow. The labels fade.'],
  [
    'For instance, using ink to judge the age of a label.',
    'For instance, using ink to judge the age of a label.',
  ],
])('of %j the claim is %j', (words, claim) => {
  const document = documentFromSections({
    title: 'Labels',
    sections: [{ heading: 'Methods', paragraphs: [words] }],
  })
  const start = document.text.indexOf(words)
  const { quote } = claimMaker(document)
  expect(quote('methods', { start, end: start + words.length })?.text).toBe(claim)
})

test.each([
  ['In this paper, we show that labels fade.', 'we show that labels fade.'],
  ['However, in the present study we read labels.', 'we read labels.'],
  ['Here our readers are trained.', 'our readers are trained.'],
  ['In this paper, labels fade.', 'In this paper, labels fade.'],
  ['In this region, we read labels.', 'In this region, we read labels.'],
])('a summary does not say where it stands: %j', (words, claim) => {
  const document = documentFromSections({ title: 'Labels', abstract: words, sections: [] })
  const start = document.text.indexOf(words)
  const { quote } = claimMaker(document)
  const span = { start, end: start + words.length }
  expect(quote('tldr', span)?.text).toBe(claim)
  expect(quote('whatsNew', span)?.text).toBe(claim)
  expect(quote('methods', span)?.text).toBe(words.replace('However, ', ''))
})

test.each([
  ['To overcome this problem, we read every jar.', 'we read every jar.'],
  ['Inspired by how curators work, we read every jar.', 'we read every jar.'],
  ['In this paper, motivated by old habits, we read every jar.', 'we read every jar.'],
  ['Based on these habits, this paper reads every jar.', 'this paper reads every jar.'],
  ['Instead, we read every jar.', 'we read every jar.'],
  ['To this aim, our study reads jars of a museum.', 'our study reads jars of a museum.'],
  ['On the contrary, in this paper we read every jar.', 'we read every jar.'],
  ['Taking advantage of these strengths, we read every jar.', 'we read every jar.'],
  ['Having clarified the light, we read every jar.', 'we read every jar.'],
  ['But over the years, jars are read.', 'over the years, jars are read.'],
  [
    'To tackle this, we propose GULL, a reader of jars, and make it read lids.',
    'we propose GULL, a reader of jars, and make it read lids.',
  ],
])('nor what prompted the work: %j', (words, claim) => {
  const { quote, document, span } = summaryOf(words)
  const said = quote('tldr', span)
  expect(said).toMatchObject({ text: claim, verdict: { kind: 'verbatim' } })
  expect(said?.spans.map(({ start, end }) => document.text.slice(start, end))).toEqual([claim])
  expect(quote('whatsNew', span)?.text).toBe(claim)
  expect(quote('results', span)?.text.endsWith(words.slice(-30))).toBe(true)
})

test.each([
  // What the work is for, when nothing before has told it.
  'To read faster, we sort the jars.',
  // A condition, a limit, a comparison, a denial.
  'For this setting, we read every jar.',
  'To see this in a simple setting, we read every jar.',
  'Using glass jars, we show that readers err.',
  'Inspired by readers in some museums, we read every jar.',
  'Motivated by this lack of light, we read every jar.',
  'Unlike full jars, we read every empty jar.',
  'Driven by need, for glass jars, we read every word.',
  // The rest points into the phrase, or the phrase has a topic of the title.
  'To help these readers, we teach them.',
  'Inspired by how labels fade, we read every jar.',
  // Not the paper's "I".
  'To see this, number the jars n, i ∈ N, by their age.',
  'To mend this, as we say, we read every jar.',
])('but keeps what the sentence needs: %j', (words) => {
  const { quote, span } = summaryOf(words)
  expect(quote('tldr', span)?.text).toBe(words)
})

/** A paper on labels whose abstract is the words, and their place. */
function summaryOf(words: string) {
  const document = documentFromSections({ title: 'Labels', abstract: words, sections: [] })
  const start = document.text.indexOf(words)
  return { ...claimMaker(document), document, span: { start, end: start + words.length } }
}
