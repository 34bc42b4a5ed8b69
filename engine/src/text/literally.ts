/** A text as a part of a pattern that matches it and nothing else: "(n)" is `\(n\)`. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
