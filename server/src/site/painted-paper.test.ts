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

test('what stands before the abstract is kept closed as in the app; a text without one begins with its own words', () => {
  const at = (words: string, role: 'title' | 'front' | 'abstract') => {
    const start = letter.indexOf(words)
    return {
      kind: role === 'title' ? ('title' as const) : ('paragraph' as const),
      span: { start, end: start + words.length },
      section: 0,
      role: role === 'title' ? ('front' as const) : role,
    }
  }
  const letter = 'Anchors Ada Reader, Institute Lost is never a guess.'
  const painted = (role: 'front' | 'abstract') =>
    paintPaper(bareFrames, fixturePaper({ title: 'Anchors' }), {
      text: letter,
      sections: text.sections,
      blocks: [
        at('Anchors', 'title'),
        at('Ada Reader, Institute', 'front'),
        at('Lost is never a guess.', role),
      ],
    })
  expect(painted('abstract')).toContain('<details class="front"><summary>Title page</summary>')
  expect(painted('abstract')).not.toContain('Ada Reader, Institute')
  expect(painted('front')).toContain('<p class="front" dir="auto">Ada Reader, Institute</p>')
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
