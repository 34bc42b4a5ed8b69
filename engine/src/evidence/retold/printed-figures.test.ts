import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paperOf = (...sentences: string[]) =>
  documentFromSections({
    title: 'Ringers',
    sections: [{ heading: 'Results', paragraphs: [sentences.join(' ')] }],
  })
const grouped = 'In all, 12 345 gongs with 23 456 ropes were seen in 1901.'
const verdictOf = (sentence: string, claim: string, ...others: string[]) =>
  verifyClaim(paperOf('The bells of the town are old.', sentence, ...others), claim)

describe('one quantity, printed otherwise:', () => {
  test.each([
    ['The town has 26 bells of good tin.', 'The town has twenty-six bells of good tin.'],
    ['The new rope took 3.5x that of the old.', 'The new rope took 3.5 times that of the old.'],
    ['The new rope was 12 times as heavy as the old.', 'The new rope was 12x as heavy as the old.'],
    ['The tour ended with thirty-one visits in May.', 'The tour ended with 31 visits in May.'],
    [
      'Of all the ringers, 41% came by day and 59% by night.',
      'Of all the ringers, forty-one percent came by day and fifty-nine percent by night.',
    ],
    [
      'None of the old bells cracked during the 7 month trial period.',
      'None of the old bells cracked during the seven-month trial period.',
    ],
    [
      'It consists of 1.4M PDFs and the scores that belong to them.',
      'It consists of 1.4 million PDFs and the scores that belong to them.',
    ],
    ['88\u2009657 bells had a known age in 1901.', '88,657 bells had a known age in 1901.'],
    ['88\u202f657 bells had a known age in 1901.', '88657 bells had a known age in 1901.'],
    ['In all, 88 657 bells had a known age.', 'In all, 88,657 bells had a known age.'],
    [
      'The ends were found with 1 000 replications of it.',
      'The ends were found with 1,000 replications of it.',
    ],
    [
      'The ends were found with 1,000 replications of it.',
      'The ends were found with 1 000 replications of it.',
    ],
    [
      'We trained it with a learning rate of 1e-5 for a day.',
      'We trained it with a learning rate of 10⁻⁵ for a day.',
    ],
    [
      'We trained it with a learning rate of 10⁻⁵ for a day.',
      'We trained it with a learning rate of 1e-5 for a day.',
    ],
    [
      'We trained it with a rate of 3 × 10^{-4} for a day.',
      'We trained it with a rate of 3e-4 for a day.',
    ],
    [
      'We trained it with a rate of 10⁻⁵ for a day.',
      'We trained it with a rate of 0.00001 for a day.',
    ],
    [
      'The set has about 4.5 million sentence pairs of two towns.',
      'The set has about 4.5M sentence pairs of two towns.',
    ],
    [
      'The set has about 4.5M sentence pairs of two towns.',
      'The set has about 4.5 million sentence pairs of two towns.',
    ],
    [
      'The set has 4,500,000 sentence pairs of two towns.',
      'The set has 4.5 million sentence pairs of two towns.',
    ],
    [
      'A model of 7B parameters rang all of the bells.',
      'A model of 7 billion parameters rang all of the bells.',
    ],
    ['We heard 3K tones in all of the streets.', 'We heard 3,000 tones in all of the streets.'],
    ['We heard 3,000 tones in all of the streets.', 'We heard 3K tones in all of the streets.'],
    [
      'It was heard by two-thirds of the people in the town.',
      'It was heard by 2/3 of the people in the town.',
    ],
    [
      'It was heard by 2/3 of the people in the town.',
      'It was heard by two thirds of the people in the town.',
    ],
    [
      'It was heard by 25% of the people in the town.',
      'It was heard by a quarter of the people in the town.',
    ],
    [
      'It was heard by one quarter of the people in the town.',
      'It was heard by 1/4 of the people in the town.',
    ],
    ['We put 10⁵ cells in each of the wells.', 'We put 100,000 cells in each of the wells.'],
    [
      'The dose was 10 mg kg⁻¹ day⁻¹ in each of the groups.',
      'The dose was 10 mg/kg/day in each of the groups.',
    ],
    [
      'The dose was 10 mg kg-1 day-1 in each of the groups.',
      'The dose was 10 mg/kg per day in each of the groups.',
    ],
    [
      'The dose was 10 mg/kg/day in each of the groups.',
      'The dose was 10 mg·kg−1·d−1 in each of the groups.',
    ],
    [
      'The air was kept at 24–26 °C in the whole of the tower.',
      'The air was kept at 24 to 26 °C in the whole of the tower.',
    ],
    [
      'The air was kept at 24 to 26 °C in the whole of the tower.',
      'The air was kept at 24-26 °C in the whole of the tower.',
    ],
    [
      'The loss was 24–26% in the whole of the old tower.',
      'The loss was 24% to 26% in the whole of the old tower.',
    ],
  ])('“%s” says “%s”', (sentence, claim) => {
    expect(verdictOf(sentence, claim, grouped)).toMatchObject({ kind: 'located', problems: [] })
  })
})

