import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenOnLoopback } from '../server/src/platform/testing/loopback.ts'
import {
  type UpstreamPart,
  upstreamSettings,
} from '../server/src/testing/upstream-settings.fixture.ts'

const data = process.env.TESSERA_SHARED_DATA ?? '../shared/data'
const tool = join(data, '../tools/upstreams.mjs')

/** False where the recorded answers of the real sources are not at hand. */
export const recordedAreHere = existsSync(join(data, 'api/index.json')) && existsSync(tool)

/** Where the tool answers for a part, when not under the same name. Nothing of Europe PMC was recorded: 404. */
const folders: Partial<Record<UpstreamPart, string>> = {
  'arxiv-api': 'arxiv',
  'arxiv-oai': 'arxiv',
  'openreview-v1': 'openreview',
}

/** One record of Semantic Scholar, and the other names under which it gives the same. */
const recordedScholar = '/graph/v1/paper/DOI%3A10.1016%2Fj.xgen.2025.100814'
const alsoCalled = ['PMID:40120586', 'PMCID:12008803', '7e5d4466c8b85f93775fe183e1a318a3e65ac8e4']

/** Stands before the replayed Semantic Scholar, and knows its record by all of its names. */
async function startScholar(base: string) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const name = decodeURIComponent(url.pathname).replace('/graph/v1/paper/', '')
    const path = alsoCalled.includes(name) ? recordedScholar : url.pathname
    const answer = await fetch(`${base}/semantic-scholar${path}${url.search}`)
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(Buffer.from(await answer.arrayBuffer()))
  })
  return listenOnLoopback(server)
}

/** Replays the recorded answers of the real sources on loopback. */
export async function startRecordedUpstreams(): Promise<{
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}> {
  const child = spawn(process.execPath, [tool, '--data', join(data, 'api'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = await addressOf(child)
  const scholar = await startScholar(base)
  return {
    env: upstreamSettings((part) =>
      part === 's2' ? scholar.url : `${base}/${folders[part] ?? part}`,
    ),
    async stop() {
      await scholar.close()
      child.kill()
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += chunk
    const address = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
    if (address) return address
  }
  throw new Error(`The recorded answers were not served: ${said}`)
}

/** The title that a recorded body tells. */
export function recordedTitle(file: string): string {
  const body = readFileSync(join(data, 'api', file), 'utf8')
  const title = file.endsWith('.xml')
    ? body.slice(body.indexOf('<entry>')).match(/<title>([^<]+)/)?.[1]
    : titleIn(JSON.parse(body))
  if (!title) throw new Error(`${file} tells no title.`)
  return title.replace(/\s+/g, ' ').trim()
}

/** In the places where Crossref, DataCite, OpenAlex, OpenReview and Semantic Scholar have it. */
function titleIn(body: {
  message?: { title: string[] }
  data?: { attributes: { titles: { title: string }[] } }
  display_name?: string
  title?: string
  notes?: { content: { title?: { value: string } } }[]
  results?: { display_name: string }[]
}): string | undefined {
  return (
    body.message?.title[0] ??
    body.data?.attributes.titles[0]?.title ??
    body.display_name ??
    body.notes?.[0]?.content.title?.value ??
    body.results?.[0]?.display_name ??
    body.title
  )
}
