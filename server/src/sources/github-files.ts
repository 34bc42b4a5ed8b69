import { createHash } from 'node:crypto'
import { z } from 'zod'
import { given, mainList, optional, readJson } from './answer-fields.ts'
import type { ConnectorOptions } from './connector.ts'
import { RepositoryName } from './github.ts'
import { address } from './request-address.ts'
import { SourceError } from './source.ts'

const name = 'GitHub'

/** A file of a repository at one commit; `sha` names its content. */
export interface RepositoryFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
  readonly sha: string
}

export interface RepositoryListing {
  readonly files: readonly RepositoryFile[]
  /** GitHub named only a part of them. */
  readonly isPart: boolean
}

/** What a repository holds, at one commit. All throw SourceError. */
export interface GitHubFiles {
  /** The newest commit of the branch that GitHub shows first; null when there is none. */
  latestCommit(fullName: string, signal: AbortSignal): Promise<string | null>
  /** Null when there is no such commit. */
  listing(fullName: string, commit: string, signal: AbortSignal): Promise<RepositoryListing | null>
  /** The file's text, letter for letter; null when it is no text, or not there. */
  text(fullName: string, file: RepositoryFile, signal: AbortSignal): Promise<string | null>
}

const Sha = z.string().regex(/^[0-9a-f]{40}$/)
const Entry = z.object({
  path: z.string(),
  mode: z.string(),
  size: optional(z.int().min(0)),
  sha: Sha,
})
const Tree = z.object({ truncated: optional(z.boolean()), tree: mainList(Entry) })

/** GitHub ends a listing at 7 MB by itself. */
const largestListing = 8_000_000
/** What GitHub says when it does not want to, or a page of its error: longer than what was asked for may be. */
const largestRefusal = 50_000
/** What a name stands for does not change: who is refused in the middle goes on from there. */
const unchangingMs = 6 * 3_600_000
/** Plain files, executable or not: no links, folders or other repositories. */
const fileMode = /^100(?:644|755|664)$/
/** Letters that are not seen or lead elsewhere, and what is no path inside the repository. */
const oddPath = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]|(?:^|\/)\.{0,2}(?:\/|$)/u
const longestPath = 300

/** GitHub: the files of a repository, as its API gives them. */
export function createGitHubFiles({ ask, baseUrl, key }: ConnectorOptions): GitHubFiles {
  const question = (fullName: string, path: readonly string[], accept: string) => {
    const [owner = '', repository = ''] = RepositoryName.parse(fullName).split('/')
    return {
      source: name,
      url: address(baseUrl, ['repos', owner, repository, ...path]),
      headers: { accept, ...given('authorization', key ? `Bearer ${key}` : undefined) },
    }
  }

  return {
    async latestCommit(fullName, signal) {
      const answer = await ask({
        ...question(fullName, ['commits', 'HEAD'], 'application/vnd.github.sha'),
        maxBytes: largestRefusal,
        // 409: it has no commits.
        absent: [404, 409],
        signal,
        read: readCommit,
      })
      // An old answer tells of an old state, and would be dated today.
      if (answer?.silence) throw new SourceError(name, answer.silence)
      return answer?.value ?? null
    },

    async listing(fullName, commit, signal) {
      const asked = question(
        fullName,
        ['git', 'trees', Sha.parse(commit)],
        'application/vnd.github+json',
      )
      const answer = await ask({
        ...asked,
        url: `${asked.url}?recursive=1`,
        maxBytes: largestListing,
        absent: [404, 409],
        signal,
        read: readTree,
      })
      if (!answer) return null
      const { tree, truncated = false } = answer.value
      const files = tree.flatMap(({ path, mode, size, sha }) =>
        fileMode.test(mode) &&
        size !== undefined &&
        path.length <= longestPath &&
        !oddPath.test(path)
          ? [{ path, size, sha }]
          : [],
      )
      return { files, isPart: truncated }
    },

    async text(fullName, { sha, size }, signal) {
      const answer = await ask({
        ...question(fullName, ['git', 'blobs', Sha.parse(sha)], 'application/vnd.github.raw+json'),
        maxBytes: Math.max(size, largestRefusal),
        freshMs: unchangingMs,
        signal,
        read: (body) => contentNamed(sha, body),
      })
      return answer?.value ?? null
    },
  }
}

const readCommit = (body: Uint8Array) => Sha.parse(new TextDecoder().decode(body).trim())
const readTree = readJson(Tree)
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * A body whose Git name is the one that the listing gave: exactly this file, at this commit.
 * @throws Error when it is another one
 */
function contentNamed(sha: string, body: Uint8Array): string | null {
  const hash = createHash('sha1').update(`blob ${body.byteLength}\0`).update(body).digest('hex')
  if (hash !== sha) throw new Error(`The content is ${hash} and not ${sha}`)
  try {
    return decoder.decode(body)
  } catch {
    return null
  }
}
