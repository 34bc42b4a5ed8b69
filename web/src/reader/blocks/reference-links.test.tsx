import { normaliseRun, type Reference } from '@tessera/engine'
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReferenceLinks } from './reference-list.tsx'

const to = (fields: Partial<Reference>): Reference => ({
  id: 'r1',
  span: null,
  raw: 'A. Author. A title. 2020.',
  authors: [],
  ...fields,
})
const linkTo = (url: string) =>
  render(<ReferenceLinks reference={to({ url })} />).container.querySelector('a')

test.each([
  'https://example.org@attacker.example/',
  'https://attacker.example/https://example.org',
  'https://еxample.org/', // a Cyrillic letter
  'https://example.org\u202egro.rekcatta',
  'https://EXAMPLE.org:8443/a?b=https://x.example',
  'http://2130706433/',
  'http://[::1]/',
])('the words of a link are the host that it leads to: %s (T14)', (url) => {
  const link = linkTo(url)
  if (link === null) return expect(URL.canParse(url)).toBe(false)
  expect(link.textContent).toBe(new URL(link.href).host)
  expect(link.textContent).toMatch(/^[\x21-\x7e]+$/)
  expect(link.rel).toContain('noopener')
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//attacker.example',
  'https://',
  'https://%',
  'http://[::1',
  'https://exa mple.org',
])('an address that leads nowhere good is no link, and breaks nothing: %s', (url) => {
  expect(linkTo(url)).toBeNull()
})

test('a title with markup is text in what is read aloud (T06)', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<img src=x onerror=alert(1)>',
          '&lt;script&gt;',
          '<b>',
          '"',
          '&amp;',
          'x',
          '</span>',
        ),
      ),
      (parts) => {
        const title = parts.join('')
        const { container, unmount } = render(
          <ReferenceLinks reference={to({ title, doi: '10.1000/1' })} />,
        )
        expect([...container.querySelectorAll('*')].map((it) => it.tagName)).toEqual(['A', 'SPAN'])
        expect(container.textContent).toBe(` Open ${title}`)
        unmount()
      },
    ),
    { numRuns: 100 },
  )
})

test('controls that turn or hide letters do not reach the canonical text (T14)', () => {
  const controls =
    '\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff'
  for (const control of controls) expect(normaliseRun(`ab${control}cd`)).toBe('abcd')
})
