import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadLatex } from './latex.ts'
import { mathmlToReact } from './mathml.tsx'

const draw = (source: string) => render(<p>{mathmlToReact(source, true)}</p>).container

describe('mathmlToReact', () => {
  it('draws MathML with or without a prefix', () => {
    expect(draw('<math><mi>d</mi><mo>≤</mo><mn>0.1</mn></math>').textContent).toBe('d≤0.1')
    expect(
      draw(
        '<mml:math><mml:mfrac><mml:mi>a</mml:mi><mml:mi>b</mml:mi></mml:mfrac></mml:math>',
      ).querySelector('mfrac'),
    ).not.toBeNull()
  })

  it('lets no script, address, handler or style through', () => {
    const box = draw(
      `<math href="javascript:alert(1)" onclick="alert(1)" style="x:y"><mi xlink:href="http://e.example">x</mi><script>alert(1)</script><mtext><img src="x" onerror="alert(1)"/></mtext></math>`,
    )
    expect(box.innerHTML).not.toMatch(/script|href|onclick|onerror|style|img/)
    expect(box.textContent).toContain('x')
  })

  it('drops annotations, which would repeat the formula', () => {
    expect(
      draw('<math><semantics><mi>x</mi><annotation>x</annotation></semantics></math>').textContent,
    ).toBe('x')
  })

  it('names the formula, so that what it stands in has its words in its name', () => {
    const formula = mathmlToReact('<math><msub><mi>d</mi><mi>k</mi></msub></math>', false, 'd_k')
    const { getByRole } = render(<a href="#p">queries of dimension {formula}</a>)
    expect(getByRole('link', { name: 'queries of dimension d_k' })).toBeTruthy()
  })

  it('keeps the no-break spaces of words, and drops the white space that the source is laid out with', () => {
    const box = draw('<math><mtext>\n  \u00a0if\u00a0\n</mtext><mi>\n x </mi></math>')
    expect([...box.querySelectorAll('mtext, mi')].map((it) => it.textContent)).toEqual([
      '\u00a0if\u00a0',
      'x',
    ])
  })

  it.each([
    [
      '<mover accent="true"><mrow><mi>α</mi></mrow><mrow><mo stretchy="false">¯</mo></mrow></mover>',
    ],
    ['<mover><mi>α</mi><mo stretchy="false">¯</mo></mover>'],
  ])('sets an accent close to its letter: %s', (source) => {
    const over = draw(`<math><msub><mi>H</mi><mrow>${source}</mrow></msub></math>`)
    expect(over.querySelector('math')?.innerHTML).toBe(
      '<msub><mi>H</mi><mover accent="true"><mi>α</mi><mo stretchy="false">¯</mo></mover></msub>',
    )
  })

  it('keeps rows of several, of words and of other directions', () => {
    const row = '<mrow><mi>a</mi><mi>b</mi></mrow><mrow dir="rtl"><mi>c</mi></mrow>'
    expect(
      draw(`<math>${row}<mrow>or <mi>d</mi></mrow></math>`).querySelector('math')?.innerHTML,
    ).toBe(`${row}<mrow>or<mi>d</mi></mrow>`)
  })

  it('gives up on what is not MathML, too long, or too deep', () => {
    expect(mathmlToReact('no formula at all', true)).toBeNull()
    expect(
      mathmlToReact(`<math>${'<mrow>'.repeat(400)}${'</mrow>'.repeat(400)}</math>`, true),
    ).toBeNull()
    expect(mathmlToReact(`<math><mi>${'x'.repeat(200_000)}</mi></math>`, true)).toBeNull()
  })
})

describe('LaTeX', () => {
  it('is set as MathML', async () => {
    const latex = await loadLatex()
    expect(draw(latex('d(q,q^\\prime) \\le 0.1', true) ?? '').querySelector('math')).not.toBeNull()
  })

  it.each([
    ['a command that prints nothing', 'a:\\leavevmode\\nobreak\\ p', 'a:\u00a0p'],
    ['double-struck letters of packages', '\\mathds{1}+\\mathbbm{R}', '𝟙+ℝ'],
    ['an operator said to be one', '\\underset{i}{\\mathop \\sum }\\,w', '∑iw'],
  ])('%s is drawn', async (_name, source, words) => {
    const latex = await loadLatex()
    expect(draw(latex(source, false) ?? '').querySelector('math')?.textContent).toBe(words)
  })

  it.each([
    ['a huge rule', '\\rule{1000000000em}{1em}'],
    ['endless macros', '\\def\\a{\\a\\a}\\a'],
    ['deep nesting', `${'{'.repeat(3000)}x${'}'.repeat(3000)}`],
    ['200 kB', 'x+'.repeat(100_000)],
    ['nonsense', '\\frac{'],
  ])('%s ends, and becomes nothing large or harmful', async (_name, source) => {
    const latex = await loadLatex()
    const made = latex(source, true) ?? ''
    expect(made.length).toBeLessThan(100_000)
    expect(draw(made).querySelector('script, style, a, img')).toBeNull()
  })
})
