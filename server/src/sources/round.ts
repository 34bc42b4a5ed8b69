import type { SourceAnswer } from '@tessera/contract'
import { askSource, type Question, type Told } from './ask-source.ts'
import { type Asking, canName, questionAbout } from './questions.ts'
import { type Identifier, nameOf, otherNames, type Source, type SourcePaper } from './source.ts'

interface Whom {
  /** All that can be asked when an answer brings another name. */
  readonly sources: readonly Source[]
  /** Milliseconds for a source, and for the one that a reader named a paper of. */
  readonly searchMs: number
  readonly lookupMs: number
}

/** Questions to several sources, of which answers bring further ones. */
export interface Round {
  /** Done when every source has answered or failed; fails only by a defect of ours. */
  readonly over: Promise<unknown>
  /** What each source that was asked told so far, in the order of asking; `pending` while one of its answers is awaited. */
  told(): readonly Told[]
}

/**
 * Asks all at the same time. When one names the DOI that a preprint came out under, or the DOI or the arXiv number of a
 * paper that was named otherwise, those who were not asked for that paper yet are asked, too: only who keeps DOIs knows
 * of a retraction, and only arXiv of a version.
 * @param tell called with every answer
 */
export function createRound(
  { asked, ask, named, isOnlyKeeper }: Asking,
  { sources, searchMs, lookupMs }: Whom,
  since: number,
  stop: AbortSignal,
  tell: () => void = () => undefined,
): Round {
  /** One for each question. */
  const answers: Told[] = []
  const names = new Set(named.map(nameOf))
  const longest = asked.some(isOnlyKeeper) ? lookupMs : searchMs
  /** Under which names each was asked. */
  const askedFor = new Map<Source, readonly string[]>()
  const askOne = async (
    source: Source,
    about: readonly Identifier[],
    question: Question,
    withinMs: number,
  ): Promise<void> => {
    const mine = about.filter((name) => canName(source, name)).map(nameOf)
    askedFor.set(source, [...(askedFor.get(source) ?? []), ...mine])
    const place = answers.push({ papers: [], answer: pending(source) }) - 1
    // A machine out of breath must not take all of it.
    const leftMs = Math.max(withinMs / 2, withinMs - (performance.now() - since))
    const told = await askSource(source, question, { withinMs, leftMs }, stop)
    const more = named.length === 0 ? [] : told.papers.flatMap(follow)
    answers[place] = told
    tell()
    await Promise.all(more)
  }
  const isByNumber = named.some(({ scheme }) => scheme !== 'doi' && scheme !== 'arxiv')
  const brought = (paper: SourcePaper) => [
    ...publicationsOf(paper),
    ...(isByNumber
      ? paper.identifiers.filter(({ scheme }) => scheme === 'doi' || scheme === 'arxiv')
      : []),
  ]
  const follow = (paper: SourcePaper): Promise<void>[] => {
    const others = brought(paper).filter((name) => !names.has(nameOf(name)))
    if (others.length === 0 || stop.aborted || performance.now() - since > longest) return []
    for (const name of others) names.add(nameOf(name))
    // What all were asked for is this paper, when nothing else was named.
    const own = [...paper.identifiers, ...otherNames(paper), ...(named.length === 1 ? named : [])]
    const isAsked = (source: Source) =>
      own.some((name) => askedFor.get(source)?.includes(nameOf(name)) ?? false)
    const question = questionAbout(others, sources)
    return question.asked
      .filter((source) => !isAsked(source))
      .map((source) => askOne(source, others, question.ask, searchMs))
  }
  const over = Promise.all(
    asked.map((source) => askOne(source, named, ask, isOnlyKeeper(source) ? lookupMs : searchMs)),
  )
  return {
    over,
    told: () => [...Map.groupBy(answers, ({ answer }) => answer.source).values()].map(together),
  }
}

const publicationsOf = ({ relations }: SourcePaper): Identifier[] =>
  relations.flatMap(({ kind, to }) => (kind === 'preprint-of' && to.scheme === 'doi' ? [to] : []))

/** The answer of a source that has not answered yet. */
export const pending = ({ name }: Source): SourceAnswer => ({ source: name, status: 'pending' })

/** The answers of one source as one; that it was silent once is not forgotten. */
function together(told: readonly Told[]): Told {
  const papers = told.flatMap((one) => one.papers)
  const answers = told.map(({ answer }) => answer)
  const [first] = answers
  if (!first) throw new Error('A source without an answer was not asked.')
  const open =
    answers.find(({ status }) => status === 'pending') ??
    answers.find(({ status }) => status !== 'answered')
  return { papers, answer: open ?? { ...first, count: papers.length } }
}
