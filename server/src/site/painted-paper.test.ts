import { documentFromSections } from '@tessera/engine'
import { expect, test } from 'vitest'
import { paintPaper } from './painted-paper.ts'
import { fixturePaper } from './paper.fixture.ts'
import { bareFrames } from './paper-frames.ts'

const text = documentFromSections({
  title: 'Anchors',
  abstract: 'Lost is never a guess.',
  sections: [{ heading: 'Method', paragraphs: ['We count <b> and & signs.'] }],
})

test('the first blocks are painted as the app sets them: an unprinted “Abstract”, headings, paragraphs', () => {
  const page = paintPaper(bareFrames, fixturePaper({ title: 'Anchors' }), text)
  expect(page).toContain('<h2>Abstract</h2><p dir="auto">Lost is never a guess.</p>')
  expect(page).toContain(
    '<h2 dir="auto">Method</h2><p dir="auto">We count &lt;b&gt; and &amp; signs.</p>',
  )
})

test('a paper without a text shows its abstract, or says that none is known', () => {
  expect(paintPaper(bareFrames, fixturePaper({}), null)).toContain(
    '<h2>Abstract</h2><p>An abstract.</p>',
  )
  expect(paintPaper(bareFrames, fixturePaper({ abstract: null }), null)).toContain(
    'No abstract is known.',
  )
})

test('a slot in the words of a paper is words, and empty lines are left out', () => {
  const page = paintPaper(
    bareFrames,
    fixturePaper({ title: 'The __text__ of __id__', authors: [], venue: null, year: null }),
    null,
  )
  expect(page).toContain('<h1>The __text__ of __id__</h1>')
  expect(page).not.toContain('p-authors')
  expect(page).not.toContain('p-kicker')
})

test('the frame is chosen by what there is to show', () => {
  const asked: unknown[] = []
  const frames = { links: '', frame: (shape: unknown) => String(asked.push(shape)) }
  paintPaper(frames, fixturePaper({ pdfUrl: 'https://example.org/x.pdf' }), null)
  paintPaper(frames, fixturePaper({ pdfUrl: '/api/papers/p/pdf' }), text)
  expect(asked).toEqual([
    { hasText: false, hasFile: false },
    { hasText: true, hasFile: true },
  ])
})
