import { leastSure } from '../explanation.ts'
import { isLikelySaid } from './despite.ts'

// Whether a paper says the answer, and whether the passage that leads is it, are judged apart. A passage that stands
// out is shown although the paper's words make an answer less likely, and one among equals takes more.

/** What the two chances must come to, beyond the least with which the paper says the answer. */
const leastOfLead = 0.375
/** Below this chance of being the answer a passage that lacks what the question names is none. */
export const leastLacking = 0.4
/** Below it nothing that could lead makes up for what the question's words tell. */
const leastSaid = 0.3

/** True where no passage could be shown, whatever leads. */
export const isHopeless = (said: number): boolean => said < leastSaid

interface Found {
  /** The chance that the paper says the answer, and the least that is trained for it. */
  readonly said: number
  readonly threshold: number
  /** The chance that the passage that leads answers; null where too few stand beside it to tell. */
  readonly sure: number | null
  /** Whether the question has a word of a field that the paper never uses. */
  readonly isUnheard: boolean
  /** Whether the passages lack what the question demands. */
  readonly isUnmet: boolean
}

/** True where what was found is to be shown, surely or as unsure, rather than refused. */
export function isWorthShowing({ said, threshold, sure, isUnheard, isUnmet }: Found): boolean {
  const isDoubtful = isUnheard && !isLikelySaid(said)
  if (sure === null) return said >= threshold && !isDoubtful && !isUnmet
  return (
    said + sure >= threshold + leastOfLead &&
    // What is asked in a word of a field that the paper never uses takes a passage that more likely answers than not.
    !(isDoubtful && sure < leastSure) &&
    !(isUnmet && sure < leastLacking)
  )
}
