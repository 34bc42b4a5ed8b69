import { remembering } from '../../text/remembering.ts'

/** A claim without the mark that ends it, and without the quotation marks behind that: as it might go on. */
export const withoutFullStop: (claim: string) => string = remembering((claim) =>
  claim.replace(/[.!?]["”’]*$/u, ''),
)

/** What stands right behind a claim, up to the next mark; null where that is nothing. */
export const upToMark = (after: string): string | null =>
  after.trim().split(/[,;:.](?:\s|$)/)[0] || null
