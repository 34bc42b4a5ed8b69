/** A question for a p-value. */
export const pAsked = /\bp[- ]?values?\b/i
/** The head of a column of p-values. */
export const ofP = /^(?:p|p[- ]?values?|pr\s?\(.*\)|sig\.?|significance)$/i
