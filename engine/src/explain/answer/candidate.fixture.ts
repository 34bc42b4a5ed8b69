import { tokens } from '../../text/tokens.ts'
import { topicStems } from '../text/words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** A ranked passage of so many words, half met by its question, where a test says nothing else of it. */
export const candidate = (text: string, told: Partial<RankedCandidate> = {}): RankedCandidate => ({
  span: { start: 0, end: text.length },
  text,
  words: () => tokens(text),
  stems: new Set(topicStems(text)),
  around: new Set(),
  section: 0,
  kind: 'paragraph',
  role: 'results',
  score: 1,
  own: 0.5,
  wide: 0.5,
  fit: 1,
  pairs: 0,
  relevance: 0,
  ...told,
})
