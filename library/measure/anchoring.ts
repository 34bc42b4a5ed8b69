import { type PaperDocument, reanchor, type Span } from '@tessera/engine'
import { seeded } from '../../engine/src/text/seeded.fixture.ts'
import { type Revision, revise } from './revisions.ts'

const rounds = 4
const passagesPerPaper = 40

type Strategy = (old: Revision, passage: number, now: Revision) => Span | null
type Outcome = 'right' | 'wrong' | 'lost'

const strategies: Record<'offsets' | 'exact' | 'threePart', Strategy> = {
  offsets: (old, passage, now) => {
    const span = old.places[passage] as Span
    return span.end <= now.text.length ? span : null
  },
  exact: (old, passage, now) => {
    const span = old.places[passage] as Span
    const quote = old.text.slice(span.start, span.end)
    const start = now.text.indexOf(quote)
    return start < 0 ? null : { start, end: start + quote.length }
  },
  threePart: (old, passage, now) => {
    const found = reanchor(old.text, old.places[passage] as Span, now.text)
    return found.kind === 'found' ? found.span : null
  },
}

/** A passage is right when it overlaps its true place in more than half of both. */
function judge(truth: Span | null, said: Span | null): Outcome {
  if (said === null) return 'lost'
  if (truth === null) return 'wrong'
  const shared = Math.min(truth.end, said.end) - Math.max(truth.start, said.start)
  const longer = Math.max(truth.end - truth.start, said.end - said.start)
  return shared > longer / 2 ? 'right' : 'wrong'
}

/**
 * Follows passages of real papers through rounds of revision with three kinds of anchor.
 * @returns per strategy and round: the share of surviving passages found again, the share of all
 * passages for which a wrong place was shown, and of the vanished ones the share reported lost.
 */
export function measureAnchoring(documents: readonly PaperDocument[], seed: number) {
  const tally = Object.fromEntries(
    Object.keys(strategies).map((name) => [
      name,
      Array.from({ length: rounds }, () => ({
        found: 0,
        survived: 0,
        wrong: 0,
        honest: 0,
        vanished: 0,
      })),
    ]),
  )
  let followed = 0
  documents.forEach((document, index) => {
    const random = seeded(seed + index)
    const sentences = document.sentences.filter(
      ({ start, end }) => end - start >= 40 && end - start <= 300,
    )
    const passages = sentences
      .map((span) => ({ span, key: random() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, passagesPerPaper)
      .map(({ span }) => span)
    followed += passages.length
    const revisions = revise(document, passages, rounds, seed + 1000 + index)
    const first = revisions[0] as Revision
    for (let round = 1; round <= rounds; round++) {
      const now = revisions[round] as Revision
      for (const [name, find] of Object.entries(strategies)) {
        const row = tally[name]?.[round - 1]
        if (!row) continue
        passages.forEach((_, passage) => {
          const truth = now.places[passage] ?? null
          const outcome = judge(truth, find(first, passage, now))
          if (truth !== null) row.survived++
          else row.vanished++
          if (truth !== null && outcome === 'right') row.found++
          if (outcome === 'wrong') row.wrong++
          if (truth === null && outcome === 'lost') row.honest++
        })
      }
    }
  })
  return { papers: documents.length, passages: followed, rounds, seed, tally }
}
