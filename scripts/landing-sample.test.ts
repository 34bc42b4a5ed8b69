import { readFileSync } from 'node:fs'
import { explain, slice, verifyClaim } from '@tessera/engine'
import { expect, test } from 'vitest'
import type { Sample } from '../web/src/site/sample.ts'
import { sampleDocument, sampleOf, samplePath } from './landing-sample.ts'

const sample: Sample = JSON.parse(readFileSync(samplePath, 'utf8'))
const document = sampleDocument(sample.paperId)
const abstract = document.abstract ?? { start: 0, end: 0 }

test('the landing page shows the abstract of the paper as the engine reads it today', () => {
  expect(sample.abstract, 'Run: node scripts/run.mjs scripts/landing-sample.ts').toBe(
    slice(document.text, abstract),
  )
})

test('every claim on the landing page still has the verdict that it shows', () => {
  expect(sample.claims.length).toBeGreaterThan(3)
  for (const { text, verdict, start, end } of sample.claims) {
    const span = { start: abstract.start + start, end: abstract.start + end }
    expect(verifyClaim(document, text, [span])).toMatchObject({ kind: verdict, spans: [span] })
  }
})

test('the landing page names as many claims as the panel shows for the whole paper', async () => {
  const made = await explain(document)
  const claims = [
    ...made.tldr,
    ...made.whatsNew,
    ...made.methods,
    ...made.results,
    ...made.limitations,
    ...made.replicationChecklist,
  ]
  expect(sample.claimCount).toBe(
    claims.filter(({ verdict }) => verdict.kind !== 'unverified').length,
  )
})

test('a sentence shown as withheld does not pass the verifier', () => {
  if (sample.withheld) expect(verifyClaim(document, sample.withheld.text).kind).toBe('unverified')
  else expect(sample.claims.some(({ text }) => /\d/.test(text))).toBe(false)
})

test('making the sample again gives claims that do not overlap, in the order of the text', async () => {
  const { claims } = await sampleOf(document, sample.paperId)
  let last = 0
  for (const { start, end } of claims) {
    expect(start).toBeGreaterThanOrEqual(last)
    last = end
  }
  expect(last).toBeLessThanOrEqual(sample.abstract.length)
})
