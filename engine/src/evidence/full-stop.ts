/** A claim without the mark that ends it, and without the quotation marks behind that: as it might go on. */
export const withoutFullStop = (claim: string): string => claim.replace(/[.!?]["”’]*$/u, '')
