import { ownWork } from './novelty-score.ts'
import type { Sentence } from './sentence.ts'

/**
 * Statements without what an abstract says before it comes to the work: that is the problem, and what is known of it;
 * no method, and nothing that was found.
 */
export function ownPart(statements: readonly Sentence[]): Sentence[] {
  const opening = statements.find(({ role, text }) => role === 'abstract' && ownWork.test(text))
  return statements.filter(
    ({ role, index }) => role !== 'abstract' || index >= (opening?.index ?? 0),
  )
}
