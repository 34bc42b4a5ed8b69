import { firstDataId } from '@tessera/contract'
import { inertJson } from './escape.ts'
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
 * `painted` is trusted markup for the root, `links` for the head; both begin in the web build.
 */
export function fillPage(
  template: PageTemplate,
  head: PageHead,
  firstData: readonly FirstDatum[],
  painted = '',
  links = '',
): string {
  // The data stands in the head: scripts of the body find it whenever they run.
  const data = `<script type="application/json" id="${firstDataId}">${inertJson(firstData)}</script>`
  const filled = `    ${headElements(head)}\n    ${data}\n    ${links}\n  `
  return template.beforeHead + filled + template.beforeRoot + painted + template.afterRoot
}
