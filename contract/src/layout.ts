import { z } from 'zod'
import { list } from './spans.ts'

const Line = z.object({
  /** Of the layout's text. */
  span: z.object({ start: z.int(), end: z.int() }).readonly(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Left edge of each character, then the right edge of the line. */
  edges: list(z.number()),
})

/** The text of a paper's PDF and where it stands on the pages, in points from a page's top left. */
export const Layout = z.object({
  /** Whose text this is: not the one that is read, where the paper came as HTML or JATS. */
  documentId: z.string(),
  text: z.string(),
  pages: list(
    z.object({ number: z.int(), width: z.number(), height: z.number(), lines: list(Line) }),
  ),
})
export type Layout = z.infer<typeof Layout>
