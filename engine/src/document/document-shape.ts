import { flag, listOf, number, oneOf, orNull, record, text, whole } from './shape.ts'

const span = record({ start: whole, end: whole })
const role = oneOf(
  'front',
  'abstract',
  'introduction',
  'background',
  'methods',
  'results',
  'discussion',
  'limitations',
  'conclusion',
  'availability',
  'acknowledgements',
  'references',
  'appendix',
  'other',
)
const box = { x: number, y: number, width: number, height: number }
const region = record({ ...box, page: whole })
const figure = {
  id: text,
  label: text,
  caption: orNull(span),
  'image?': text,
  'page?': whole,
  'picture?': region,
  mentions: listOf(span),
}
const cell = record({ text, span: orNull(span), header: flag, colSpan: whole, rowSpan: whole })

/** The form of a `PaperDocument`, field by field, as `paper-document.ts` states it. */
export const documentShape = record({
  id: text,
  source: oneOf('pdf', 'html', 'jats', 'sections'),
  parserVersion: text,
  textHash: text,
  title: text,
  authors: listOf(text),
  'abstract?': span,
  text,
  'language?': text,
  identifiers: record({ 'doi?': text, 'arxivId?': text, 'pmid?': text, 'pmcid?': text }),
  'venue?': text,
  'year?': number,
  'license?': text,
  keywords: listOf(text),
  sections: listOf(
    record({ heading: orNull(span), 'number?': text, level: whole, role, span, 'parent?': whole }),
  ),
  blocks: listOf(
    record({
      kind: oneOf(
        'title',
        'heading',
        'paragraph',
        'list-item',
        'quote',
        'caption',
        'table',
        'equation',
        'code',
        'footnote',
        'reference',
      ),
      span,
      section: whole,
      role,
      'level?': whole,
      'of?': text,
      'regions?': listOf(region),
    }),
  ),
  sentences: listOf(span),
  marks: listOf(
    record({
      span,
      kind: oneOf(
        'italic',
        'bold',
        'sub',
        'sup',
        'code',
        'math',
        'citation',
        'cross-reference',
        'link',
      ),
      'target?': text,
    }),
  ),
  figures: listOf(record(figure)),
  tables: listOf(record({ ...figure, span: orNull(span), rows: listOf(listOf(cell)) })),
  equations: listOf(
    record({
      id: text,
      span,
      display: flag,
      'label?': text,
      'latex?': text,
      'mathml?': text,
      'page?': whole,
    }),
  ),
  references: listOf(
    record({
      id: text,
      span: orNull(span),
      raw: text,
      'label?': text,
      authors: listOf(text),
      'title?': text,
      'container?': text,
      'publisher?': text,
      'year?': number,
      'volume?': text,
      'issue?': text,
      'pages?': text,
      'doi?': text,
      'arxivId?': text,
      'pmid?': text,
      'url?': text,
    }),
  ),
  pages: listOf(
    record({
      number: whole,
      width: number,
      height: number,
      lines: listOf(record({ ...box, span, edges: listOf(number) })),
    }),
  ),
  warnings: listOf(record({ kind: text, message: text, 'excerpt?': text, 'page?': whole })),
})
