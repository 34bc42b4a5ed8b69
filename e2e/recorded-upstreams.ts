import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  s2: 'semantic-scholar',
}

/** Replays the recorded answers of the real sources on loopback. */
export async function startRecordedUpstreams(): Promise<{
  readonly env: Readonly<Record<string, string>>
  stop(): void
}> {
  const child = spawn(process.execPath, [tool, '--data', join(data, 'api'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = await addressOf(child)
  return {
    env: upstreamSettings((part) => `${base}/${folders[part] ?? part}`),
    stop: () => child.kill(),
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

/** In the places where Crossref, DataCite, OpenAlex and Semantic Scholar have it. */
function titleIn(body: {
  message?: { title: string[] }
  data?: { attributes: { titles: { title: string }[] } }
  display_name?: string
  title?: string
}): string | undefined {
  return (
    body.message?.title[0] ??
    body.data?.attributes.titles[0]?.title ??
    body.display_name ??
    body.title
  )
}
