/** How far the PDF view is. */
export interface PagesShown {
  /** The pages stand where they stay, or the file cannot be shown. */
  readonly isSettled: boolean
  /** Passages found on the pages so far. */
  readonly placed: number
}

export const noPages: PagesShown = { isSettled: false, placed: 0 }
