import { sectionRole } from '../../document/section-role.ts'
import {
  childElements,
  descendants,
  firstChild,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { walk } from './body.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

/**
 * What journals print with the text and keep in the front matter: where the data are (`custom-meta`, as PLOS and
 * others do), and under which licence the paper stands, each in its own words.
 */
export function addStatements(front: MarkupElement, place: Place): void {
  const { builder, flow } = place
  for (const meta of descendants(front, ({ name }) => name === 'custom-meta')) {
    const [name, value] = [firstChild(meta, 'meta-name'), firstChild(meta, 'meta-value')]
    if (!name || !value || sectionRole(wordsOf(name)) !== 'availability') continue
    flow.flush()
    const heading = flow.inline(() => readInline(name.children, place))
    builder.section({ heading, level: 1, role: 'availability' })
    flow.block('paragraph', () => readInline(value.children, place))
  }
  const [licence] = descendants(front, ({ name }) => name === 'license')
  const words = licence ? childElements(licence, 'license-p') : []
  if (words.length === 0) return
  flow.flush()
  builder.section({ heading: null, level: 1, role: 'availability' })
  for (const { children } of words)
    flow.block('paragraph', () => walk(children, { ...place, nested: true }))
  flow.flush()
}
