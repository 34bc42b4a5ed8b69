/** "Table 2Baseline characteristics": a caption, or the cells below it, that ran into the words before them. */
const caption = /(?:^|[.\s)])(?:Table|Fig(?:ure)?)\.? ?\d+\p{Lu}\p{Ll}/u
const fewestNumbers = 8
const mostNumbers = 0.35

/** True for a sentence into which a table or its caption ran: it has words of all kinds and says nothing. */
export function isGluedTable(text: string): boolean {
  if (caption.test(text)) return true
  const words = text.split(/\s+/)
  const numbers = words.filter((word) => /^[([<>=±−–-]*\d/.test(word)).length
  return numbers >= fewestNumbers && numbers >= mostNumbers * words.length
}
