import { describe, expect, test } from 'vitest'
import { readXml } from '../jats/xml-tree.ts'
import { findByName } from '../markup/tree.ts'
import { inMathAlphabet } from './math-alphabets.ts'
import { cleanMathml } from './mathml-clean.ts'
import { mathmlText } from './mathml-text.ts'

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ'

// The first, the last and some letters between of every alphabet, typed from Unicode's chart.
const letters: [string, string, string][] = [
  ['bold', 'AZazhΑΩαωϖ∇∂09', '𝐀𝐙𝐚𝐳𝐡𝚨𝛀𝛂𝛚𝛡𝛁𝛛𝟎𝟗'],
  ['italic', 'AZazhΑΩαω09', '𝐴𝑍𝑎𝑧ℎ𝛢𝛺𝛼𝜔09'],
  ['bold-italic', 'AZazhΑΩαω09', '𝑨𝒁𝒂𝒛𝒉𝜜𝜴𝜶𝝎𝟎𝟗'],
  ['script', 'AZazBEFHILMRego', '𝒜𝒵𝒶𝓏ℬℰℱℋℐℒℳℛℯℊℴ'],
  ['bold-script', 'AZazBe', '𝓐𝓩𝓪𝔃𝓑𝓮'],
  ['fraktur', 'AYazCHIRZ', '𝔄𝔜𝔞𝔷ℭℌℑℜℨ'],
  ['bold-fraktur', 'AZazC', '𝕬𝖅𝖆𝖟𝕮'],
  ['double-struck', 'AYazCHNPQRZ09', '𝔸𝕐𝕒𝕫ℂℍℕℙℚℝℤ𝟘𝟡'],
  ['sans-serif', 'AZazα09', '𝖠𝖹𝖺𝗓α𝟢𝟫'],
  ['bold-sans-serif', 'AZazΑω09', '𝗔𝗭𝗮𝘇𝝖𝞈𝟬𝟵'],
  ['sans-serif-italic', 'AZaz', '𝘈𝘡𝘢𝘻'],
  ['sans-serif-bold-italic', 'AZazΑω', '𝘼𝙕𝙖𝙯𝞐𝟂'],
  ['monospace', 'AZaz09', '𝙰𝚉𝚊𝚣𝟶𝟿'],
]

describe('the letters of a mathematical alphabet', () => {
  test.each(letters)('%s', (variant, plain, styled) => {
    expect(inMathAlphabet(plain, variant)).toBe(styled)
  })

  test.each(letters)('%s: every letter is assigned and reads as the plain one', (variant) => {
    for (const plain of latin + greek) {
      const styled = inMathAlphabet(plain, variant)
      expect(styled).toMatch(/^\P{Cn}$/u)
      expect(styled.normalize('NFKC')).toBe(plain.normalize('NFKC'))
    }
  })

  test('the upright letters, an unknown name and what is in no alphabet stay', () => {
    expect(inMathAlphabet('ABC', 'normal')).toBe('ABC')
    expect(inMathAlphabet('ABC', 'constructor')).toBe('ABC')
    expect(inMathAlphabet('дж 数 ع + (', 'bold')).toBe('дж 数 ع + (')
    expect(inMathAlphabet('𝒜ℋ', 'bold')).toBe('𝒜ℋ')
  })

  test('a letter keeps its accent', () => {
    expect(inMathAlphabet('où', 'italic')).toBe('𝑜𝑢\u0300')
  })
})

describe('MathML that may be rendered', () => {
  const written: [string, string, string][] = [
    ['a letter', '<mi mathvariant="script">H</mi>', '<mi>ℋ</mi>'],
    ['a name', '<mi mathvariant="bold">max</mi>', '<mi>𝐦𝐚𝐱</mi>'],
    ['a number', '<mn mathvariant="bold">10</mn>', '<mn>𝟏𝟎</mn>'],
    ['words', '<mtext mathvariant="monospace">if x</mtext>', '<mtext>𝚒𝚏 𝚡</mtext>'],
    ['an operator', '<mo mathvariant="bold" form="prefix">∇</mo>', '<mo form="prefix">𝛁</mo>'],
    ['a bracket', '<mo mathvariant="bold">(</mo>', '<mo>(</mo>'],
    ['upright', '<mi mathvariant="normal">Λ</mi>', '<mi mathvariant="normal">Λ</mi>'],
    ['none', '<mi>x</mi>', '<mi>x</mi>'],
    [
      'a style around',
      '<mstyle mathvariant="bold" displaystyle="true"><mrow><mi>x</mi><mi mathvariant="script">R</mi></mrow></mstyle>',
      '<mstyle displaystyle="true"><mrow><mi>𝐱</mi><mi>ℛ</mi></mrow></mstyle>',
    ],
    [
      'an upright style around',
      '<mstyle mathvariant="normal"><mi>d</mi><mo>+</mo></mstyle>',
      '<mstyle><mi mathvariant="normal">d</mi><mo mathvariant="normal">+</mo></mstyle>',
    ],
    [
      'a style around brackets',
      '<mstyle mathvariant="bold"><mfenced><mi>a</mi></mfenced></mstyle>',
      '<mstyle><mrow><mo>(</mo><mi>𝐚</mi><mo>)</mo></mrow></mstyle>',
    ],
  ]

  test.each(written)('%s', (_name, source, mathml) => {
    expect(cleanMathml(math(source), false)).toBe(`<math>${mathml}</math>`)
  })

  test('a style on the whole formula', () => {
    expect(cleanMathml(math('<mi>x</mi>', ' mathvariant="bold"'), false)).toBe(
      '<math><mi>𝐱</mi></math>',
    )
  })

  test('the words of the formula have the plain letters', () => {
    expect(mathmlText(math('<mi mathvariant="script">H</mi>'))).toBe('H')
  })
})

function math(inner: string, own = '') {
  const found = findByName(readXml(`<x><math${own}>${inner}</math></x>`), 'math')
  if (!found) throw new Error('no math')
  return found
}
