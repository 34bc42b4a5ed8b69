import { createAnchorer } from '../engine/src/anchor/anchor-quote.ts'
import {
  type Trial,
  type TrialPaper,
  trialPaper,
  tryMutation,
} from '../engine/src/evidence/mutation-trial.fixture.ts'
import { corruptions, type Mutation, noises } from '../engine/src/evidence/mutations.fixture.ts'
import { matchingForm } from '../engine/src/text/matching-form.ts'
import type { Measure } from './measure.ts'
import { trialDocuments } from './passage-sets.ts'

const seed = 2027
/** Reports of trials whose sentences are changed, and changes of each kind. */
const reports = 60
const ofEachKind = 150

const anchorers = new WeakMap<TrialPaper, ReturnType<typeof createAnchorer>>()
function anchorerOf(paper: TrialPaper) {
  const known = anchorers.get(paper) ?? createAnchorer(paper.document.text)
  anchorers.set(paper, known)
  return known
}

/** Whether a claim is refused: by the verifier; by its words alone; by words within a tenth of edits. */
const ways: Readonly<Record<string, (trial: Trial) => boolean>> = {
  engine: ({ verdict }) => verdict.kind === 'unverified',
  'exact match': ({ paper, claim }) => !paper.form.includes(matchingForm(claim).text.trim()),
  'fuzzy match alone': ({ paper, claim }) => anchorerOf(paper).candidates(claim) === null,
}

/** The verifier on seeded corruptions of real sentences, and on harmless noise, beside two simpler ones. */
export function measureVerifier(folder: string): Measure[] | null {
  const papers = trialDocuments(folder, 'dev')
    ?.slice(0, reports)
    .map(({ document }) => trialPaper(document))
  if (!papers) return null
  const tried = (mutations: Readonly<Record<string, Mutation>>, harmless: boolean) =>
    Object.entries(mutations).map(
      ([kind, mutation]) =>
        [kind, tryMutation(papers, mutation, { harmless, seed, count: ofEachKind })] as const,
    )
  const measure = (name: string, trials: readonly Trial[], refuses: (trial: Trial) => boolean) => ({
    task: 'verifier',
    part: 'held out' as const,
    name,
    values: trials.map((trial) => (refuses(trial) ? 1 : 0)),
  })
  const corrupted = tried(corruptions, false)
  const harmless = tried(noises, true).flatMap(([, trials]) => trials)
  const all = corrupted.flatMap(([, trials]) => trials)
  const engine = ways.engine ?? (() => false)
  return [
    ...Object.entries(ways).map(([way, refuses]) =>
      measure(`corruptions caught, ${way}`, all, refuses),
    ),
    ...corrupted.map(([kind, trials]) =>
      measure(`corruptions caught, ${kind}, engine`, trials, engine),
    ),
    ...Object.entries(ways).map(([way, refuses]) =>
      measure(`harmless noise refused, ${way}`, harmless, refuses),
    ),
  ]
}
