import type { PaperDocument, Span } from '@tessera/engine'
import { seeded } from '../../engine/src/text/seeded.fixture.ts'

/** A text and, for each passage that is followed, where it stands now: null once its words are gone. */
export interface Revision {
  readonly text: string
  readonly places: readonly (Span | null)[]
}

type Piece = { words: string; passage: number | null }

/**
 * Rounds of revision of a document's sentences, with a record of where each followed sentence went.
 * In a round each sentence is, with these probabilities: deleted 0.03, moved 0.03, edited 0.06 (one
 * character in forty is replaced), and a sentence from elsewhere in the text is copied in before it 0.04.
 * @returns one revision a round; the first entry is the text as it was.
 */
export function revise(
  document: PaperDocument,
  passages: readonly Span[],
  rounds: number,
  seed: number,
): Revision[] {
  const random = seeded(seed)
  const followed = new Map(passages.map((span, index) => [span.start, index]))
  let pieces: Piece[] = document.sentences.map((span) => ({
    words: document.text.slice(span.start, span.end),
    passage: followed.get(span.start) ?? null,
  }))
  const revisions = [lay(pieces, passages.length)]
  for (let round = 0; round < rounds; round++) {
    const next: Piece[] = []
    const moved: Piece[] = []
    for (const piece of pieces) {
      const draw = random()
      if (draw < 0.04) {
        const copied = pieces[Math.floor(random() * pieces.length)] as Piece
        next.push({ words: copied.words, passage: null }, piece)
      } else if (draw < 0.07) continue
      else if (draw < 0.1) moved.push(piece)
      else if (draw < 0.16) next.push({ ...piece, words: mistype(piece.words, random) })
      else next.push(piece)
    }
    for (const piece of moved) next.splice(Math.floor(random() * next.length), 0, piece)
    pieces = next
    revisions.push(lay(pieces, passages.length))
  }
  return revisions
}

function mistype(words: string, random: () => number): string {
  return words.replace(/[a-z]/g, (letter) =>
    random() < 1 / 40 ? String.fromCharCode(97 + Math.floor(random() * 26)) : letter,
  )
}

function lay(pieces: readonly Piece[], count: number): Revision {
  const places: (Span | null)[] = new Array(count).fill(null)
  let text = ''
  for (const { words, passage } of pieces) {
    if (text !== '') text += ' '
    if (passage !== null) places[passage] = { start: text.length, end: text.length + words.length }
    text += words
  }
  return { text, places }
}
