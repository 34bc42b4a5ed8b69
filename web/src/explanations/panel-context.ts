import type { PaperDocument, Span } from '@tessera/engine'
import { createContext, useContext } from 'react'
import type { JumpTarget } from '../reader/highlight.ts'

/** What every claim in the panel needs: the text it points into, and the way there. */
export interface PanelTools {
  readonly document: PaperDocument
  /** The text is the abstract alone. */
  readonly isAbstract: boolean
  readonly jump: (target: JumpTarget) => void
  /** The address of a passage of this page. */
  readonly addressOf: (span: Span) => string
  /** Leads to a figure or table by the id it has in the document. */
  readonly goToFigure: (figureId: string) => void
}

export const PanelContext = createContext<PanelTools | null>(null)

/** @throws when used outside the panel. */
export function usePanel(): PanelTools {
  const tools = useContext(PanelContext)
  if (!tools) throw new Error('A claim is drawn outside the Evidence panel')
  return tools
}
