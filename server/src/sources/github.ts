import { z } from 'zod'
import { count, given, optional, readJson, webAddress } from './answer-fields.ts'
import type { ConnectorOptions } from './connector.ts'
import { address } from './request-address.ts'
import { isInward } from './safe-fetch/public-address.ts'

const name = 'GitHub'

/** Owner and name of a repository; nothing else may become part of an address. */
export const RepositoryName = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})\/(?!\.{1,2}$)[\w.-]{1,100}$/)

const text = optional(z.string())
const Repository = z.object({
  full_name: z.string().min(3),
  html_url: text,
  description: text,
  stargazers_count: count,
  forks_count: count,
  language: text,
  license: optional(z.object({ spdx_id: text })),
  archived: optional(z.boolean()),
  private: optional(z.boolean()),
  pushed_at: text,
})

/** What GitHub says about a repository; absent is what it does not say. */
export interface RepositoryFacts {
  readonly source: string
  readonly at: string
  /** Owner and name as they are now: a renamed repository answers under its new name. */
  readonly fullName: string
  readonly url: string
  readonly description?: string
  readonly stars?: number
  readonly forks?: number
  readonly language?: string
  /** SPDX identifier; absent when there is no licence or GitHub does not recognise it. */
  readonly license?: string
  readonly isArchived?: boolean
  readonly pushedAt?: string
}

export interface GitHub {
  readonly name: string
  /** Null when there is no such repository, or the name cannot be one. Throws SourceError. */
  repository(fullName: string, signal: AbortSignal): Promise<RepositoryFacts | null>
}

/** GitHub: facts about the code that belongs to a paper. */
export function createGitHub({ ask, baseUrl, key }: ConnectorOptions): GitHub {
  return {
    name,
    async repository(fullName, signal) {
      const [owner, repository] = RepositoryName.safeParse(fullName).data?.split('/') ?? []
      if (!owner || !repository) return null
      const answer = await ask({
        source: name,
        url: address(baseUrl, ['repos', owner, repository]),
        headers: {
          accept: 'application/vnd.github+json',
          ...given('authorization', key ? `Bearer ${key}` : undefined),
        },
        signal,
        read: readJson(Repository),
      })
      // What only the operator's key may see is told to nobody.
      if (!answer || answer.value.private) return null
      return factsFrom(answer.value, answer.at)
    },
  }
}

/** The repository that an address on github.com names, without deeper path, ".git" or fragment; or null. */
export function repositoryFromAddress(link: string): string | null {
  const url = URL.parse(link)
  if (!url || !/^(?:www\.)?github\.com$/.test(url.hostname)) return null
  const [owner = '', repository = ''] = url.pathname.slice(1).split('/')
  return RepositoryName.safeParse(`${owner}/${repository.replace(/\.git$/, '')}`).data ?? null
}

function factsFrom(repository: z.infer<typeof Repository>, at: string): RepositoryFacts {
  const license = repository.license?.spdx_id
  const page = webAddress(repository.html_url)
  return {
    source: name,
    at,
    fullName: repository.full_name,
    url: page && !isInward(page) ? page : `https://github.com/${repository.full_name}`,
    ...given('description', repository.description),
    ...given('stars', repository.stargazers_count),
    ...given('forks', repository.forks_count),
    ...given('language', repository.language),
    ...given('license', license === 'NOASSERTION' ? undefined : license),
    ...given('isArchived', repository.archived),
    ...given('pushedAt', repository.pushed_at),
  }
}
