import { documentFromSections } from '@tessera/engine'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentIndexContext, indexDocument } from './document-index.ts'
import { ReadingText } from './reading-text.tsx'

test('formulas that are too many to be drawn are told of below the text, and only those', () => {
  const show = (count: number) => {
    const equations = Array.from({ length: count }, (_, n) => ({
      ...{ id: `e${n}`, span: { start: n, end: n + 1 }, display: false, latex: 'x' },
    }))
    const paper = { ...documentFromSections({ title: 'Hives', sections: [] }), equations }
    render(
      <DocumentIndexContext value={indexDocument(paper)}>
        <ReadingText highlights={[]} />
      </DocumentIndexContext>,
    )
    return screen.queryByText(/left as plain text/)
  }
  expect(show(500)).toBeNull()
  cleanup()
  expect(show(503)?.textContent).toMatch(/so many: 3\.$/)
})
