import type { documentBuilder } from '../../document/document-builder.ts'
import type { SectionRole } from '../../document/paper-document.ts'
import type { Flow } from '../markup/flow.ts'

/** Where the walk stands: what it writes to, how deep the sections are, and what role they must have. */
export interface Place {
  readonly builder: ReturnType<typeof documentBuilder>
  readonly flow: Flow
  readonly level: number
  readonly role?: SectionRole
  /** Inside a paragraph, list item or box: floats wait until the block ends, and titles open no section. */
  readonly nested?: boolean
}
