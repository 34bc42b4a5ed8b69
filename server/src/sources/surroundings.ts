import type { SourceAnswer } from '@tessera/contract'
import { askSource } from './ask-source.ts'
import type { OpenAlex } from './openalex.ts'
import type { AuthorFacts } from './openalex-author.ts'
import type { Identifier, Source, SourcePaper } from './source.ts'

/** What the graph of works has around one paper. */
export interface Surroundings {
  /** How the paper itself is told of, with what it is about; null when OpenAlex has not told of it. */
  readonly paper: SourcePaper | null
  readonly authors: readonly AuthorFacts[]
  readonly related: readonly SourcePaper[]
  readonly references: readonly SourcePaper[]
  /** Works that cite it, the most cited first. */
  readonly citations: readonly SourcePaper[]
  /** One per source that was asked; a failure of any part of what it was asked for is its answer. */
  readonly answers: readonly SourceAnswer[]
}

type Reader = Pick<Source, 'name' | 'references' | 'citations'>

export interface GraphSources {
  readonly openAlex: OpenAlex
  /** Asked in this order for what OpenAlex has not told. */
  readonly others: readonly Reader[]
  /** Sources that are not asked, with the sentence why. */
  readonly off: Readonly<Record<string, string>>
  /** Milliseconds for all of it. */
  readonly withinMs?: number
}

/** By which of a paper's names a source is asked: a DOI's answer is often here from the search before. */
const names: Readonly<Record<string, readonly Identifier['scheme'][]>> = {
  OpenAlex: ['doi', 'openalex', 'pmid', 'pmcid', 'arxiv'],
  Crossref: ['doi'],
  'Semantic Scholar': ['doi', 's2', 'arxiv', 'pmid', 'pmcid'],
}

/** Nobody goes away: the answers are kept for all who may ask. */
const nobodyLeaves = new AbortController().signal

/**
 * Asks for the works around a paper: OpenAlex for everything, others for the references and citing works that it
 * did not tell. Of several names of one kind the first counts. Every source that fails is named among the answers; nothing is thrown but a defect of ours.
 */
export function createSurroundings({ openAlex, others, off, withinMs = 8_000 }: GraphSources) {
  return async (identifiers: readonly Identifier[]): Promise<Surroundings> => {
    const since = performance.now()
    const said = new Map<string, SourceAnswer>()
    const nameAt = (source: string) =>
      (names[source] ?? []).flatMap(
        (scheme) => identifiers.find((name) => name.scheme === scheme) ?? [],
      )[0]
    const ask = async <S extends Reader>(
      source: S,
      part: (source: S, name: Identifier, signal: AbortSignal) => Promise<readonly SourcePaper[]>,
    ): Promise<readonly SourcePaper[]> => {
      const name = nameAt(source.name)
      if (name === undefined) return []
      const why = off[source.name]
      if (why !== undefined) {
        said.set(source.name, { source: source.name, status: 'off', message: why })
        return []
      }
      const time = { withinMs, leftMs: Math.max(500, withinMs - (performance.now() - since)) }
      const question = async (_: unknown, signal: AbortSignal) => ({
        papers: await part(source, name, signal),
      })
      const { answer, papers } = await askSource(source, question, time, nobodyLeaves)
      const before = said.get(source.name)
      if (answer.status !== 'answered') said.set(source.name, answer)
      else if (before === undefined) said.set(source.name, { ...answer, count: papers.length })
      else if (before.status === 'answered')
        said.set(source.name, { ...before, count: (before.count ?? 0) + papers.length })
      return papers
    }
    const along = async (way: 'references' | 'citations'): Promise<readonly SourcePaper[]> => {
      for (const source of [openAlex, ...others]) {
        if (source[way] === undefined) continue
        const papers = await ask(
          source,
          async (it, name, signal) => (await it[way]?.(name, signal)) ?? [],
        )
        if (papers.length > 0) return papers
      }
      return []
    }
    let authors: readonly AuthorFacts[] = []
    const [[paper = null], related, references, citations] = await Promise.all([
      ask(openAlex, async (it, name, signal) => {
        const found = await it.lookup?.(name, signal)
        return found ? [found] : []
      }),
      ask(openAlex, (it, name, signal) => it.related(name, signal)),
      along('references'),
      along('citations'),
      ask(openAlex, async (it, name, signal) => {
        authors = await it.authors(name, signal)
        return []
      }),
    ])
    return { paper, authors, related, references, citations, answers: [...said.values()] }
  }
}
