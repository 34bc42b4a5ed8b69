import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareLatex, latexText } from './latex-text.ts'

const lines: [string, string][] = [
  ['d_{k}', 'd_k'],
  ['d_{\\text{model}}=512', 'd_model = 512'],
  ['x^{2}+y^{2}', 'x^2 + y^2'],
  ['\\frac12x^12', '1/2x^1 2'],
  ['10^{-5}', '10^−5'],
  ['\\frac{1}{\\sqrt{d_k}}', '1/√(d_k)'],
  ['\\frac{a+b}{c}', '(a + b)/c'],
  ['\\alpha\\leq\\beta', 'α ≤ β'],
  ['Z(t)\\gt 0', 'Z(t) > 0'],
  ['\\sum_{i=1}^{n} x_i', '∑_{i=1}^n x_i'],
  ['\\mathcal{L}(\\theta)', 'L(θ)'],
  ['\\hat{x}', 'x̂'],
  ['\\left(\\frac{a}{b}\\right)', '(a/b)'],
  ['\\sin\\theta', 'sin θ'],
  ["f'(x)", 'f′(x)'],
  ['\\begin{cases}a&b\\\\c&d\\end{cases}', 'ab; cd'],
  ['90^{\\circ}', '90°'],
  ['\\unknowncommand{x}', 'unknowncommand x'],
  ['\\{1,0\\}', '{1, 0}'],
  ['\\leavevmode\\mathds{1}_{n}', '1_n'],
  ['\\vartriangle=\\bigtimes_{j}S_{j}', '△ = ⨉_j S_j'],
]

describe('LaTeX as one readable line', () => {
  test.each(lines)('%s → %s', (source, words) => {
    expect(latexText(source).normalize('NFC')).toBe(words.normalize('NFC'))
  })

  test('a formula inside a document of its own is found', () => {
    const source =
      '\\documentclass{minimal}\n\\usepackage{amsmath}\n\\begin{document}$$x^2$$\\end{document}'
    expect(bareLatex(source)).toBe('x^2')
  })

  test.each([
    ['i\\in\\{-K,\\ldots,%\n  -1\\}', 'i\\in\\{-K,\\ldots,-1\\}'],
    ['a\\alpha% a note, 5 % of it\r\nb', 'a\\alpha b'],
    ['\\text{as%\n is}\\\\%\nc', '\\text{asis}\\\\c'],
    ['p=5\\%\nq', 'p=5\\% q'],
    ['p=5% of q', 'p=5% of q'],
  ])('comments end with their lines: %j', (source, bare) => {
    expect(bareLatex(source)).toBe(bare)
  })

  test('a dollar sign left over says nothing', () => {
    expect(bareLatex('\\( $x$ \\)')).toBe('x')
    expect(bareLatex('$$x^2$$')).toBe('x^2')
    expect(bareLatex('\\[ {{Y}_{i}}|{{X}_{i}}$ \\]')).toBe('{{Y}_{i}}|{{X}_{i}}')
    expect(latexText('a$+b')).toBe('a + b')
    expect(latexText('5\\$')).toBe('5$')
  })

  test('any string is read without throwing, in time', () => {
    const token = fc.constantFrom(
      '\\frac',
      '\\sqrt',
      '{',
      '}',
      '^',
      '_',
      '[',
      ']',
      '&',
      '\\\\',
      'x',
      ' ',
      '\\left',
      '\\text',
      '\\begin{a}',
      '$',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(token, { maxLength: 300 }).map((parts) => parts.join('')),
        ),
        (source) => {
          expect(typeof latexText(bareLatex(source))).toBe('string')
        },
      ),
      { numRuns: 300 },
    )
  })

  test('deep nesting ends', () => {
    expect(latexText('\\sqrt{'.repeat(1_600)).length).toBeLessThan(10_000)
  })
})
