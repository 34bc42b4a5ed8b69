import { describe, expect, test } from 'vitest'
import { readXml } from '../jats/xml-tree.ts'
import { findByName } from '../markup/tree.ts'
import { cleanMathml } from './mathml-clean.ts'
import { mathmlText } from './mathml-text.ts'

function math(inner: string) {
  const found = findByName(readXml(`<x><math>${inner}</math></x>`), 'math')
  if (!found) throw new Error('no math')
  return found
}

const lines: [string, string, string][] = [
  ['a letter', '<mi>x</mi>', 'x'],
  ['a subscript', '<msub><mi>d</mi><mi>k</mi></msub>', 'd_k'],
  [
    'a compound subscript',
    '<msub><mi>h</mi><mrow><mi>t</mi><mo>-</mo><mn>1</mn></mrow></msub>',
    'h_{t−1}',
  ],
  ['a power of ten', '<msup><mn>10</mn><mrow><mo>-</mo><mn>5</mn></mrow></msup>', '10^−5'],
  ['a prime', '<msup><mi>f</mi><mo>′</mo></msup>', 'f′'],
  ['degrees', '<msup><mn>90</mn><mo>∘</mo></msup>', '90°'],
  [
    'a fraction',
    '<mfrac><mn>1</mn><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac>',
    '1/√(d_k)',
  ],
  [
    'a compound fraction',
    '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>',
    '(a + b)/c',
  ],
  ['a binomial', '<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', 'n choose k'],
  [
    'a sum',
    '<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>x</mi><mi>i</mi></msub></mrow>',
    '∑_{i=1}^n x_i',
  ],
  [
    'relations and signs',
    '<mi>x</mi><mo>=</mo><mo>-</mo><mi>y</mi><mo>+</mo><mn>2</mn>',
    'x = −y + 2',
  ],
  ['letters multiplied', '<mi>p</mi><mo>\u2062</mo><mi>o</mi><mo>\u2062</mo><mi>s</mi>', 'pos'],
  ['a function', '<mi>sin</mi><mo>\u2061</mo><mi>x</mi>', 'sin x'],
  ['a call', '<mi>f</mi><mo>(</mo><mi>x</mi><mo>,</mo><mi>y</mi><mo>)</mo>', 'f(x, y)'],
  [
    'scripts side by side',
    '<msub><mi>q</mi><mi>i</mi></msub><msub><mi>k</mi><mi>i</mi></msub>',
    'q_i k_i',
  ],
  ['bold letters', '<mi>𝐳</mi><mo>∈</mo><mi>ℝ</mi>', 'z ∈ R'],
  ['an accent', '<mover><mi>x</mi><mo>^</mo></mover>', 'x̂'],
  ['words', '<mi>x</mi><mtext> if </mtext><mi>y</mi>', 'x if y'],
  ['a sign left as its command', '<mn>7</mn><merror><mtext>\\degree</mtext></merror>', '7°'],
  [
    'a command of no sign',
    '<mtext>\\unknown</mtext><mtext>a \\degree b</mtext>',
    '\\unknown a \\degree b',
  ],
  ['a fence', '<mfenced open="[" close=")"><mi>a</mi><mi>b</mi></mfenced>', '[a, b)'],
  [
    'a matrix',
    '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>',
    'a, b; c, d',
  ],
  [
    'its annotation is not said again',
    '<semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics>',
    'x',
  ],
]

describe('MathML as one readable line', () => {
  test.each(lines)('%s', (_name, source, words) => {
    expect(mathmlText(math(source)).normalize('NFC')).toBe(words.normalize('NFC'))
  })
})

describe('MathML that may be rendered', () => {
  const hostile =
    '<mi onclick="alert(1)" href="javascript:x" style="color:red" mathvariant="bold">x</mi>' +
    '<script>alert(1)</script><annotation-xml encoding="text/html"><img src="x" onerror="y"/></annotation-xml>' +
    '<mtext><b>words</b> &lt;i&gt;</mtext><maction><mi>y</mi><mi>z</mi></maction>'

  test('keeps Core elements and layout attributes only', () => {
    expect(cleanMathml(math(hostile), true)).toBe(
      '<math display="block"><mi>𝐱</mi><mtext>words &lt;i&gt;</mtext><mi>y</mi></math>',
    )
  })
  test('a sign that a converter left as its command is drawn', () => {
    expect(cleanMathml(math('<mn>7</mn><merror><mtext>\\degree</mtext></merror>'), false)).toBe(
      '<math><mn>7</mn><mrow><mtext>°</mtext></mrow></math>',
    )
  })
  test('a fence becomes operators', () => {
    expect(cleanMathml(math('<mfenced><mi>a</mi><mi>b</mi></mfenced>'), false)).toBe(
      '<math><mrow><mo>(</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo></mrow></math>',
    )
  })
  test('a formula of a megabyte is not kept', () => {
    expect(cleanMathml(math('<mi>x</mi>'.repeat(100_000)), false)).toBeUndefined()
  })
  test('nothing is kept of nothing', () => {
    expect(cleanMathml(math('<annotation>x</annotation>'), false)).toBeUndefined()
  })
})
