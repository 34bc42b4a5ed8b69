import { expect, it } from 'vitest'
import { slipsIn, withoutSlips } from './slips.ts'

const text = `The spawning of carp was watched at the floodgate. Spawning began when nitrate was low. The floodgate was
shut, and insulin was given to all by a decreased pump. Copper was seldom met, a rare thing; a colonic weed, planes and a peroneal mud
were, too. Joint public work decreased the annulled topic of a cubic, diseased, republican ocean. Adsorption of nitrate
by the mud was measured. Separate results were seen. Johnston (1999) saw the same.`
const read = (question: string) => withoutSlips(question, slipsIn(question, text))

it.each([
  ['When did the spwaning begin?', 'When did the spawning begin?'],
  ['Where is the floodgaet?', 'Where is the floodgate?'],
  ['Where is the floodgte?', 'Where is the floodgate?'],
  ['Where is the flooddgate?', 'Where is the floodgate?'],
  ['Where is the floodgste?', 'Where is the floodgate?'],
  ['Who got insulni?', 'Who got insulin?'],
  ['Waht was shut?', 'What was shut?'],
  ['hwo was it shut?', 'hwo was it shut?'],
  ['What was the mian result?', 'What was the main result?'],
  ['Was it a spwaning-ground?', 'Was it a spawning-ground?'],
  ['Was it post-spwaning mud?', 'Was it post-spawning mud?'],
  ['What are the limitatons?', 'What are the limitations?'],
  ['Were the results seperate?', 'Were the results separate?'],
])('reads %j as %j', (typed, meant) => {
  expect(read(typed)).toBe(meant)
})

it.each([
  ['another substance', 'What was the nitrite like?'],
  ['another thing', 'What absorption was measured?'],
  ['a comparative', 'Which carp became rarer?'],
  ['a name', 'What did Johnson see?'],
  ['a name in small letters behind its figure', 'What is the 1999b?'],
  ['a drug without a letter', 'Which carp got inulin?'],
  ['a short word with another letter', 'What was the nain result?'],
  ['a short part of a word', 'Was it a mdu-bank?'],
  ['a part of the body', 'Where is the perineal mud?'],
  ['a plain word without a letter', 'Was it pubic?'],
  ['one that is as long', 'Which carp are deceased?'],
  ['a word with another letter', 'Which planet was it?'],
  ['a name in small letters', 'Who is cooper?'],
  ['the half of a word with an apostrophe', "Why couldn't it spawn?"],
  ['a word that the paper has', 'What of the mud?'],
  ['a word that papers have', 'Was the hospital shut?'],
  ['another form of a word', 'Which floodgates were shut?'],
  ['a word of questions', 'What are the weaknesses?'],
])('does not take %s for a slip: %s', (_, question) => {
  expect(slipsIn(question, text)).toEqual([])
})
