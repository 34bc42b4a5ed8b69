import type { Reference } from '../../document/paper-document.ts'
import { parseReference } from '../../document/parse-reference.ts'

export type ReferenceFields = Omit<Reference, 'id' | 'span' | 'raw' | 'label'>

/** Fields read from an entry's bare words, its printed label apart. */
export function fieldsInWords(words: string, label?: string): ReferenceFields {
  const bare = label !== undefined && words.startsWith(label) ? words.slice(label.length) : words
  const { id: _id, span: _span, raw: _raw, label: _label, ...fields } = parseReference(bare.trim())
  return fields
}

/** A printed label without its brackets and full stop: "[12]" and "12." are 12. */
export const bareLabel = (label: string): string => label.replace(/[[\]().\s]+/g, ' ').trim()
