export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/** Shorter words are too common to mark; other scripts than Latin pack more into a letter. */
const shortest = 3
const common = new Set(['the', 'and', 'for', 'with', 'you', 'all', 'are', 'from', 'that', 'this'])

/**
 * Cuts a text into pieces that match words of the query and pieces that do not; joined they are the text.
 * A word matches when it begins like a query word ("anchor" matches "Anchored"). Short and very common
 * query words count only when there is no other.
 */
export function matchPieces(text: string, query: string): Piece[] {
  const stems = stemsOf(query)
  const pieces: Piece[] = []
  let unmatchedFrom = 0
  for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!stems.some((stem) => word[0].toLowerCase().startsWith(stem))) continue
    if (word.index > unmatchedFrom)
      pieces.push({ text: text.slice(unmatchedFrom, word.index), isMatch: false })
    pieces.push({ text: word[0], isMatch: true })
    unmatchedFrom = word.index + word[0].length
  }
  if (unmatchedFrom < text.length) pieces.push({ text: text.slice(unmatchedFrom), isMatch: false })
  return pieces
}

/** DOIs, numbers of arXiv and PubMed, addresses: no words of the papers that they name. */
const identifiers =
  /\bhttps?:\/\/\S+|(?:\bdoi:?\s*)?\b10\.\d{4,9}\/\S+|\b(?:arxiv|pmid|pmcid)\s*:\s*\S+|\b\d{4}\.\d{4,5}(?:v\d+)?\b|\bpmc\d+\b|\b[a-z-]+\/\d{7}\b/g

function stemsOf(query: string): string[] {
  const words =
    query
      .toLowerCase()
      .replace(identifiers, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter(
    (word) => (word.length >= shortest || /\P{ASCII}/u.test(word)) && !common.has(word),
  )
  return (telling.length > 0 ? telling : words).map((word) =>
    word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word,
  )
}
