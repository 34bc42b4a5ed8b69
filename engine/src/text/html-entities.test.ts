import { expect, test } from 'vitest'
import { withSigns, withSignsInPlace } from './html-entities.ts'

test('entities are read as a browser reads them', () => {
  expect(
    withSigns('wax &amp; rust, p &lt; 0.05, the bell&#39;s&nbsp;&ldquo;hum&rdquo; &#x2265; 2'),
  ).toBe("wax & rust, p < 0.05, the bell's “hum” ≥ 2")
  expect(withSigns('R&D; AT&T &nosuchsign; &amp')).toBe('R&D; AT&T &nosuchsign; &amp')
})

test('signs in place keep what is behind them where it was', () => {
  const text = 'It rang.&nbsp;Wax &amp; rust.'
  expect(withSignsInPlace(text)).toBe('It rang.      Wax &     rust.')
  expect(withSignsInPlace(text)).toHaveLength(text.length)
})
