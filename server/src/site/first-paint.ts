import { firstDataId, type Paper, paths } from '@tessera/contract'
import { escapeHtml, inertJson } from './escape.ts'
import { headElements, type PageHead } from './page-head.ts'

/** One answer of the API that the first view needs, under the key that the web app asks for it. */
export interface FirstDatum {
  readonly key: readonly string[]
  readonly data: unknown
}

/** The built `index.html`, cut where a page fills it. */
export interface PageTemplate {
  readonly beforeHead: string
  readonly beforeRoot: string
  readonly afterRoot: string
}

/**
 * Cuts the built page at the end of its head and inside its root; its own title and description give way.
 * @throws Error when the page has no `</head>` or no empty element with id "root".
 */
export function cutTemplate(html: string): PageTemplate {
  const page = html
    .replace(/<title>[\s\S]*?<\/title>\s*/i, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/i, '')
  const head = page.indexOf('</head>')
  const root = page.match(/<div\s[^>]*id="root"[^>]*>/)
  if (head < 0 || root?.index === undefined)
    throw new Error('The built index.html has no </head> or no <div id="root">.')
  const inside = root.index + root[0].length
  return {
    beforeHead: page.slice(0, head),
    beforeRoot: page.slice(head, inside),
    afterRoot: page.slice(inside),
  }
}

/**
 * Fills a page: head, what can be read before any script runs, and the first data as inert JSON.
 * `painted` is trusted markup, written by the web build.
 */
export function fillPage(
  template: PageTemplate,
  head: PageHead,
  firstData: readonly FirstDatum[],
  painted = '',
): string {
  const root = head.paper ? readablePaper(head.paper) : painted
  // The data stands in the head: scripts of the body find it whenever they run.
  const data = `<script type="application/json" id="${firstDataId}">${inertJson(firstData)}</script>`
  const filled = `    ${headElements(head)}\n    ${data}\n  `
  return template.beforeHead + filled + template.beforeRoot + root + template.afterRoot
}

/** A paper's title, authors and abstract as plain HTML, and without scripts the way to its text; the app replaces it. */
function readablePaper(paper: Paper): string {
  const facts = [paper.venue, paper.year === null ? null : String(paper.year)].filter(Boolean)
  return [
    '<main><article>',
    `<h1>${escapeHtml(paper.title)}</h1>`,
    paper.authors.length > 0 ? `<p>${escapeHtml(paper.authors.join(', '))}</p>` : '',
    facts.length > 0 ? `<p>${escapeHtml(facts.join(', '))}</p>` : '',
    paper.abstract ? `<h2>Abstract</h2><p>${escapeHtml(paper.abstract)}</p>` : '',
    paper.documentId === null
      ? ''
      : `<noscript><p><a href="${escapeHtml(paths.html(paper.id))}">Read the whole text</a></p></noscript>`,
    '</article></main>',
  ].join('')
}
