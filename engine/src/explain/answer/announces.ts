import type { Question } from '../question/question.ts'
import { tellsFinding } from './finding-beside.ts'
import { aims } from './misfit.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** What was to be learned, as it stands in front or behind: "To test whether salt harms them, …", "we asked if it does". */
const sought = /^\W*(?:in order |so as )?to [^,]*,|\b(?:whether|if|how) [^,;]*/giu

/**
 * True for a passage that only says that it was looked into whether something is so, where that is asked: "To test
 * whether salt harms oats, plots were watered." What came out elsewhere in the same sentence makes it an answer.
 */
export const onlyAnnounces = (asked: Question, lead: RankedCandidate): boolean =>
  (aims(asked)?.(lead) ?? false) && !tellsFinding(lead.text.replace(sought, ' '))
