import { unshownClaim } from '@tessera/contract'
import { type Claim, checkerVersion } from '@tessera/engine/documents'

/** A language model's proposal that could not be proven, after the repair; what it said is kept nowhere. */
export interface Dropped {
  readonly section: Claim['section']
  readonly problems: readonly string[]
}

/** How readers call the sections that a model writes for. */
export const sectionTitles = {
  tldr: 'TL;DR',
  whatsNew: 'What’s New',
  methods: 'Methods',
  results: 'Results',
  limitations: 'Limitations',
} as const

/** Proposals that failed, as claims that are withheld: without their words, which nobody has proven, and a paper may have dictated. */
export function withheldProposals(dropped: readonly Dropped[]): Claim[] {
  const titles: Readonly<Record<string, string>> = { ...sectionTitles, answer: 'the answer' }
  return dropped.map(({ section, problems }, at) => ({
    text: unshownClaim(
      `Proposal ${at + 1} of the language model, for ${titles[section] ?? section}`,
    ),
    section,
    spans: [],
    verdict: {
      kind: 'unverified',
      score: 0,
      spans: [],
      problems: problems as Claim['verdict']['problems'],
      checker: checkerVersion,
    },
  }))
}
