import { webAddress } from '../markup/addresses.ts'
import { bareLabel, fieldsInWords } from '../markup/reference-fields.ts'
import { attribute, descendants, find, type MarkupElement, wordsOf } from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

/** One entry of a reference list, whatever element holds it. */
export function addReference(entry: MarkupElement, place: Place): void {
  const { builder, flow } = place
  flow.flush()
  const words = flow.inline(() => readInline(entry.children, place))
  const raw = words
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  if (raw === '' || isControl(raw)) return
  const places = [
    entry,
    ...descendants(
      entry,
      (element) => element.attributes.has('id') || element.attributes.has('name'),
    ),
  ]
  const ids = places
    .flatMap((element) => [attribute(element, 'id'), attribute(element, 'name')])
    .filter((id) => id !== undefined)
  const id = flow.uniqueId(ids[0], 'ref')
  for (const name of ids) flow.anchor(name, { kind: 'citation', target: id })
  const label = labelOf(entry, raw)
  const title = find(entry, (element) =>
    hasClass(element, 'reference__title', 'ref-title', 'bib-title'),
  )
  const authors = descendants(entry, (element) => hasClass(element, 'reference__author')).map(
    wordsOf,
  )
  const linked = linkOf(entry)
  const named = fieldsInWords(
    linked === undefined || raw.includes(linked) ? raw : `${raw} ${linked}`,
    label,
  )
  builder.addReference(words, {
    id,
    ...(label !== undefined && { label: bareLabel(label) }),
    ...named,
    ...(title && { title: wordsOf(title) }),
    ...(authors.length > 0 && { authors }),
  })
}

/** A short line without any digit is a button of the page ("Download references"), not an entry. */
const isControl = (raw: string): boolean => raw.length < 40 && !/\d/.test(raw)

function labelOf(entry: MarkupElement, raw: string): string | undefined {
  const tag = find(entry, (element) =>
    hasClass(
      element,
      'ltx_tag_bibitem',
      'order',
      'reference-list__ordinal_number',
      'ref-label',
      'indented-counter',
    ),
  )
  if (tag) return wordsOf(tag)
  return /^(\[[^\]]{1,12}\]|\(\d{1,3}\)|\d{1,3}\.)\s/.exec(raw)?.[1]
}

/** A DOI or arXiv address that only stands behind a link. */
function linkOf(entry: MarkupElement): string | undefined {
  const link = find(
    entry,
    (element) =>
      element.name === 'a' &&
      /doi\.org\/10\.|arxiv\.org\/abs\//.test(attribute(element, 'href') ?? ''),
  )
  return link && webAddress(attribute(link, 'href'))
}
