/** The stops and brackets that stand at a place: with the formula before it they stay on one line. */
export const closingAt = (text: string, at: number, end = text.length): string =>
  /^[.,;:)\]}’”]*/.exec(text.slice(at, Math.min(at + 3, end)))?.[0] ?? ''
