import { matchPieces } from './matches.ts'

/** A text with the words of the query marked. */
export function Matched({ text, query }: { text: string; query: string }) {
  let at = 0
  return matchPieces(text, query).map(({ text: piece, isMatch }) => {
    const key = at
    at += piece.length
    return isMatch ? (
      <mark className="match" key={key}>
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}
