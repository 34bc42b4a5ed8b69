import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { answer } from '../testing/fake-server.ts'
import { found, paperCard } from '../testing/papers.fixture.ts'
import { renderApp } from '../testing/render-app.tsx'
import { fixtureDocument, fixturePaper, fixtureSummary } from './paper-route.fixture.ts'

// Code is loaded on first use; on a busy machine that alone takes seconds, which are no part of a wait.
beforeAll(async () => {
  await import('./paper-route.tsx')
  await import('../papers/results.tsx')
  await import('../explanations/checklist.tsx')
  await import('../explanations/withheld.tsx')
})

const hostile = fc.oneof(
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><iframe srcdoc="x">',
    "javascript:alert('x')",
    '&lt;b&gt;bold&lt;/b&gt;',
    '{{constructor}}',
    '<svg/onload=alert(1)>',
    '</h1></main><form action=//evil.example>',
    '__proto__',
  ),
  fc
    .string({ minLength: 1, maxLength: 40, unit: 'binary' })
    .map((text) => text.replace(/z/gi, 'y')),
)
const words = fc.record({ title: hostile, author: hostile, venue: hostile, abstract: hostile })

/** The names of all elements and what leads or loads anywhere: what text must never change. */
const shape = () =>
  [...screen.getByRole('main').querySelectorAll('*')].map((element) =>
    ['href', 'src', 'style', 'onload', 'onerror'].reduce(
      (name, key) =>
        element.hasAttribute(key) ? `${name} ${key}=${element.getAttribute(key)}` : name,
      element.localName,
    ),
  )

async function shapeOf(
  address: string,
  routes: Parameters<typeof renderApp>[1],
  ...ready: string[]
) {
  await renderApp(address, routes)
  for (const words of ready) await screen.findAllByText(words)
  const seen = shape()
  cleanup()
  return seen
}

test('whatever a title, an author, a venue or an abstract says, a list of results has the same elements (T06)', async () => {
  const list = (said: { title: string; author: string; venue: string; abstract: string }) =>
    shapeOf(
      '/?q=zz',
      {
        '/api/papers/search': () =>
          answer(
            found([
              paperCard('a', { ...said, authors: [said.author] }),
              paperCard('b', { title: 'The last of the list' }),
            ]),
          ),
      },
      'The last of the list',
    )
  const plain = await list({ title: 'Plain', author: 'Ada', venue: 'Notes', abstract: 'Words.' })
  await fc.assert(
    fc.asyncProperty(words, async (said) => {
      expect(await list(said)).toEqual(plain)
    }),
    { numRuns: 40 },
  )
})

test('the page of a paper too (T06)', async () => {
  const page = (said: { title: string; author: string; venue: string; abstract: string }) =>
    shapeOf(
      '/paper/p1',
      {
        '/api/papers/p1': () => answer({ ...fixturePaper, ...said, authors: [said.author] }),
        '/api/papers/p1/document': () => answer(fixtureDocument),
        '/api/papers/p1/summary': () => answer(fixtureSummary),
        '/api/papers/p1/qa': () => answer([]),
      },
      'Three-part anchors recovered 97.4% of the passages.',
      // Their code comes after the page's own, each by itself.
      'Replication Checklist',
      '1 claim was withheld',
    )
  const plain = await page({ title: 'Plain', author: 'Ada', venue: 'Notes', abstract: 'Words.' })
  await fc.assert(
    fc.asyncProperty(words, async (said) => {
      expect(await page(said)).toEqual(plain)
    }),
    { numRuns: 12 },
  )
})
