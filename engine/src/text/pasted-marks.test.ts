import { expect, test } from 'vitest'
import { withoutPastedMarks } from './pasted-marks.ts'

test.each([
  ['We saw **377 goats** and *277 sheep*.', 'We saw 377 goats and 277 sheep.'],
  ['We saw ***many*** `goats` __here__.', 'We saw many goats here.'],
  ['Goats, as [others](https://example.org/a) say.', 'Goats, as others say.'],
  ['Goats were sampled [1].', 'Goats were sampled.'],
  ['Goats were sampled.[1]', 'Goats were sampled.'],
  ['Goats were sampled. [1, 2]', 'Goats were sampled.'],
  ['“Goats were sampled” [^3], they write.', '“Goats were sampled”, they write.'],
  ['[2] Goats were sampled [3][4].', 'Goats were sampled.'],
  ['**Goats were sampled.', 'Goats were sampled.'],
  ['Sheep were not.**', 'Sheep were not.'],
  ['Goats were 🐐 sam\u00adpled\u200b.', 'Goats were  sampled.'],
  ['<p>Goats were <strong class="big">sampled</strong>.</p>', 'Goats were sampled.'],
  ['**Key findings:** Goats were sampled.', 'Goats were sampled.'],
  ['Methods: Goats were sampled.', 'Goats were sampled.'],
  ['Goats were sampled.³', 'Goats were sampled.'],
  ['Goats were sampled by method I [3].', 'Goats were sampled by method I.'],
  ['> Goats were\n> sampled.', 'Goats were\nsampled.'],
])('%s is set or cited, and says %s', (pasted, said) => {
  expect(withoutPastedMarks(pasted)).toBe(said)
})

test.each([
  'The share lies in [0, 1].',
  'The product 5 * 3 * 2 is 30.',
  'The name model_name_x has a_b in it.',
  'Ratios were in [1, 2], as p < 0.05* says.',
  'The list a[1] is read.',
  '> 5 goats were sampled.',
  'Effects were 0.43**',
  'The effect: goats were sampled.',
  'The share of a<b and b>c is 10<sup>3</sup>.',
  'The field was 5 m².',
])('%s has nothing to lose', (pasted) => {
  expect(withoutPastedMarks(pasted)).toBe(pasted)
})
