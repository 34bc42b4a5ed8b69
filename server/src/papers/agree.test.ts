import { describe, expect, test } from 'vitest'
import { agree } from './agree.ts'

const venues = 'Nature Communications'
describe('two values of a field', () => {
  test.each([
    ['venue', 'The Lancet', 'Lancet (London, England)'],
    ['venue', 'PLoS ONE', 'PLOS ONE'],
    ['venue', 'eLife: the journal', 'eLife'],
    ['authors', 'Ada B. Pebble; Ben Stone', 'Pebble, Ada; B Stone'],
    ['authors', 'Ada Pebble', 'Pebble'],
    ['authors', 'Zoë Brontë', 'Z. Bronte'],
    ['license', 'CC-BY-4.0', 'CC-BY'],
    ['license', 'CC-BY-4.0', 'CC BY 4.0'],
    ['date', '2020-03-04', '2020-03'],
    ['title', 'On Snow', 'on snow.'],
    ['pdfUrl', 'https://a.org/x.pdf', 'https://b.org/x.pdf'],
  ])('%s: “%s” and “%s” say the same', (field, a, b) => {
    expect([agree(field, a, b), agree(field, b, a)]).toEqual([true, true])
  })

  test.each([
    ['venue', venues, 'Nature'],
    ['venue', venues, 'Communications'],
    ['venue', 'Journal of Pelicans', 'J'],
    ['authors', 'Wei Zhang; Jie Zhang', 'Lei Zhang; Ying Zhang'],
    ['authors', 'Ada Pebble; Ben Stone', 'Ben Stone; Ada Pebble'],
    ['authors', 'Ada Pebble; Ben Stone', 'Ada Pebble'],
    ['license', 'CC-BY-3.0', 'CC-BY-4.0'],
    ['license', 'CC-BY-4.0', 'CC-BY-NC-4.0'],
    ['abstract', 'We weigh snow.', 'We'],
    ['date', '2020-03-04', '2020-03-05'],
    ['year', '2019', '2020'],
  ])('%s: “%s” and “%s” differ', (field, a, b) => {
    expect([agree(field, a, b), agree(field, b, a)]).toEqual([false, false])
  })

  test('an abstract that is cut short is the same', () => {
    const whole = `${'Snow was weighed in ten valleys for ten years. '.repeat(3)}It was heavy.`
    expect(agree('abstract', whole, `Abstract: ${whole}`)).toBe(true)
    expect(agree('abstract', whole, whole.slice(0, 90))).toBe(true)
  })
})
