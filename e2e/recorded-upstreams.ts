import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const data = process.env.TESSERA_SHARED_DATA ?? '../shared/data'
const tool = join(data, '../tools/upstreams.mjs')

/** False where the recorded answers of the real sources are not at hand. */
export const recordedAreHere = existsSync(join(data, 'api/index.json')) && existsSync(tool)

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
    env: {
      LIVE_SOURCES: 'on',
      CONTACT_EMAIL: 'library@example.org',
      ARXIV_API_URL: `${base}/arxiv`,
      ARXIV_OAI_URL: `${base}/arxiv`,
      ARXIV_RSS_URL: `${base}/arxiv-rss`,
      ARXIV_URL: `${base}/arxiv`,
      OPENALEX_URL: `${base}/openalex`,
      CROSSREF_URL: `${base}/crossref`,
      UNPAYWALL_URL: `${base}/unpaywall`,
      DATACITE_URL: `${base}/datacite`,
      SEMANTIC_SCHOLAR_URL: `${base}/semantic-scholar`,
      HUGGINGFACE_URL: `${base}/huggingface`,
      OPENREVIEW_URL: `${base}/openreview`,
      OPENREVIEW_V1_URL: `${base}/openreview`,
      // Nothing of it was recorded: it answers 404.
      EUROPE_PMC_URL: `${base}/europe-pmc`,
      GITHUB_API_URL: `${base}/github`,
    },
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
