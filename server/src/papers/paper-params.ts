import { z } from 'zod'

/** `{paper}` in an address: an id or any identifier in any dress. */
export const PaperParams = z.object({ paper: z.string().min(1).max(600) })
