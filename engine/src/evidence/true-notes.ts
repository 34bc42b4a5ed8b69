import { floatsNamedIn } from '../document/mentions.ts'
import type { Block, PaperDocument, Section } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { fold } from '../text/tokens.ts'
import { isOwnWork, isWork } from './own-work.ts'
import type { Pointer, Work } from './source-notes.ts'
import { citationsIn } from './tellers/citations.ts'
import { isOthersWord } from './tellers/own-report.ts'

/**
 * Whether what a reader's note points at is where a sentence of the paper stands: the paper itself, or a work that is
 * cited there; its page, of a copy that has pages; a figure or a table that its paragraph names; its section.
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
        isCitedIn(document, point, sentence)
      )
    case 'pages':
      return document.pages.length === 0 || isOnPages(block, point)
    case 'floats':
      return block !== undefined && namesAll(document, block, point.names)
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

function namesAll(document: PaperDocument, block: Block, names: ReadonlySet<string>): boolean {
  const float = [...document.tables, ...document.figures].find(({ id }) => id === block.of)
  const named = floatsNamedIn(`${float?.label ?? ''}. ${slice(document.text, block.span)}`).names
  return [...names].every((name) => named.has(name))
}

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

/** Whether a sentence cites a work, by its authors and year or by its number in the list of references. */
function isCitedIn(document: PaperDocument, work: Work, sentence: Span): boolean {
  const words = fold(slice(document.text, sentence))
  const name = fold(work.surnames[0] ?? '')
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const behind = words.slice(at + name.length, at + name.length + 60).split(';')[0] ?? ''
    if (!/\p{L}/u.test(words[at - 1] ?? '') && /^[^\p{L}]/u.test(behind) && hasYear(behind, work))
      return true
  }
  const numbers = numbersCitedIn(document, sentence)
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
