import type { ImprintStatement } from './imprint.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

/** Adds what a page states about its article behind the text, as journals print them, each under its label. */
export function addImprint(statements: readonly ImprintStatement[], place: Place): void {
  for (const { label, role, words } of statements) {
    place.builder.section({ heading: label, level: 1, role })
    place.flow.block('paragraph', () => readInline(words, place))
    place.flow.flush()
  }
}
