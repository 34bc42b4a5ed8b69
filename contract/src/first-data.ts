import { z } from 'zod'

/** Id of the inert JSON element that the server writes into a page. */
export const firstDataElementId = 'first-data'

/**
 * The answers that the first view of a page needs, by the address of the API that gives them
 * (`paths.paper('abc')` → the paper). The web app starts from these instead of asking again.
 */
export const FirstData = z.record(z.string(), z.unknown())
export type FirstData = z.infer<typeof FirstData>
