import { describe, expect, test } from 'vitest'
import type { PaperDocument } from '../document/paper-document.ts'
import { seeded } from '../text/seeded.fixture.ts'
import { slice } from '../text/span.ts'
import { isSaid } from './mutation-trial.fixture.ts'
import { corruptions, type Mutation, noises } from './mutations.fixture.ts'
import { foreignPaper, samplePaper } from './sample-paper.fixture.ts'
import { verifyClaim } from './verify.ts'

const sentencesOf = (document: PaperDocument) =>
  document.sentences.map((span) => slice(document.text, span))
const siblings = sentencesOf(samplePaper)
const foreign = sentencesOf(foreignPaper)

/** Every sentence with a mutation under several seeds; changes that make another true sentence are skipped. */
function mutated(mutation: Mutation, seeds: number): string[] {
  const found = new Set<string>()
  for (let seed = 1; seed <= seeds; seed++)
    for (const [i, sentence] of siblings.entries()) {
      const claim = mutation(sentence, seeded(seed * 7919 + i), { siblings, foreign })
      if (claim !== null) found.add(claim)
    }
  return [...found].filter((claim) => !isSaid(samplePaper.text, claim))
}

describe('no corruption passes', () => {
  test.each(Object.entries(corruptions))('%s', (_, mutation) => {
    const claims = mutated(mutation, 12)
    expect(claims.length).toBeGreaterThanOrEqual(3)
    const missed = claims.filter((claim) => verifyClaim(samplePaper, claim).kind !== 'unverified')
    expect(missed).toEqual([])
  })

  test('and they are many', () => {
    const all = Object.values(corruptions).flatMap((mutation) => mutated(mutation, 12))
    expect(all.length).toBeGreaterThanOrEqual(1_000)
  })
})

test.each(Object.entries(noises))('harmless noise passes: %s', (_, mutation) => {
  const claims = siblings.flatMap((sentence, i) =>
    [1, 2, 3].flatMap(
      (seed) => mutation(sentence, seeded(seed * 104_729 + i), { siblings, foreign }) ?? [],
    ),
  )
  const caught = claims.filter((claim) => verifyClaim(samplePaper, claim).kind === 'unverified')
  expect(
    caught.length / Math.max(1, claims.length),
    caught.slice(0, 5).join('\n'),
  ).toBeLessThanOrEqual(0.01)
})
