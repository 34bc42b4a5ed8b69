import type { PaperDocument } from '../../document/paper-document.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import type { Sentence } from '../text/sentence.ts'
import { ownWork } from './novelty-score.ts'

/** The place at which an abstract comes to the work. */
const openingOf = (statements: readonly Sentence[]): number =>
  statements.find(({ role, text }) => role === 'abstract' && ownWork.test(text))?.index ?? 0

/**
 * Statements without what an abstract says was known or asked before it comes to the work: nothing of that was done or
 * found.
 * An abstract that tells what was done and what came out without a word of its own is left as it is.
 */
export function partOnWork(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
): Sentence[] {
  const opening = openingOf(statements)
  const roles = rolesInAbstract(document, sentences)
  const isBefore = ({ index }: Sentence) =>
    index < opening && ['background', 'objective'].includes(roles.get(index)?.role ?? 'other')
  return statements.filter((sentence) => sentence.role !== 'abstract' || !isBefore(sentence))
}
