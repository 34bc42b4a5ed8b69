import { contradiction, takesForGranted } from './premise.ts'
import { ifOfAsked } from './premise-bears.ts'
import { premiseDenied } from './premise-checks.ts'
import { otherCount } from './premise-counts.ts'
import { inOtherForms } from './premise-forms.ts'
import { againstShown } from './premise-of-lead.ts'
import { saidOtherwise } from './premise-otherwise.ts'
import { nearestRival, turnedPremise } from './premise-turned.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Ranking } from './ranking.ts'
import type { Contradiction } from './stands-against.ts'

/** What a paper says against what a question takes for granted. */
export interface Denials {
  /** What turns it round. */
  readonly turned: Contradiction | null
  /** What denies it, counts otherwise or says it otherwise. */
  readonly denied: Contradiction | null
}

const isFound = ({ turned, denied }: Denials) => turned !== null || denied !== null

/**
 * Looks for what denies a question's premise, of what the question is on; where nothing does, the same with the other
 * form of a name that the paper says in short and at length.
 */
export function denialsIn(ranking: Ranking): Denials {
  const found = denialsOf(ranking)
  if (isFound(found)) return found
  for (const { presumed, told } of inOtherForms(ranking)) {
    const other = denialsOf({ ...ranking, presumed })
    if (isFound(other)) return { turned: told(other.turned), denied: told(other.denied) }
  }
  return found
}

function denialsOf(ranking: Ranking): Denials {
  const { asking, ranked, topic, presumed, isOthers } = ranking
  const { title } = asking.document
  const count = otherCount(asking.asked, ranked, isOthers, title)
  if (!presumed) return { turned: null, denied: count }
  const turned = ifAsked(ranking, turnedPremise(presumed, ranked, isOthers))
  const denied =
    count ??
    ifAsked(ranking, premiseDenied(presumed, ranked, isOthers, title)) ??
    (turned ? null : ifAsked(ranking, saidOtherwise(presumed, topic, ranked, isOthers)))
  return { turned, denied }
}

/**
 * What of it leads the answer; null where nothing does.
 * @param decide puts passages into the order in which they would answer
 */
export function leadingDenial(
  ranking: Ranking,
  { turned, denied }: Denials,
  decide: (passages: readonly RankedCandidate[]) => readonly RankedCandidate[],
): Contradiction | null {
  const { asking, ranked, presumed, isOthers } = ranking
  const { asked } = asking
  if (!presumed) return denied
  // What says over again what the question takes for granted gives no reason, and tells whether it is so.
  const granted = takesForGranted(asked)
    ? contradiction(
        asked,
        decide(ranked).filter((candidate) => !isOthers(candidate)),
      )
    : null
  // What turns it round must be as near to the question as what would answer it.
  const isNear = turned && turned.passage.own >= (nearestRival(presumed, ranked)?.own ?? 0)
  return ifAsked(ranking, granted) ?? denied ?? (isNear ? turned : null)
}

/**
 * What one of the passages that are to be shown says against what the question takes for granted, of what it is on; null
 * where none does.
 */
export const shownDenial = (
  ranking: Ranking,
  shown: readonly RankedCandidate[],
): Contradiction | null =>
  ifAsked(ranking, againstShown(ranking.presumed, shown, ranking.ranked, ranking.isOthers))

const ifAsked = ({ asking, presumed, ranked }: Ranking, found: Contradiction | null) =>
  ifOfAsked(presumed ?? asking.asked, found, ranked)
