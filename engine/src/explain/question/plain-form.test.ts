import { expect, test } from 'vitest'
import { commonForm, plainForm } from './plain-form.ts'

test.each([
  ["What's a wick, in plain words?", 'What is a wick?'],
  ['ELI5: how do lamps burn?', 'How do lamps burn?'],
  ["How do lamps burn like I'm five?", 'How do lamps burn?'],
  ['What do moths like to eat?', null],
  ['In a nutshell, how do lamps burn?', 'How do lamps burn?'],
  ['in short, how do lamps burn?', 'how do lamps burn?'],
  ["Why did the study's lamps burn?", 'Why did the study lamps burn?'],
  ['How many errors does a lamp make in one sentence that is long?', null],
  ['Whose lamp burned?', null],
])('%s asks: %s', (asked, plain) => {
  expect(plainForm(asked)).toBe(plain ?? asked)
})

const [about, aim, place, time, future, money] = [
  'What is this paper about?',
  'What is the aim of this study?',
  'Where was the study conducted?',
  'When was the study conducted?',
  'What future work is suggested?',
  'Who funded this work?',
] as const
test.each([
  ["What's the main message of this paper?", about],
  ['What is this piece of work about, roughly?', about],
  ['tl;dr', about],
  ['Could you give me a brief summary of the paper?', about],
  ['Tell me about this study', about],
  ['Tell me about the lamp', null],
  ['a summary of the lamp', null],
  ['findings', 'What were the main findings?'],
  ['Summarise the results for me', 'What were the main findings?'],
  ['I want the methods', 'What methods were used?'],
  ['Methods of the lamp?', null],
  ['list all limitations of the study', 'What are the limitations?'],
  ['key takeaways', 'What is the conclusion?'],
  ['Purpose?', aim],
  ['study area', place],
  ['study period?', time],
  ['What is the point of the lamp?', null],
  ['What question does the trial try to answer?', aim],
  ['What was the study meant to find out?', aim],
  ['What was the lamp meant to find out?', null],
  ['Who could join the study?', 'Who was eligible for inclusion in the study?'],
  ['Which women qualified for the trial?', 'Who was eligible for inclusion in the study?'],
  ['Who could join the two halves?', null],
  ['Who was kept out of the study?', 'Who was excluded from the study?'],
  ["Who couldn't enter the trial?", 'Who was excluded from the study?'],
  ['Which lamps were left out?', null],
  ['Where was the trial run?', place],
  ['Whereabouts did it take place?', place],
  ['Where were the lamps made?', null],
  ['When did the study run?', time],
  ['Over what period was the survey done?', time],
  ['When did the lamp burn?', null],
  ['What do the authors want to do next?', future],
  ['What should later studies look at?', future],
  ['What remains to be shown in future research?', future],
  ['What further trials do the authors call for?', future],
  ['What does the lamp do next?', null],
  ['Where do they want to go from here?', future],
  ['Which town was this done in?', place],
  ['What unwanted effects did the older patients feel?', 'What side effects occurred?'],
  ['What side effects did the lamp have?', null],
  ['Who footed the bill?', money],
  ['Where did the money for this come from?', money],
  ['Who paid for the lamps?', null],
])('%s is put as: %s', (asked, common) => {
  expect(commonForm(asked)).toBe(common)
})
