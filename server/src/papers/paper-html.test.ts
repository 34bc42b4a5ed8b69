import { documentFromSections } from '@tessera/engine'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { documentPage, paperHtmlPolicy, sanitizedBody, sanitizedPage } from './paper-html.ts'

const bodyOf = (source: string) => sanitizedBody(source) ?? ''

const active =
  /^(?:script|svg|base|meta|form|input|iframe|style|link|object|embed|template|noscript)$/

function elementsOf(html: string): { tag: string; attributes: [string, string][] }[] {
  const found: { tag: string; attributes: [string, string][] }[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node)
      found.push({ tag: node.tagName, attributes: node.attrs.map((it) => [it.name, it.value]) })
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parseFragment(html))
  return found
}

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://attacker.example/pixel.png">',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<base href="https://attacker.example/">',
  '<meta http-equiv="refresh" content="0;url=https://attacker.example">',
  '<form action="https://attacker.example"><input name=q></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(https://attacker.example)">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)"><mi>x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<link rel=stylesheet href="https://attacker.example/a.css">',
  '<object data="https://attacker.example"></object><embed src=x>',
]

describe('foreign HTML can be read and do nothing', () => {
  test.each(hostile)('%s', (source) => {
    const safe = bodyOf(`<p>before</p>${source}`)
    expect(safe).toContain('before')
    for (const { tag, attributes } of elementsOf(safe)) {
      expect(tag).not.toMatch(active)
      for (const [name, value] of attributes) {
        expect(name).not.toMatch(/^on|^(?:style|srcset|action|formaction|xlink:href)$/)
        if (name === 'href') expect(value).toMatch(/^(?:https?|mailto):|^[#/]/)
        if (name === 'src') expect(value).toMatch(/^data:/)
      }
    }
  })

  test('what is safe stays safe: sanitising twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 20 })), {
          maxLength: 8,
        }),
        (parts) => {
          const once = bodyOf(parts.join(' '))
          expect(bodyOf(once)).toBe(once)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a source that nests more than a thousand elements is not sanitised at all (T05)', () => {
    const nested = (count: number) => `${'<div>'.repeat(count)}deep${'</div>'.repeat(count)}`
    expect(sanitizedPage(nested(1_000), 'x')).toContain('deep')
    expect(sanitizedPage(nested(1_000).repeat(20), 'x')).toContain('deep')
    expect(sanitizedPage(nested(1_001), 'x')).toBeNull()
  })

  test('a source over 5 MB is not sanitised at all', () => {
    expect(sanitizedPage('a'.repeat(5_000_001), 'x')).toBeNull()
  })

  test('the policy sandboxes the page and allows no script', () => {
    expect(paperHtmlPolicy).toMatch(/^sandbox; default-src 'none'/)
    expect(paperHtmlPolicy).not.toContain('script-src')
  })
})

test('a document is shown as its blocks, with every character of its text escaped', () => {
  const page = documentPage(
    documentFromSections({
      title: 'On <b>tags</b>',
      sections: [{ heading: 'Results & more', paragraphs: ['We found a < b.'] }],
    }),
  )
  expect(page).toContain('<h1>On &lt;b&gt;tags&lt;/b&gt;</h1>')
  expect(page).toContain('<h2>Results &amp; more</h2>')
  expect(page).toContain('<p>We found a &lt; b.</p>')
})

test('what a converter could not make of a source is not shown as words of the paper', () => {
  const page =
    '<p>An <span class="ltx_ERROR undefined">\\useunder</span><span class="ltx_text">apiary</span> of 412 hives.</p>'
  expect(bodyOf(page)).toBe('<p>An <span></span><span>apiary</span> of 412 hives.</p>')
})
