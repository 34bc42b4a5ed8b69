import { given } from './answer-fields.ts'
import { inUsualOrder } from './east-asian-names.ts'
import { noticeInTitle } from './notice-in-title.ts'
import {
  type Ask,
  type Identifier,
  nameOf,
  SourceError,
  type SourceHits,
  type SourcePaper,
} from './source.ts'

/** What a connector is made of; `baseUrl` may end in a slash or not. */
export interface ConnectorOptions {
  readonly ask: Ask
  readonly baseUrl: string
  readonly key?: string
  /** Named to the upstream, so that its operators can reach ours. */
  readonly contactEmail: string
}

/** What one body says about one paper; who said it and when is added by `told`. */
export type PaperFacts = Omit<SourcePaper, 'source' | 'at' | 'silence'>

type Origin = Pick<SourcePaper, 'at' | 'silence'>
type Answered<T> = (Origin & { readonly value: T }) | null

/** Facts with their origin, names as they are written at home, and the notice that stands in the title alone. */
export function told(source: string, { at, silence }: Origin, facts: PaperFacts): SourcePaper {
  const authors = facts.authors.map(inUsualOrder)
  const found = noticeInTitle(source, facts)
  return {
    ...{ source, at, ...given('silence', silence), ...facts, authors },
    ...(found && {
      notices: [...facts.notices, found],
      // A title says more than a flag that its source forgot.
      denies: facts.denies?.filter((kind) => kind !== found.kind) ?? [],
    }),
  }
}

/**
 * The paper that an answer tells of, with its origin; null when there is no answer, or it is of no paper.
 * @throws SourceError when it is an old answer and of no paper: failing must never look like nothing found
 */
export function paperIn<T>(
  source: string,
  answer: Answered<T>,
  factsOf: (body: T) => PaperFacts | null,
): SourcePaper | null {
  const facts = answer && factsOf(answer.value)
  if (facts === null && answer?.silence) throw new SourceError(source, answer.silence)
  return facts && told(source, answer, facts)
}

/**
 * The paper by the name that its source was asked for, too: a source that has merged two records answers for the old
 * name with a record that bears the new one.
 */
export function alsoNamed(paper: SourcePaper | null, asked: Identifier): SourcePaper | null {
  if (!paper || paper.identifiers.some((name) => nameOf(name) === nameOf(asked))) return paper
  return { ...paper, identifiers: [...paper.identifiers, asked] }
}

/**
 * The papers of an answer's list, with their origin; what is of no paper is left out.
 * @throws SourceError when it is an old answer and holds none
 */
export function papersIn<T, Item>(
  source: string,
  answer: Answered<T>,
  listIn: (body: T) => readonly Item[],
  factsOf: (item: Item) => PaperFacts | null,
): SourcePaper[] {
  if (!answer) return []
  const papers = listIn(answer.value).flatMap((item) => {
    const facts = factsOf(item)
    return facts ? [told(source, answer, facts)] : []
  })
  if (papers.length === 0 && answer.silence) throw new SourceError(source, answer.silence)
  return papers
}

/** The papers of a search's answer, with the number of all that there is, where the source says it. */
export function hitsIn<T, Item>(
  source: string,
  answer: Answered<T>,
  foundIn: (body: T) => { readonly items: readonly Item[]; readonly total: number | undefined },
  factsOf: (item: Item) => PaperFacts | null,
): SourceHits {
  const papers = papersIn(source, answer, (body) => foundIn(body).items, factsOf)
  return { papers, ...given('total', answer ? foundIn(answer.value).total : undefined) }
}
