import { parseHtml } from '@tessera/engine'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentIndexContext, indexDocument } from '../document-index.ts'
import type { Highlight } from '../highlight.ts'
import { BlockView } from './block-view.tsx'

const formula = '<math alttext="E"><mi>E</mi></math>'
const paper = parseHtml(
  `<article><h1>Marks</h1><h2>1 Energy</h2><p>${formula} is the energy of the field.</p>
  <table class="ltx_equation"><tr><td>${formula}</td><td><span class="ltx_tag_equation">(1)</span></td></tr></table></article>`,
)

test('every mark has a name, also around a formula, whose MathML gives it none', () => {
  const marked = paper.blocks.flatMap((block, index) => {
    const { start } = block.span
    // A displayed formula is marked whole, one in the text alone.
    const span = block.kind === 'equation' ? block.span : { start, end: start + 1 }
    const highlight: Highlight = {
      claim: 'm-0',
      kind: 'methods',
      span,
      proves: 'It is energy',
      quiet: false,
    }
    const { container } = render(
      <DocumentIndexContext value={indexDocument(paper)}>
        <BlockView block={block} index={index} highlights={[highlight]} />
      </DocumentIndexContext>,
    )
    return [...container.querySelectorAll('a.hl')]
  })
  const drawn = marked.filter((mark) => mark.querySelector('math'))
  expect(drawn.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    'E Evidence for: It is energy',
    'E Equation (1). Evidence for: It is energy',
  ])
  // A label that does not hold what is seen is no name for those who speak it.
  for (const mark of marked) {
    expect(mark.getAttribute('aria-label')).toBeNull()
    expect(mark.textContent).toMatch(/\S/)
  }
})

test.each([
  ['E is the energy of the field.', 'a sentence'],
  ['E', 'a formula'],
])('"%s" is all that %s is called that somebody points at', (words) => {
  const index = paper.blocks.findIndex(({ kind }) => kind === 'paragraph')
  const block = paper.blocks[index] as (typeof paper.blocks)[number]
  const { start } = block.span
  const span = { start, end: start + words.length }
  const { getByRole } = render(
    <DocumentIndexContext value={indexDocument(paper)}>
      <BlockView
        block={block}
        index={index}
        highlights={[{ claim: 'passage', kind: 'methods', span, quiet: false }]}
      />
    </DocumentIndexContext>,
  )
  // The spaces within a name are the browser's own matter.
  const isName = (name: string) => name.replace(/\s/g, '') === words.replace(/\s/g, '')
  expect(getByRole('link', { name: isName })).toBeTruthy()
})
