/** The paper speaks of itself. */
export const ofOwnWork = /\b(?:we|our|ours)\b|\bthis (?:paper|work|study|article)\b/i
