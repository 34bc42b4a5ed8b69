import { startTessera } from '../e2e/running-tessera.ts'
import {
  type SearchableSources,
  startSearchableSources,
} from '../server/src/testing/searchable-sources.fixture.ts'
import { median } from './figures.ts'

const rounds = 15
const words = ['anchoring', 'attention', 'language models', 'deep learning', 'networks']

/** Milliseconds until the first results are read, in a browser's manner: over HTTP, a new query each time. */
async function firstResults(address: string, q: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${address}/api/papers/search/stream?${new URLSearchParams({ q })}`)
  const reader = response.body?.getReader()
  if (!response.ok || !reader) throw new Error(`The search answered with ${response.status}.`)
  let text = ''
  const decoder = new TextDecoder()
  for (;;) {
    const { value, done } = await reader.read()
    text += decoder.decode(value, { stream: true })
    if (done || text.includes('\n\n')) break
  }
  const took = performance.now() - begun
  if (!text.includes('"papers":[{')) throw new Error(`“${q}” found nothing: ${text.slice(0, 200)}`)
  await reader.cancel()
  return took
}

/** Every source answers after another time, from 0.2 to 8 seconds. */
function delay(sources: SearchableSources): void {
  const states = Object.values(sources.state)
  for (const [index, state] of states.entries())
    state.delayMs = 200 + (7_800 * index) / (states.length - 1)
}

/**
 * How soon the first results of a search are there with slow live sources, against the same installation
 * that asks nobody, through the same stream: the two take turns, so that both meet the same machine.
 */
export async function benchSearch(): Promise<void> {
  const sources = await startSearchableSources()
  delay(sources)
  // One after the other: the first may have to build the web app.
  const alone = await startTessera()
  const live = await startTessera(sources.env())
  try {
    for (const { address } of [alone, live]) await libraryRead(address)
    const times = { alone: [] as number[], live: [] as number[] }
    for (let round = -2; round < rounds; round++)
      for (const [index, word] of words.entries()) {
        const q = `${word} ${round + 3}${index}`
        const ask = {
          alone: () => firstResults(alone.address, q),
          live: () => firstResults(live.address, q),
        }
        const order =
          (round + index) % 2 === 0 ? (['alone', 'live'] as const) : (['live', 'alone'] as const)
        for (const which of order) {
          const took = await ask[which]()
          // The first rounds warm both up.
          if (round >= 0) times[which].push(took)
        }
      }
    const [local, streamed] = [median(times.alone), median(times.live)]
    console.log(`${times.live.length} queries each, sources delayed 0.2 to 8 s, median over HTTP`)
    console.log(`the library alone, first results     ${local.toFixed(1)} ms`)
    console.log(`with live sources, first results     ${streamed.toFixed(1)} ms`)
    console.log(`ratio                                ${(streamed / local).toFixed(2)}`)
  } finally {
    await Promise.all([alone.dispose(), live.dispose()])
    await sources.close()
  }
}

async function libraryRead(address: string): Promise<void> {
  const summary = `${address}/api/papers/tessera:anchoring-quotations/summary`
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(summary)
    if (answer.ok && (await answer.json()) !== null) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The starter library was not read within 100 seconds.')
}
