import type { Reference } from './paper-document.ts'
import { bareReference } from './reference/bare-reference.ts'
import { labelledFields } from './reference/labelled-fields.ts'

/**
 * A reference string as fields: rules for the common styles, and a trained model that sees what they say. Fields that
 * the string does not show are left out; nothing is guessed from outside. `span` is null and `id` empty: the caller
 * knows where the string stood.
 */
export function parseReference(raw: string): Reference {
  const { label, identifiers, words } = bareReference(raw)
  return {
    id: '',
    span: null,
    raw,
    ...(label !== '' && { label: label.replace(/[[\]().\s]/g, '') }),
    ...labelledFields(words),
    ...identifiers,
  }
}
