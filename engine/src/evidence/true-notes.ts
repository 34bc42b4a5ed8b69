import type { Block, PaperDocument, Section } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { fold } from '../text/tokens.ts'
import { citedBehind } from './cited-behind.ts'
import { type FloatNames, floatNamesIn } from './float-names.ts'
import { isOwnWork, isWork } from './own-work.ts'
import type { Pointer, Work } from './source-notes.ts'
import { citationsIn } from './tellers/citations.ts'
import { isOthersWord } from './tellers/own-report.ts'

/**
 * Whether what a reader's note points at is where a sentence of the paper stands: the paper itself, or a work that is
 * cited right behind what is told; its page, of a copy that has pages; the figures or tables that it is of; its section.
 * What others found is not the paper's, unless they are cited as well.
 */
export function isTrueNote(
  document: PaperDocument,
  point: Pointer,
  { sentence, said }: { sentence: Span; said: string },
): boolean {
  const block = document.blocks.find(({ span }) => contains(span, sentence))
  switch (point.kind) {
    case 'work':
      return (
        (isOwnWork(document, point) &&
          (!isOthersWord(document, sentence, said) || citesAsWell(document, sentence, said))) ||
        isCitedFor(document, point, sentence, said)
      )
    case 'pages':
      return document.pages.length === 0 || isOnPages(block, point)
    case 'floats':
      return block !== undefined && isOfFloats(document, block, sentence, point)
    case 'section':
      return block !== undefined && isInSection(document, block, point.name)
  }
}

/** Whether what is said keeps whom its sentence cites. */
function citesAsWell(document: PaperDocument, sentence: Span, said: string): boolean {
  const cited = citationsIn(document, sentence).map((span) => slice(document.text, span).trim())
  return cited.length > 0 && cited.every((words) => said.includes(words))
}

const isOnPages = (block: Block | undefined, { first, last }: { first: number; last: number }) =>
  block?.regions?.some(({ page }) => first <= page && page <= last) ?? false

/**
 * A sentence that names figures or tables is of these; one that names none, of a table that has all its figures, or,
 * where it gives none, of the only figure or table that its paragraph names.
 */
function isOfFloats(
  document: PaperDocument,
  block: Block,
  sentence: Span,
  { names, panels }: FloatNames,
): boolean {
  const floats = [...document.tables, ...document.figures]
  const label = floats.find(({ id }) => id === block.of)?.label ?? ''
  const words = slice(document.text, sentence)
  const own = floatNamesIn(`${label}. ${words}`)
  if (!isWithinAll(panels, own.panels)) return false
  if (own.names.size > 0) return isWithinAll(names, own.names)
  const figures = words.match(/\d+(?:[.,]\d+)*/g) ?? []
  if (figures.length === 0) {
    const near = floatNamesIn(slice(document.text, block.span)).names
    return near.size === 1 && isWithinAll(names, near)
  }
  const texts = document.tables
    .filter((table) => isWithinAll(names, floatNamesIn(table.label ?? '').names))
    .map(({ span }) => (span === null ? '' : slice(document.text, span)))
  return texts.some((text) => figures.every((one) => isPrinted(text, one)))
}

const isPrinted = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`).test(text)

const isWithinAll = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one))

/** "3.2 Bells" is within 3. */
const isWithin = (numbered: string, number: string): boolean =>
  `${/^\d+(?:\.\d+)*/.exec(numbered)?.[0]}.`.startsWith(`${number}.`)

function isInSection(document: PaperDocument, block: Block, name: string): boolean {
  for (
    let section: Section | undefined = document.sections[block.section];
    section;
    section = section.parent === undefined ? undefined : document.sections[section.parent]
  ) {
    const heading = section.heading ? slice(document.text, section.heading).toLowerCase() : ''
    const isSo = /^\d/.test(name)
      ? isWithin(section.number ?? heading, name)
      : section.role === name || heading.includes(name)
    if (isSo) return true
  }
  return false
}

/**
 * Whether a sentence cites a work right behind what is told of it, by its authors and year or by its number in the list
 * of references.
 */
function isCitedFor(document: PaperDocument, work: Work, sentence: Span, said: string): boolean {
  const behind = citedBehind(document, sentence, said)
  return (
    behind !== null &&
    (isNamedIn(slice(document.text, behind), work) || isNumbered(document, behind, work))
  )
}

function isNamedIn(text: string, work: Work): boolean {
  const words = fold(text)
  const name = fold(work.surnames[0] ?? '')
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const behind = words.slice(at + name.length, at + name.length + 60).split(';')[0] ?? ''
    if (!/\p{L}/u.test(words[at - 1] ?? '') && /^[^\p{L}]/u.test(behind) && hasYear(behind, work))
      return true
  }
  return false
}

function isNumbered(document: PaperDocument, cited: Span, work: Work): boolean {
  const numbers = numbersCitedIn(document, cited)
  return document.references.some(
    (one, at) => numbers.has(Number(one.label ?? at + 1)) && isWork(one, work),
  )
}

const hasYear = (words: string, { year }: Work): boolean =>
  year === undefined ? words.includes('et al') : words.includes(String(year))

/** The numbers by which a sentence cites, those between the ends of a range as well. */
export function numbersCitedIn(document: PaperDocument, sentence: Span): ReadonlySet<number> {
  const cited = new Set<number>()
  for (const span of citationsIn(document, sentence)) {
    const words = slice(document.text, span)
    if (/\p{L}/u.test(words)) continue
    for (const [, from = '', to = from] of words.matchAll(
      /(\d{1,3})(?:\]?\s?[–-]\s?\[?(\d{1,3}))?/g,
    ))
      for (let one = Number(from); one <= Number(to) && cited.size < mostCited; one++)
        cited.add(one)
  }
  return cited
}

const mostCited = 200
