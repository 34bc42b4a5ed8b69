import type { SectionRole } from '../../document/paper-document.ts'
import { sectionRole } from '../../document/section-role.ts'
import {
  attribute,
  descendants,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'

/** What a publisher's page says in a box about the article: "Data Availability: All data are within the paper." */
export interface ImprintStatement {
  readonly label: string
  readonly role: SectionRole
  readonly words: readonly MarkupNode[]
}

/** True for the box with a page's facts about its article: citation, dates, copyright, funding. */
export const isImprint = (element: MarkupElement): boolean =>
  /\barticle-?info\b/i.test(
    `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`,
  )

/** The paragraphs of such a box that state something; citation, editor and dates are fields of the document. */
export const imprintIn = (box: MarkupElement): ImprintStatement[] =>
  descendants(box, ({ name }) => name === 'p').flatMap((paragraph) => {
    const [lead, ...words] = paragraph.children.filter(
      (child) => isElement(child) || child.trim() !== '',
    )
    if (!lead || !isElement(lead) || !['strong', 'b'].includes(lead.name)) return []
    const label = /^(.+):$/.exec(wordsOf(lead))?.[1]
    const role = label === undefined ? null : roleOf(label)
    return label !== undefined && role ? [{ label, role, words }] : []
  })

function roleOf(label: string): SectionRole | null {
  if (/^(?:copyright|licen[cs]e|rights|open access)\b/i.test(label)) return 'availability'
  const role = sectionRole(label)
  return role === 'availability' || role === 'acknowledgements' ? role : null
}
