import type { Claim, Judgement, PaperDocument, Proposal, Span } from '@tessera/engine'
import type { RunEngine } from '../engine-tasks.ts'
import type { Unproven } from './model-prompt.ts'

/** What a model proposes, judged as it comes. */
interface ProposalJudge {
  /** Every one proven, in the order of their coming; no more of a section than it shows. */
  readonly claims: readonly Claim[]
  take(proposal: Proposal): void
  /**
   * What could not be proven since the last time that this was asked.
   * @throws Error when the engine failed
   */
  failed(): Promise<readonly Unproven[]>
}

/** Judges proposals as they come: one call of the engine at a time, with all that came meanwhile. */
export function judgeProposals(
  run: RunEngine,
  document: PaperDocument,
  onClaim?: (claim: Claim) => void,
): ProposalJudge {
  const claims: Claim[] = []
  let waiting: Proposal[] = []
  let failed: Unproven[] = []
  let judged = Promise.resolve()

  async function judgeWaiting(): Promise<void> {
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    const taken: Span[] = claims.flatMap(({ spans }) => spans)
    const judgements = await run('judge', document, batch, taken)
    for (const [at, judgement] of judgements.entries()) hear(batch[at] as Proposal, judgement)
  }

  function hear({ section, ids }: Proposal, judgement: Judgement): void {
    if (judgement.kind === 'refused') failed.push({ section, ids, problems: judgement.problems })
    if (judgement.kind !== 'proven' || isFull(section)) return
    claims.push(judgement.claim)
    onClaim?.(judgement.claim)
  }

  const isFull = (section: Claim['section']) =>
    claims.filter((claim) => claim.section === section).length >= most(section)

  return {
    claims,
    take(proposal: Proposal) {
      waiting.push(proposal)
      judged = judged.then(judgeWaiting)
      // A failure is heard where the judgements are awaited.
      judged.catch(() => {})
    },
    async failed() {
      await judged
      const now = failed
      failed = []
      return now
    },
  }
}

function most(section: Claim['section']): number {
  if (section === 'tldr') return 1
  return section === 'whatsNew' || section === 'answer' ? 3 : 4
}
