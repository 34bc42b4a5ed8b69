import { type Paper, paths } from '@tessera/contract'
import { frontLength, type PaperDocument } from '@tessera/engine/documents'
import { escapeHtml } from './escape.ts'
import type { PaperFrames } from './paper-frames.ts'

/** The part of a document that is painted. */
export type PaintedText = Pick<PaperDocument, 'text' | 'blocks' | 'sections'>

/** As the reader's own head: three names, then "et al." */
const shownAuthors = 3
// More than fills the first window; the app brings the rest.
const mostCharacters = 6_000

/**
 * A paper's page before any script runs: the frame that the app will take over, with the paper's title,
 * authors, badges and first paragraphs where the app will show them, and without scripts the way to its whole text.
 */
export function paintPaper(frames: PaperFrames, paper: Paper, text: PaintedText | null): string {
  const words: Readonly<Record<string, string>> = {
    id: escapeHtml(encodeURIComponent(paper.id)),
    title: escapeHtml(paper.title),
    authors: escapeHtml(
      paper.authors.slice(0, shownAuthors).join(', ') +
        (paper.authors.length > shownAuthors ? ' et al.' : ''),
    ),
    kicker: escapeHtml(kickerOf(paper, text)),
    badges: badgesOf(paper),
    problem: escapeHtml(
      paper.fullText.isWanted
        ? 'It is being looked for.'
        : (paper.contentProblem ?? 'It is being read.'),
    ),
    text: (text ? firstBlocks(text) : abstractOf(paper)) + wholeText(paper),
  }
  return frames
    .frame({ hasText: text !== null, hasFile: paper.pdfUrl?.startsWith('/api/') === true })
    .replace(/<p class="p-(?:kicker|authors)"[^>]*>__(\w+?)__<\/p>/g, (line, slot) =>
      words[slot] === '' ? '' : line,
    )
    .replace(/__(id|title|authors|kicker|badges|problem|text)__/g, (_, slot) => words[slot] ?? '')
}

function kickerOf(paper: Paper, text: PaintedText | null): string {
  const pages = Math.max(
    0,
    ...(text?.blocks ?? []).flatMap(({ regions }) => (regions ?? []).map(({ page }) => page)),
  )
  return [
    paper.venue,
    paper.year,
    pages > 0 ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : null,
    paper.isPrivate ? 'Only you can see this' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** Those of the frame's own badges that need no more than the paper's facts. */
function badgesOf({ doi, arxivId, isOpenAccess }: Paper): string {
  const link = (href: string, words: string) =>
    `<a class="badge" href="${escapeHtml(href)}">${words}</a>`
  return [
    doi === null ? '' : link(`https://doi.org/${encodeURI(doi)}`, 'DOI'),
    arxivId === null ? '' : link(`https://arxiv.org/abs/${encodeURI(arxivId)}`, 'arXiv'),
    isOpenAccess ? '<span class="badge badge--quiet">Open access</span>' : '',
  ].join('')
}

function abstractOf({ abstract }: Paper): string {
  return abstract
    ? `<h2>Abstract</h2><p>${escapeHtml(abstract)}</p>`
    : '<p class="muted">No abstract is known.</p>'
}

function wholeText({ id, documentId }: Paper): string {
  return documentId === null
    ? ''
    : `<noscript><p><a class="link" href="${escapeHtml(paths.html(id))}">Read the whole text</a></p></noscript>`
}

/** The blocks up to the first that is more than words: headings, paragraphs, as the app will set them. */
function firstBlocks({ text, blocks, sections }: PaintedText): string {
  const painted: string[] = []
  let length = 0
  let rank = 1
  let hasAbstract = false
  const titlePage = titlePageOf(blocks)
  if (titlePage.length > 0)
    painted.push('<details class="front"><summary>Title page</summary></details>')
  for (const block of blocks) {
    if (titlePage.includes(block)) continue
    const words = escapeHtml(text.slice(block.span.start, block.span.end))
    if (block.role === 'abstract' && !hasAbstract) {
      hasAbstract = true
      // Papers seldom print the word.
      if (sections[block.section]?.heading === null) painted.push('<h2>Abstract</h2>')
    }
    if (block.kind === 'heading') {
      rank = Math.min(Math.max(block.level ?? 1, 1) + 1, rank + 1, 4)
      painted.push(
        `<h${rank} dir="auto">${numbered(words, sections[block.section]?.number)}</h${rank}>`,
      )
    } else if (block.kind === 'paragraph')
      painted.push(`<p${block.role === 'front' ? ' class="front"' : ''} dir="auto">${words}</p>`)
    else if (block.kind !== 'title') break
    length += words.length
    if (length > mostCharacters) break
  }
  return painted.join('')
}

/** The blocks before the abstract that the app keeps closed. */
function titlePageOf(blocks: PaintedText['blocks']): PaintedText['blocks'] {
  const printed = blocks.filter(({ kind }) => kind !== 'title')
  return printed.slice(0, frontLength(printed.map(({ role }) => role)))
}

function numbered(words: string, number: string | undefined): string {
  const isNumbered = number && words.startsWith(number) && number.length < words.length
  return isNumbered ? `<span class="n">${number}</span>${words.slice(number.length)}` : words
}
