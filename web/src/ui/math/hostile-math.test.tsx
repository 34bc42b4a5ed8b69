import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Formula } from './formula.tsx'
import { loadLatex } from './latex.ts'
import { mathmlToReact } from './mathml.tsx'

const nested = (count: number, open: string, close: string) =>
  `${open.repeat(count)}x${close.repeat(count)}`

test.each([
  ['3,000 nested fractions', nested(3_000, '\\frac{1}{', '}')],
  ['a sum of 200 KB', 'x^2+'.repeat(50_000)],
  ['macros that double', '\\def\\a{\\a\\a}\\a'],
])('%s are not typeset (T12)', async (_name, latex) => {
  expect((await loadLatex())(latex, true)).toBeNull()
})

test('a rule of a billion em is never that long, and its size cannot be styled (T12)', async () => {
  const made = (await loadLatex())('\\rule{1e9em}{1e9em}', true)
  const { container } = render(<p>{made === null ? null : mathmlToReact(made, true)}</p>)
  expect(container.innerHTML).not.toMatch(/1e9|1000000000|style=/)
})

test.each(['1000000000em', '9e9px', '99999999%', '70cm', '-1e9em', '1000000000'])(
  'a space of %s does not stretch the page; one of a formula stays (T12)',
  (width) => {
    const spaces = `<math><mspace width="${width}"/><mspace width="2.5em"/><mo lspace="thickmathspace">+</mo></math>`
    const { container } = render(<Formula mathml={spaces} plain="+" />)
    expect([...container.querySelectorAll('mspace')].map((it) => it.getAttribute('width'))).toEqual(
      [null, '2.5em'],
    )
    expect(container.querySelector('mo')?.getAttribute('lspace')).toBe('thickmathspace')
  },
)

test.each([
  ['10,000 elements', `<math><mrow>${'<mi>x</mi>'.repeat(10_000)}</mrow></math>`],
  ['3,000 nested elements', `<math>${nested(3_000, '<mrow>', '</mrow>')}</math>`],
  ['200 KB', `<math><mtext>${'x'.repeat(200_000)}</mtext></math>`],
])('MathML with %s is shown as its own characters (T12)', (_name, mathml) => {
  const { container } = render(<Formula mathml={mathml} plain="x + y" />)
  expect(container.innerHTML).toBe('<span class="formula-plain">x + y</span>')
})