describe('another quantity:', () => {
  test.each([
    ['The town has 26 bells of good tin.', 'The town has twenty-five bells of good tin.'],
    ['The new rope took 3.5x that of the old.', 'The new rope took 3.6 times that of the old.'],
    [
      'The sum of the ropes is 3x + 4 in all towers.',
      'The sum of the ropes is 3 times + 4 in all towers.',
    ],
    ['The town has 226 bells of good tin.', 'The town has twenty-six bells of good tin.'],
    ['The town has 26% of the good tin.', 'The town has twenty-six of the good tin.'],
    ['The town has 26 bells of good tin.', 'The town has twenty-six thousand bells of good tin.'],
    [
      'The town has 26 bells of good tin.',
      'The town has one hundred and twenty-six bells of good tin.',
    ],
    [
      'The fall was −26 steps on the good scale.',
      'The fall was twenty-six steps on the good scale.',
    ],
    [
      'The town has one hundred and thirty-one bells of good tin.',
      'The town has 31 bells of good tin.',
    ],
    ['The town has thirty-one thousand good bells.', 'The town has 31 good bells.'],
    [
      'None of the old bells cracked during the 7 month trial period.',
      'None of the old bells cracked during the seven-week trial period.',
    ],
    [
      'None of the old bells cracked during the 17 month trial period.',
      'None of the old bells cracked during the seven-month trial period.',
    ],
    [
      'None of the old bells cracked during the 7.5 month trial period.',
      'None of the old bells cracked during the seven-month trial period.',
    ],
    [
      'It consists of 1.4K PDFs and the scores that belong to them.',
      'It consists of 1.4 million PDFs and the scores that belong to them.',
    ],
    [
      'The loss was small (0.5%) with 5 bells of the tower.',
      'The loss was small (.05%) with 5 bells of the tower.',
    ],
    ['88 657 bells had a known age in 1901.', '88,675 bells had a known age in 1901.'],
    ['88\u2009657 bells had a known age in 1901.', '88 675 bells had a known age in 1901.'],
    ['88\u2009657 bells had a known age in 1901.', '657 bells had a known age in 1901.'],
    [
      'We trained it with a rate of 10⁻⁵ for a day.',
      'We trained it with a rate of 1e-6 for a day.',
    ],
    [
      'We trained it with a rate of 10⁻⁵ for a day.',
      'We trained it with a rate of 10⁻⁶ for a day.',
    ],
    ['We trained it with a rate of 10⁻⁵ for a day.', 'We trained it with a rate of 10⁵ for a day.'],
    [
      'We trained it with a rate of 1e-5 for a day.',
      'We trained it with a rate of 2 × 10⁻⁵ for a day.',
    ],
    [
      'The set has about 4.5M sentence pairs of two towns.',
      'The set has about 4.5 billion sentence pairs of two towns.',
    ],
    [
      'The set has about 4.5M sentence pairs of two towns.',
      'The set has about 45 million sentence pairs of two towns.',
    ],
    [
      'The set has about 4.5M sentence pairs of two towns.',
      'The set has about 4.5K sentence pairs of two towns.',
    ],
    [
      'The set has 4,512,000 sentence pairs of two towns.',
      'The set has 4.5 million sentence pairs of two towns.',
    ],
    ['We heard 3K tones in all of the streets.', 'We heard 30,000 tones in all of the streets.'],
    ['We heard 64K tokens in all of the streets.', 'We heard 64,000 tokens in all of the streets.'],
    [
      'It was heard by two-thirds of the people in the town.',
      'It was heard by 3/2 of the people in the town.',
    ],
    [
      'It was heard by 66.7% of the people in the town.',
      'It was heard by two-thirds of the people in the town.',
    ],
    [
      'It was heard by 24.8% of the people in the town.',
      'It was heard by a quarter of the people in the town.',
    ],
    [
      'It was heard by a quarter of the people in the town.',
      'It was heard by 25% of the people in the town.',
    ],
    [
      'It was heard by a quarter of the people in the town.',
      'It was heard by a third of the people in the town.',
    ],
    ['We put 10⁵ cells in each of the wells.', 'We put 10,000 cells in each of the wells.'],
    [
      'The dose was 10 mg kg⁻¹ day⁻¹ in each of the groups.',
      'The dose was 10 mg/kg/h in each of the groups.',
    ],
    [
      'The dose was 10 mg kg⁻¹ day⁻¹ in each of the groups.',
      'The dose was 10 mg/kg in each of the groups.',
    ],
    [
      'The dose was 10 mg kg⁻¹ day⁻¹ in each of the groups.',
      'The dose was 10 mg kg day⁻¹ in each of the groups.',
    ],
    [
      'The dose was 10 mg m⁻² day⁻¹ in each of the groups.',
      'The dose was 10 mg/m/day in each of the groups.',
    ],
    [
      'The dose was 10 μg kg⁻¹ day⁻¹ in each of the groups.',
      'The dose was 10 mg/kg/day in each of the groups.',
    ],
    [
      'The air was kept at 24–26 °C in the whole of the tower.',
      'The air was kept at 24 to 28 °C in the whole of the tower.',
    ],
    [
      'The air was kept at 24–26 °C in the whole of the tower.',
      'The air went from 24 to 26 °C in the whole of the tower.',
    ],
    [
      'The air was kept at 24–26 °C in the whole of the tower.',
      'The air was kept at 26 to 24 °C in the whole of the tower.',
    ],
  ])('“%s” does not say “%s”', (sentence, claim) => {
    expect(verdictOf(sentence, claim, grouped).kind).toBe('unverified')
  })
})

