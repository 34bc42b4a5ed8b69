import { z } from 'zod'

/** A paper that the reader brought. */
export const OwnPaper = z.object({
  paperId: z.string(),
  title: z.string(),
  /** When it was brought. */
  createdAt: z.iso.datetime(),
})
export type OwnPaper = z.infer<typeof OwnPaper>
/** The newest first. */
export const OwnPapers = z.array(OwnPaper)
