import { plainWords } from '../../document/runs.ts'
import { bareLabel, fieldsInWords } from '../markup/reference-fields.ts'
import {
  attribute,
  childElements,
  descendants,
  firstChild,
  isElement,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { labelOf, readInline } from './inline.ts'
import type { Place } from './place.ts'
import { citationFields, composeCitation, isPunctuated } from './references.ts'

/** A reference list: a section of role references with one entry for each `ref`; `walk` reads what stands between. */
export function addReferenceList(
  list: MarkupElement,
  place: Place,
  walk: (nodes: readonly MarkupElement[], place: Place) => void,
): void {
  const { builder, flow } = place
  flow.flush()
  const title = firstChild(list, 'title')
  builder.section({
    heading: title ? flow.inline(() => readInline(title.children, place)) : null,
    level: place.level + 1,
    role: 'references',
  })
  for (const child of childElements(list)) {
    if (child.name === 'ref') addReference(child, place)
    else if (child.name === 'ref-list')
      addReferenceList(child, { ...place, level: place.level + 1 }, walk)
    else if (child.name === 'p' || child.name === 'sec') walk([child], place)
  }
}

const citationNames = new Set(['mixed-citation', 'element-citation', 'citation', 'nlm-citation'])

function addReference(ref: MarkupElement, place: Place): void {
  const { builder, flow } = place
  const citations = descendants(
    ref,
    (element) => citationNames.has(element.name),
    (element) => !citationNames.has(element.name),
  )
  const structured = citations.find((citation) => citation.children.some(isElement)) ?? citations[0]
  const written = citations.filter(
    (citation) => citation.name !== 'element-citation' && citation.name !== 'nlm-citation',
  )
  const givenId = attribute(ref, 'id')
  const id = flow.uniqueId(givenId, 'ref')
  flow.anchor(givenId, { kind: 'citation', target: id })
  const label = labelOf(ref) || (structured ? labelOf(structured) : '')
  const words = flow.inline(() => {
    if (label !== '') flow.say(/[\])]$/.test(label) ? `${label} ` : `${label.replace(/\.$/, '')}. `)
    for (const citation of written.length > 0 ? written : citations) {
      if (isPunctuated(citation) && citation.name !== 'element-citation')
        readInline(
          citation.children.filter((child) => !isElement(child) || child.name !== 'label'),
          place,
        )
      else flow.say(composeCitation(citation))
      flow.say(' ')
    }
    if (citations.length === 0)
      flow.say(
        childElements(ref)
          .filter((child) => child.name !== 'label')
          .map(wordsOf)
          .join(' '),
      )
  })
  const fields = structured ? citationFields(structured) : fieldsInWords(plainWords(words), label)
  builder.addReference(words, { id, ...(label !== '' && { label: bareLabel(label) }), ...fields })
}
