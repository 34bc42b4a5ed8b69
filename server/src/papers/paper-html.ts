import { createHash } from 'node:crypto'
import type { Block, PaperDocument } from '@tessera/engine'
import sanitizeHtml from 'sanitize-html'

/** Longer sources are shown as their document instead: no reader needs the difference, and time stays bounded (T05). */
const longestSource = 5_000_000

/** Elements open at once; the parser beneath walks all of them at every tag, so more would cost their square (T05). */
const deepestNesting = 1_000

// Its colours are its own, whatever the system prefers; a frame in a dark page asks for `#dark`.
const style = `:root{color-scheme:light;background:light-dark(#fdfcfa,#181511);color:light-dark(#1d1a16,#e9e5de)}:root:target{color-scheme:dark}a{color:light-dark(#00696b,#6bd3d0)}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif}
table{border-collapse:collapse;max-width:100%}th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}
figure{margin:1.5rem 0}figcaption{font-size:.9rem}pre{overflow:auto}math{font-size:1.05em}`

/**
 * What such a page may do: nothing. No script, no request, no navigation of the frame around it; only
 * its own inline style, named by hash, and images that it carries itself (T03, T04).
 */
export const paperHtmlPolicy = [
  'sandbox',
  "default-src 'none'",
  'img-src data:',
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const mathElements =
  'math semantics annotation mrow mi mn mo mtext ms mspace msub msup msubsup munder mover munderover mmultiscripts mprescripts mfrac msqrt mroot mpadded mphantom merror menclose mtable mtr mtd mstyle'.split(
    ' ',
  )
const textElements =
  'h1 h2 h3 h4 h5 h6 p div section article header main aside blockquote ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot tr th td pre code samp kbd var em strong i b u s sub sup small mark abbr cite q dfn time br hr wbr span a img ruby rt rp bdi'.split(
    ' ',
  )

const options: sanitizeHtml.IOptions = {
  allowedTags: [...textElements, ...mathElements],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
    math: ['display', 'alttext'],
    mo: ['stretchy', 'fence', 'form', 'separator'],
    mi: ['mathvariant'],
    mtd: ['columnspan', 'rowspan'],
    mspace: ['width'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  // A picture that the file does not carry is named instead of fetched.
  transformTags: {
    // What a converter could not make of a source is no word of the paper.
    span: (tagName, { class: names = '', ...attribs }) =>
      /\bltx_ERROR\b/.test(names) ? { tagName, attribs, text: '' } : { tagName, attribs },
    img: (_, { src, ...attribs }) =>
      /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/.test(src ?? '')
        ? { tagName: 'img', attribs: { ...attribs, src: src ?? '' } }
        : { tagName: 'span', attribs: {}, text: attribs.alt ?? '' },
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe'],
  nestingLimit: 200,
  enforceHtmlBoundary: false,
}

/**
 * A paper's stored HTML as a page that can do nothing but be read. Sanitising twice changes nothing.
 * Sources over 5 MB, or that nest more than a thousand elements, are refused with null.
 */
export function sanitizedPage(source: string, title: string): string | null {
  if (source.length > longestSource) return null
  const body = sanitizedBody(source)
  return body === null ? null : page(body, title)
}

/** The body that `sanitizedPage` shows; exported for the tests of its promises. */
export function sanitizedBody(source: string): string | null {
  const once = sanitized(source)
  // What the first pass takes away can leave a nesting that its own parser would mend.
  return once === null || once === source ? once : sanitized(once)
}

class TooDeep extends Error {}

function sanitized(source: string): string | null {
  let open = 0
  const onOpenTag = () => {
    if (++open > deepestNesting) throw new TooDeep()
  }
  const onCloseTag = () => {
    open--
  }
  try {
    return sanitizeHtml(source, { ...options, onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

/** A document as a page of the same kind: its blocks in reading order. */
export function documentPage(document: PaperDocument): string {
  const parts = document.blocks.map((block) => blockHtml(document, block))
  return page(parts.join('\n'), document.title)
}

function blockHtml(document: PaperDocument, block: Block): string {
  const words = escapeText(document.text.slice(block.span.start, block.span.end))
  switch (block.kind) {
    case 'title':
      return `<h1>${words}</h1>`
    case 'heading': {
      const level = Math.min(6, (block.level ?? 1) + 1)
      return `<h${level}>${words}</h${level}>`
    }
    case 'table':
      return tableOf(document, block.of) ?? `<pre>${words}</pre>`
    case 'equation':
      return equationOf(document, block.of) ?? `<p>${words}</p>`
    case 'caption':
      return `<figcaption>${words}</figcaption>`
    case 'code':
      return `<pre>${words}</pre>`
    case 'quote':
      return `<blockquote>${words}</blockquote>`
    case 'list-item':
      return `<ul><li>${words}</li></ul>`
    case 'paragraph':
    case 'footnote':
    case 'reference':
      return `<p>${words}</p>`
  }
}

function tableOf(document: PaperDocument, id: string | undefined): string | null {
  const rows = document.tables.find((table) => table.id === id)?.rows ?? []
  if (rows.length === 0) return null
  const cells = rows.map((row) =>
    row
      .map((cell) => {
        const name = cell.header ? 'th' : 'td'
        return `<${name} colspan="${cell.colSpan}" rowspan="${cell.rowSpan}">${escapeText(cell.text)}</${name}>`
      })
      .join(''),
  )
  return `<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}

function equationOf(document: PaperDocument, id: string | undefined): string | null {
  const mathml = document.equations.find((equation) => equation.id === id)?.mathml
  const safe = mathml ? sanitized(mathml) : null
  return safe === null ? null : `<p>${safe}</p>`
}

function page(body: string, title: string): string {
  return `<!doctype html>
<html lang="en" id="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><style>${style}</style></head>
<body>
${body}
</body>
</html>
`
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
