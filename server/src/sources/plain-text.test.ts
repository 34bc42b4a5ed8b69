import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../engine/src/text/growth.fixture.ts'
import { plainAbstract, plainText } from './plain-text.ts'

test.each([
  ['a plain title', 'a plain title'],
  ['<i>Escherichia coli</i> in H<sub>2</sub>O', 'Escherichia coli in H2O'],
  ['10<sup>5</sup> cells', '10⁵ cells'],
  ['10<sup>-3</sup> m', '10⁻³ m'],
  ['<jats:p>One.</jats:p><jats:p>Two.</jats:p>', 'One. Two.'],
  ['a &amp; b', 'a & b'],
  ['below 75 &amp;lt; 80', 'below 75 < 80'],
  ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;safe', 'safe'],
  ['<script>alert(1)</script>safe', 'safe'],
  ['İİİ<SCRIPT>alert(1)</SCRIPT>safe<!-- not said -->', 'İİİ safe'],
  ['&lt;p&gt;escaped whole&lt;/p&gt;', 'escaped whole'],
  [
    'The genome of<i>Corvus corone</i>and<i>C. corax</i>in',
    'The genome of Corvus corone and C. corax in',
  ],
  [
    '<i>N</i>-methyl-<i>trans</i>formation of <i>Drosophila</i>s',
    'N-methyl-transformation of Drosophilas',
  ],
  ['<tp:taxon-name>Corvus</tp:taxon-name> &lt;scp&gt;dna&lt;/scp&gt;', 'Corvus dna'],
  [
    '<Emphasis Type="Italic">Corvus</Emphasis> <InlineEquation><EquationSource>$x^2$</EquationSource></InlineEquation>',
    'Corvus x²',
  ],
  [
    '<mml:msup><mml:mn>10</mml:mn><mml:mrow><mml:mo>-</mml:mo><mml:mn>6</mml:mn></mml:mrow></mml:msup> m',
    '10⁻⁶ m',
  ],
  ['<math><msqrt><mi>s</mi></msqrt><mo>=</mo><mn>13</mn></math> TeV', '√s=13 TeV'],
  ['<http://snow.example> and <ada@snow.example>', '<http://snow.example> and <ada@snow.example>'],
  ['p<0.05 and q > 3', 'p<0.05 and q > 3'],
  ['Sin&lt;GLU&gt;', 'Sin<GLU>'],
  ['caf&eacute; &alpha;-decay &#8211; x', 'café α-decay – x'],
  ['R&D costs', 'R&D costs'],
  ['safe \u202egnp.exe\u202c, in\u200bvisible', 'safe gnp.exe, invisible'],
  ['a\n   b\t c', 'a b c'],
  ['<mml:math><mml:mi>x</mml:mi><mml:mo>+</mml:mo><mml:mn>1</mml:mn></mml:math>', 'x+1'],
  [
    '<jats:alternatives><jats:tex-math>$x$</jats:tex-math><mml:math><mml:mi>x</mml:mi></mml:math></jats:alternatives>',
    'x',
  ],
])('%s → %s', (markup, text) => {
  expect(plainText(markup)).toBe(text)
})

test.each([
  ['<jats:title>Abstract</jats:title><jats:p>Snow is heavy.</jats:p>', 'Snow is heavy.'],
  ['Abstract Snow is heavy.', 'Snow is heavy.'],
  ['ABSTRACT: Snow is heavy.', 'Snow is heavy.'],
  ['Abstract interpretation of snow.', 'Abstract interpretation of snow.'],
  ['<p></p>', undefined],
])('the abstract %s → %s', (markup, text) => {
  expect(plainAbstract(markup)).toBe(text)
})

test('any text gives well-formed text without marks that we know', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const plain = plainText(`<jats:p>${text}</jats:p>`)
      expect(plain.isWellFormed()).toBe(true)
      expect(plain).not.toMatch(/<\/?jats:p>/)
    }),
    { numRuns: 500 },
  )
})

test.each([
  '<',
  '<i ',
  '<script>',
  '<script></script',
  '<annotation><annotation-xml>',
  '&lt;',
  '<jats:alternatives>',
  '<alternatives><tex-math>',
  '<alternatives><tex-math></tex-math>',
  '<!--',
  '<title>abstract',
  '1 <sup>',
])('many times %j is read in linear time (T11)', (text) => {
  expectLinear((size) => plainText(text.repeat(size)), 8_000, text)
})
