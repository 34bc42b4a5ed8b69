import type { Intelligence, NearWork, Paper } from '@tessera/contract'
import type { SourcePaper } from '../../sources/source.ts'
import type { Surroundings } from '../../sources/surroundings.ts'
import type { PaperDetails } from '../details-store.ts'

/** As many works of each kind are named. */
const mostWorks = 50

/** What is known around a paper, in the shape of the API. */
export function presentIntelligence(
  paper: Intelligence['paper'],
  { identifiers, resources }: Pick<PaperDetails, 'identifiers' | 'resources'>,
  around: Surroundings,
): Intelligence {
  const own = new Set(identifiers.map(({ scheme, value }) => `${scheme}:${value}`))
  const works = (papers: readonly SourcePaper[]) =>
    papers
      .filter((one) => !one.identifiers.some(({ scheme, value }) => own.has(`${scheme}:${value}`)))
      .slice(0, mostWorks)
      .map(presentWork)
  return {
    paper,
    intelligence: {
      metrics: { citationCount: around.paper?.citationCount ?? paper.citationCount },
      concepts: (around.paper?.concepts ?? []).map(({ name, score }) => ({
        display_name: name,
        score: Math.min(1, Math.max(0, score)),
      })),
      relatedWorks: works(around.related),
      references: works(around.references),
      citingWorks: works(around.citations),
      authorDetails: authorDetails(around.authors),
      resources: {
        datasets: resources.filter(({ kind }) => kind === 'dataset').map(presentResource),
        software: resources.filter(({ kind }) => kind !== 'dataset').map(presentResource),
      },
    },
    sources: [...around.answers],
  }
}

function presentWork({ identifiers, title, authors, ...work }: SourcePaper): NearWork {
  return {
    title,
    authors: [...authors],
    year: work.year ?? null,
    identifiers: [...identifiers],
    citationCount: work.citationCount ?? null,
    source: work.source,
  }
}

function authorDetails(authors: Surroundings['authors']) {
  return Object.fromEntries(
    authors.map(({ name, institutions: [affiliation], orcid, works, citations, topics }) => [
      name,
      {
        ...(affiliation !== undefined && { affiliation }),
        ...(orcid !== undefined && { orcid }),
        ...(works !== undefined && { works }),
        ...(citations !== undefined && { citations }),
        topics: topics.slice(0, 5),
        source: 'OpenAlex',
      },
    ]),
  )
}

const types = { code: 'Software', model: 'Model', dataset: 'Dataset' } as const

function presentResource({ kind, name, url, facts }: Paper['resources'][number]) {
  const owner = name.includes('/') ? name.slice(0, name.indexOf('/')) : null
  return {
    title: name,
    description: facts.description ?? null,
    creators: owner === null ? [] : [owner],
    resourceType: types[kind],
    url,
  }
}
