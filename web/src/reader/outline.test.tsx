import { parseHtml } from '@tessera/engine'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentIndexContext, indexDocument } from './document-index.ts'
import { Outline } from './outline.tsx'

const show = (text: string) =>
  render(
    <DocumentIndexContext value={indexDocument(parseHtml(`<article>${text}</article>`))}>
      <Outline highlights={[]} />
    </DocumentIndexContext>,
  )

test('contents that are empty say so', () => {
  const { unmount } = show('<h1>Kites</h1><p>The kite is withdrawn.</p>')
  expect(screen.getByText('This text has no headings.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  unmount()
  show('<h1>Kites</h1><section><h2>Wind</h2><p>The wind was weak.</p></section>')
  expect(screen.queryByText('This text has no headings.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Wind' })).toBeTruthy()
})
