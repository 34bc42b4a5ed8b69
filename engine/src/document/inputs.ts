import type { PaperDocument, Region } from './paper-document.ts'
import type { Inline } from './runs.ts'

/** A table cell as a parser hands it over; spans count columns and rows, 1 when not given. */
export interface CellInput {
  readonly content: Inline
  readonly header?: boolean
  readonly colSpan?: number
  readonly rowSpan?: number
}

/** What a paper says about itself, apart from its words. */
export interface Front {
  readonly title: string
  readonly authors: readonly string[]
  readonly language?: string
  readonly identifiers?: PaperDocument['identifiers']
  readonly venue?: string
  readonly year?: number
  readonly license?: string
  readonly keywords?: readonly string[]
}

/** What a block may carry beside its words. */
export interface Extra {
  readonly level?: number
  readonly of?: string
  readonly regions?: readonly Region[]
}
