import type { Label } from './captions.ts'
import type { Heading } from './headings.ts'
import type { Placement } from './measure.ts'
import type { Row } from './rows.ts'

/** The number of an equation, and the row that it is printed in. */
export interface EquationLabel {
  readonly text: string
  readonly row: Row
}

/** A block before it is laid into the text. */
export type Draft =
  | { readonly kind: 'heading'; readonly rows: Row[]; readonly heading: Heading }
  | { readonly kind: 'paragraph' | 'list-item' | 'footnote' | 'code'; readonly rows: Row[] }
  | { readonly kind: 'equation'; readonly rows: Row[]; readonly labels: EquationLabel[] }
  | {
      readonly kind: 'caption'
      readonly rows: Row[]
      readonly label: Label
      readonly table: Row[]
      /** The rows of a table that goes on under the same label on later pages, part by part. */
      readonly more?: readonly (readonly Row[])[]
    }

/** What a row was found to be, before paragraphs are formed. */
export interface Marked extends Placement {
  readonly role: Role
}

export type Role =
  | { readonly kind: 'body' }
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'footnote'; readonly first: boolean }
  | { readonly kind: 'caption'; readonly label: Label | null }
  /** `side`: where it stands seen from its caption. */
  | { readonly kind: 'table'; readonly side: 'above' | 'below' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'equation'; readonly label?: string }
