import type { Verdict } from './claim.ts'

// Of two refusals of one claim, as it was told and in its paper's words, the one that is fairer to it.

/** Problems that blame what a claim says; where it only leaves words out, it is not who tells it. */
const blaming = /entity-mismatch|not-found/

const leavingOut = /^(?:words-left-out|hedge-dropped|negation)$/

/** Whether a verdict tells only of what is left out. */
export const leavesOutOnly = ({ omitted, problems }: Verdict): boolean =>
  omitted !== undefined && problems.every((problem) => leavingOut.test(problem))

/** Whether a refusal of a claim in the paper's words blames less than one of the claim as it was told: "33" is no other number than "thirty-three". */
export function isFairer(reworded: Verdict, refused: Verdict): boolean {
  if (leavesOutOnly(reworded))
    return (
      blaming.test(refused.problems.join()) ||
      (reworded.omitted?.length ?? 0) < (refused.omitted?.length ?? 0)
    )
  return (
    reworded.problems.every((problem) => refused.problems.includes(problem)) &&
    (reworded.problems.length < refused.problems.length ||
      (reworded.changed !== undefined && reworded.changed.length < (refused.changed?.length ?? 0)))
  )
}
