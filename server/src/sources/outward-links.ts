import { isBelow, isInward } from './safe-fetch/public-address.ts'
import type { Source, SourcePaper } from './source.ts'

interface Bases {
  readonly arxiv: string
  readonly europePmc: string
  /** A repository within the operator's own network, whose copies are for the readers here. */
  readonly openCopies: string | undefined
}

const arxivFile = /^\/(?:html|pdf)\/(?:[a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d{1,3})?$/
const europePmcFile = /^\/PMC\d+\/fullTextXML$/

/**
 * Whether a file's address is one that Tessera makes itself below a base address of the operator, or lies in the
 * operator's own repository. That an address shares its origin with a base says nothing: a record may name any.
 */
export function createIsOwnFile({ arxiv, europePmc, openCopies }: Bases): (url: string) => boolean {
  const isMade = (url: string, base: string, form: RegExp) =>
    url.startsWith(base) && form.test(url.slice(base.length))
  return (url) =>
    isMade(url, arxiv, arxivFile) ||
    isMade(url, europePmc, europePmcFile) ||
    isBelow(url, openCopies)
}

/** The same source, without the links of its records that lead into the network of whoever follows them. */
export function withOutwardLinks(source: Source, isOwnFile: (url: string) => boolean): Source {
  const outward = <T extends { readonly url: string }>(links: readonly T[]) =>
    links.filter(({ url }) => !isInward(url) || isOwnFile(url))
  const clean = (paper: SourcePaper): SourcePaper => ({
    ...paper,
    links: outward(paper.links),
    ...(paper.resources && { resources: outward(paper.resources) }),
  })
  const { search, lookup } = source
  return {
    ...source,
    ...(search && {
      search: async (query, signal) => {
        const hits = await search(query, signal)
        return { ...hits, papers: hits.papers.map(clean) }
      },
    }),
    ...(lookup && {
      lookup: async (identifier, signal) => {
        const paper = await lookup(identifier, signal)
        return paper && clean(paper)
      },
    }),
  }
}
