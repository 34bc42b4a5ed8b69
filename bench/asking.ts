import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportStatus } from '@tessera/contract'
import { type RunningTessera, startTessera } from '../e2e/running-tessera.ts'
import { median, percentile } from './figures.ts'
import { sharedData, sharedPapers } from './shared-data.ts'

const rounds = 3
const hostile = new Set(['pdfjs_bomb.pdf'])
/** More than a thread keeps: who asks one after another asks each as if it had never been read. */
const papers = 6
const [fewestKilobytes, mostKilobytes] = [100, 3_000]
/** A reader types a question for longer. */
const typingMs = 1_000
/** As the page does. */
const pollMs = 150

interface Paper {
  readonly id: string
  readonly readAfterMs: number
}

/**
 * What readers wait for over HTTP: from an upload to a text with its explanation, and for the first question to a paper
 * that no thread keeps, asked at once and after its page was opened, and the next one.
 */
export async function benchAsking(): Promise<void> {
  const folder = sharedData()
  if (folder === null) return console.log('Left out: the folder of real papers is not there.')
  const tessera = await startTessera()
  try {
    const reader = await readerOf(tessera)
    const read: Paper[] = []
    for (const { file, path } of sharedPapers(folder, '.pdf')) {
      const bytes = readFileSync(path)
      const isUsual = bytes.length > fewestKilobytes * 1024 && bytes.length < mostKilobytes * 1024
      if (hostile.has(file) || !isUsual || read.length === papers) continue
      const paper = await reader.upload(bytes, file)
      if (paper) read.push(paper)
    }
    const times = { unready: [] as number[], opened: [] as number[], next: [] as number[] }
    for (let round = 0; round <= rounds; round++)
      for (const which of ['unready', 'opened'] as const)
        for (const { id } of read) {
          if (which === 'opened') {
            await reader.history(id)
            await sleep(typingMs)
          }
          const first = await reader.ask(id, `How many samples were used, take ${round}?`)
          const next = await reader.ask(id, `Which data were used in round ${round}, ${which}?`)
          // The first round warms the thread up.
          if (round === 0) continue
          times[which].push(first)
          times.next.push(next)
        }
    console.log(
      `${read.length} PDFs, ${rounds} rounds, over HTTP, by the clock; median and 95th percentile`,
    )
    print(
      'upload to explained text',
      read.map(({ readAfterMs }) => readAfterMs),
    )
    print('first question, page not opened', times.unready)
    print('first question, page opened', times.opened)
    print('another question', times.next)
  } finally {
    await tessera.dispose()
  }
}

const print = (name: string, times: readonly number[]) =>
  console.log(
    `${name.padEnd(34)}${median(times).toFixed(0).padStart(6)}${percentile(times, 0.95).toFixed(0).padStart(6)} ms`,
  )

/** A browser with a session of its own. */
async function readerOf({ address }: RunningTessera) {
  let cookie = ''
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { ...(cookie && { cookie }), origin: address, ...init.headers }
    const answer = await fetch(`${address}${path}`, { ...init, headers })
    const [set] = answer.headers.getSetCookie()
    cookie ||= set?.split(';')[0] ?? ''
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  return {
    /** The paper of a file; null where it is refused. */
    async upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Paper | null> {
      const body = new FormData()
      body.append('file', new File([bytes], name))
      const begun = performance.now()
      const answer = await call('/api/papers/import', { method: 'POST', body })
      let status = (await answer.json()) as ImportStatus
      while (status.step !== 'done' && status.step !== 'failed') {
        await sleep(pollMs)
        status = (await (await call(`/api/papers/import/${status.jobId}`)).json()) as ImportStatus
      }
      const { paperId, step } = status
      const readAfterMs = performance.now() - begun
      return step === 'done' && paperId !== null ? { id: paperId, readAfterMs } : null
    },
    history: (id: string) => call(`/api/papers/${encodeURIComponent(id)}/qa`),
    /** Milliseconds until the answer is there. */
    async ask(paperId: string, question: string): Promise<number> {
      const begun = performance.now()
      const answer = await call('/api/papers/qa', {
        method: 'POST',
        body: JSON.stringify({ paperId, question }),
        headers: { 'content-type': 'application/json' },
      })
      await answer.json()
      return performance.now() - begun
    },
  }
}
