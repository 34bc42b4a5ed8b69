import type { Run } from '../../document/document-builder.ts'
import type { SectionRole } from '../../document/paper-document.ts'
import { sectionRole } from '../../document/section-role.ts'
import { isBlank } from '../markup/flow.ts'
import { headingNumber } from '../markup/labels.ts'
import { attribute, descendants, type MarkupElement } from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

/** Opens a section under its heading; "Theorem 1" and "Proof" open their first paragraph instead. */
export function addHeading(heading: MarkupElement, place: Place): void {
  const { builder, flow, state } = place
  if (
    hasClass(heading, 'ltx_title_theorem', 'ltx_title_proof') ||
    (hasClass(heading, 'ltx_runin') && hasClass(heading, 'ltx_title_paragraph') === false)
  ) {
    flow.lead(() => flow.marked({ kind: 'bold' }, () => readInline(heading.children, place)))
    return
  }
  flow.flush()
  state.isAbstractOver = false
  const words: Run[] = flow.inline(() => readInline(heading.children, place))
  if (isBlank(words)) return
  const plain = words
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  const role: SectionRole = sectionRole(plain)
  const number = headingNumber(plain)
  const index = builder.section({
    heading: words,
    level: place.levelOf(heading),
    ...(hasClass(heading, 'ltx_title_appendix') &&
      role === 'other' && { role: 'appendix' as const }),
    ...(number !== undefined && { number }),
  })
  state.inReferences = role === 'references'
  if (role === 'abstract') state.hasAbstract = true
  const target = { kind: 'cross-reference', target: `section-${index}` } as const
  for (const named of [heading, ...descendants(heading, (element) => element.name === 'a')])
    for (const name of [attribute(named, 'id'), attribute(named, 'name')]) flow.anchor(name, target)
}
