import { blankPaper } from '@tessera/contract'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePageMetadata } from './page-metadata.ts'

const paper = blankPaper({ id: 'p1', title: 'A private matter', abstract: 'Nobody else may know.' })
const head = () => document.documentElement.outerHTML

afterEach(() => {
  document.head.innerHTML = ''
})

test('of a paper that the server wrote into the page nothing stays when it is left', () => {
  document.head.innerHTML = `<title>A private matter · Tessera</title>
    <meta name="description" content="Nobody else may know.">
    <link rel="canonical" href="https://x.example/paper/p1">
    <meta property="og:title" content="A private matter">
    <meta name="twitter:title" content="A private matter">
    <meta name="citation_title" content="A private matter">
    <script type="application/ld+json">{"headline":"A private matter"}</script>`
  const { rerender, unmount } = renderHook((shown) => usePageMetadata(shown), {
    initialProps: paper,
  })
  rerender({ ...paper })
  expect(document.querySelector('meta[name="citation_title"]')).not.toBeNull()
  unmount()
  expect(head()).not.toMatch(/private matter|Nobody else|p1/)
})

test('what the page said of itself before a paper was opened is said again', () => {
  document.head.innerHTML = '<meta name="description" content="About Tessera">'
  const { unmount } = renderHook(() => usePageMetadata(paper))
  expect(head()).toContain('Nobody else may know.')
  unmount()
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'About Tessera',
  )
  expect(head()).not.toMatch(/private matter|Nobody else/)
})
