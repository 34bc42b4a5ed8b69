import { documentBuilder } from '../../document/document-builder.ts'
import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { ParseError } from '../../document/parse-error.ts'
import { openFlow } from '../markup/flow.ts'
import {
  attribute,
  descendants,
  find,
  findByName,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { addImprint } from './add-imprint.ts'
import { hasClass } from './classes.ts'
import { contentRoot, fromTitle, headingLevels, titleElement, titlePageTitle } from './content.ts'
import { readFront } from './front.ts'
import { readHtml } from './html-tree.ts'
import { readInline } from './inline.ts'
import { metaAbstract, metaTitle, readMetas } from './metas.ts'
import type { Place } from './place.ts'
import { visiblePage } from './visible.ts'
import { walk } from './walk.ts'

const parserVersion = 'html-13'
const longestExcerpt = 500
/** Fewer characters of body text than this, and the page is a landing page with an abstract. */
const shortestPaper = 1_500

/**
 * A web page as a document: LaTeXML and arXiv pages, publishers' article pages, plain semantic HTML, and
 * anything else by where its prose stands. Chrome of the site and words that no reader sees are left out.
 * @param baseUrl the page's own address, for relative links and pictures and for its arXiv id
 * @throws ParseError 'empty' | 'too-large' | 'wrong-type' | 'broken' | 'no-text'
 */
export function parseHtml(html: string, baseUrl?: string): PaperDocument {
  const page = readHtml(html)
  const metas = readMetas(page)
  const sourceBody = findByName(page, 'body') ?? page
  const isLatexml =
    find(sourceBody, (element) => hasClass(element, 'ltx_page_content', 'ltx_document')) !==
    undefined
  const { body, hidden, imprint } = visiblePage(page, sourceBody, isLatexml)
  const root = contentRoot(body)
  const said = metaTitle(metas) || titlePageTitle(root) || titleTag(page)
  const title = titleElement(root, body, said)
  const builder = documentBuilder('html', parserVersion)
  const flow = openFlow(builder)
  const state = { inReferences: false, hasAbstract: false, isAbstractOver: false }
  const place: Place = {
    builder,
    flow,
    base: baseUrl,
    title,
    state,
    entries: new Map(isLatexml ? entriesOf(body) : []),
    levelOf: headingLevels(root, title),
  }

  const titleWords = addTitle(title, said, place)
  const titleEnd = builder.length()
  walk((isLatexml ? root : fromTitle(root, title)).children, place)
  flow.flush(true)
  if (!state.hasAbstract && builder.length() - titleEnd < shortestPaper)
    addMetaAbstract(metaAbstract(metas), place)
  if (builder.length() === titleEnd) refuse(isLatexml)
  addImprint(imprint, place)
  const around: SectionRole[] = ['front', 'abstract', 'references', 'acknowledgements']
  const length = builder.proseLength(state.hasAbstract ? around : [])
  warn(length < shortestPaper, hidden, place)
  const shown = { words: titleWords, element: title, body }
  return builder.finish(readFront(page, metas, shown, baseUrl), flow.resolve)
}

const entriesOf = (body: MarkupElement) =>
  descendants(body, (element) => hasClass(element, 'ltx_bibitem')).map(
    (entry) => [`#${attribute(entry, 'id') ?? ''}`, entry] as const,
  )

function titleTag(page: MarkupElement): string {
  const tag = findByName(page, 'title')
  return tag ? wordsOf(tag) : ''
}

/** Adds the title as it is shown on the page, formulas included, else as the head says it. */
function addTitle(element: MarkupElement | undefined, said: string, place: Place): string {
  const words = element
    ? place.flow.inline(() => readInline(element.children, { ...place, title: undefined }))
    : said
  place.builder.add('title', words)
  const plain = typeof words === 'string' ? words : words.map((run) => run.text).join('')
  return plain.replace(/\s+/g, ' ').trim()
}

function addMetaAbstract(abstract: string | undefined, place: Place): void {
  if (abstract === undefined || abstract.trim() === '') return
  place.state.hasAbstract = true
  place.builder.section({ heading: null, level: 1, role: 'abstract' })
  place.builder.add('paragraph', abstract)
}

function refuse(isLatexml: boolean): never {
  throw new ParseError(
    'no-text',
    isLatexml
      ? 'LaTeXML could not convert this paper: its page holds no text. Open the PDF instead.'
      : 'This page holds no text to read. It may need scripts or a sign-in; open the PDF instead.',
  )
}

function warn(isPartial: boolean, hidden: readonly string[], place: Place): void {
  if (isPartial)
    place.builder.warn({
      kind: 'partial',
      message: 'This page holds little more than an abstract, not the full text.',
    })
  if (!place.builder.hasHeadings())
    place.builder.warn({ kind: 'no-sections', message: 'No headings were found in this paper.' })
  if (hidden.length > 0)
    place.builder.warn({
      kind: 'hidden-text',
      message: `${hidden.length === 1 ? 'A passage' : `${hidden.length} passages`} that a reader does not see ${hidden.length === 1 ? 'was' : 'were'} left out.`,
      excerpt: hidden.join(' … ').slice(0, longestExcerpt),
    })
}
