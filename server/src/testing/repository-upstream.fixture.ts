import { createHash } from 'node:crypto'
import type { Answer, ScholarlyUpstream } from './scholarly-upstream.fixture.ts'
import { sends } from './scholarly-upstream.fixture.ts'

type Files = Readonly<Record<string, string | Uint8Array>>

/** A repository as GitHub's API gives it on loopback. */
export interface KnownRepository {
  readonly commit: string
  /** The path below the upstream of what GitHub is asked for: "", "commits/HEAD", "git/trees/…", "git/blobs/…". */
  readonly at: (path?: string) => string
  readonly tree: string
  /** The path of a file's content. */
  readonly blob: (path: string) => string
}

const sha1 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex')
const contentName = (body: string | Uint8Array) => sha1(`blob ${Buffer.byteLength(body)}\0`, body)

const json = (value: unknown): Answer => sends('application/json', JSON.stringify(value))

/** Puts a repository on the upstream, in place of one of that name. */
export function putRepository(
  upstream: Pick<ScholarlyUpstream, 'files'>,
  name: string,
  files: Files,
  listing: { readonly truncated?: boolean; readonly more?: readonly unknown[] } = {},
): KnownRepository {
  const at = (path = '') => `/github/repos/${name}${path && `/${path}`}`
  const entries = Object.entries(files).map(([path, body]) => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: contentName(body),
    size: Buffer.byteLength(body),
  }))
  const commit = sha1(name, JSON.stringify(entries))
  const tree = at(`git/trees/${commit}`)
  const { truncated = false, more = [] } = listing
  upstream.files
    .set(at(), json({ full_name: name, html_url: `https://github.com/${name}`, private: false }))
    .set(at('commits/HEAD'), sends('application/vnd.github.sha', commit))
    .set(tree, json({ sha: commit, truncated, tree: [...entries, ...more] }))
  const blob = (path: string) => at(`git/blobs/${contentName(files[path] ?? '')}`)
  for (const [path, body] of Object.entries(files))
    upstream.files.set(blob(path), sends('application/vnd.github.raw', body))
  return { commit, at, tree, blob }
}