describe('what may be read in two ways is not read:', () => {
  test.each([
    [
      'a number of a list',
      'We rang groups 1 000 times in each of the towers.',
      'We rang groups 1,000 times in each of the towers.',
      '',
    ],
    [
      'digits that spaces part where commas group',
      'In tower 12 345 bells had a known age.',
      'In tower 12,345 bells had a known age.',
      'In all 9,876 bells hang here.',
    ],
    [
      'the mark of a note',
      'The score of the ringers was 10⁵ points in the town.',
      'The score of the ringers was 100,000 points in the town.',
      'Others rang longer⁴ than that.',
    ],
    [
      'a molar solution',
      'The rods lay in 4.5M guanidine of the best kind.',
      'The rods lay in 4.5 million guanidine of the best kind.',
      'They were dried in 5 mM salt.',
    ],
    [
      'a temperature',
      'The rods were kept at 3K levels of the cold.',
      'The rods were kept at 3,000 levels of the cold.',
      'Liquid helium cooled them by 20 mK.',
    ],
    [
      'odds',
      'They were matched 1 to 3 with men of the town.',
      'They were matched 1–3 with men of the town.',
      '',
    ],
    [
      'a lost minus',
      'The bells were kept in a bath of 10-12 M acid for days.',
      'The bells were kept in a bath of 10 to 12 M acid for days.',
      '',
    ],
  ])('%s', (_, sentence, claim, other) => {
    expect(verdictOf(sentence, claim, other).kind).toBe('unverified')
  })
})

test('the words shown beside another number end behind the whole of their own', () => {
  const sentence =
    'In the spring of that year the bells of the old town rang at a loudness of 41.0, above all gongs.'
  const paper = paperOf(sentence)
  const claim = 'In the spring of that year the bells of the old town rang at a loudness of 28.4.'
  const { kind, spans } = verifyClaim(paper, claim)
  expect(kind).toBe('unverified')
  for (const { start, end } of spans)
    expect(paper.text.slice(start, end)).not.toMatch(/41(?:\.(?!0))?$/)
})
