import type { Paper } from '@tessera/contract'
import { useEffect } from 'react'
import { usePageTitle } from '../ui/page-title.ts'

const descriptionLength = 160
const mark = 'data-paper-metadata'
const citation = 'meta[name^="citation_"]'
/** What the server writes into the head of a paper's page. */
const ofPaper = `${citation}, meta[property^="og:"], meta[name^="twitter:"], meta[name="description"], link[rel="canonical"], script[type="application/ld+json"]`

/** Title, description, Open Graph, Twitter and scholarly-article data of a paper; gone on leaving. */
export function usePageMetadata(paper: Paper): void {
  usePageTitle(paper.title)
  useEffect(() => {
    const changes = tagsOf(paper).map(([attribute, name, content]) =>
      setMeta(attribute, name, content),
    )
    const data = document.createElement('script')
    data.type = 'application/ld+json'
    data.setAttribute(mark, '')
    data.textContent = JSON.stringify(scholarlyArticle(paper))
    document.head.append(data)
    return () => {
      for (const restore of changes) restore()
      data.remove()
    }
  }, [paper])
  useEffect(() => {
    const written = [...document.head.querySelectorAll(ofPaper)]
    return () => {
      if (!written.some((element) => element.matches(citation))) return
      for (const element of written) element.remove()
    }
  }, [])
}

function tagsOf(paper: Paper): ['name' | 'property', string, string][] {
  const description = (paper.abstract ?? '').slice(0, descriptionLength)
  return [
    ['name', 'description', description],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', paper.title],
    ['property', 'og:description', description],
    ['property', 'og:url', `${location.origin}/paper/${encodeURIComponent(paper.id)}`],
    ['name', 'twitter:card', 'summary'],
    ['name', 'twitter:title', paper.title],
    ['name', 'twitter:description', description],
  ]
}

/** Writes a tag and gives back what undoes it. */
function setMeta(attribute: 'name' | 'property', name: string, content: string): () => void {
  const found = document.head.querySelector(`meta[${attribute}="${name}"]`)
  if (found) {
    const before = found.getAttribute('content') ?? ''
    found.setAttribute('content', content)
    return () => found.setAttribute('content', before)
  }
  const made = document.createElement('meta')
  made.setAttribute(attribute, name)
  made.setAttribute('content', content)
  made.setAttribute(mark, '')
  document.head.append(made)
  return () => made.remove()
}

function scholarlyArticle(paper: Paper): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: paper.title,
    author: paper.authors.map((name) => ({ '@type': 'Person', name })),
    ...(paper.abstract && { abstract: paper.abstract }),
    ...(paper.year && { datePublished: String(paper.year) }),
    ...(paper.venue && { isPartOf: { '@type': 'Periodical', name: paper.venue } }),
    ...(paper.doi && { identifier: `https://doi.org/${paper.doi}` }),
    ...(paper.license && { license: paper.license }),
  }
}
