import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { SearchField } from '../ui/search-field.tsx'
import { EvidenceMap } from './evidence-map.tsx'
import { Features } from './features.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingAbout } from './landing-about.tsx'
import { landingSample } from './sample.ts'

const examples = ['Attention is all you need', 'ResNet', 'RAG evals']

/** Home without a query. */
export function Landing({
  importButton,
  ownPapers,
}: {
  importButton: ReactNode
  ownPapers: ReactNode
}) {
  const navigate = useNavigate()
  usePageTitle(null)
  return (
    <>
      <section className="hero wrap" aria-labelledby="hero-title">
        <h1 className="hero__title" id="hero-title">
          Verification is cheaper than doubt.
        </h1>
        <p className="hero__lead">
          Read any paper with an explanation beside it, each sentence tied to the words in the text
          that prove it.
        </p>
        <SearchField
          isHero
          label="Search papers, authors, or paste a DOI or arXiv URL"
          placeholder="Search papers, authors, or paste DOI/arXiv URL..."
          initialValue={typedBeforeStart()}
          autoFocus={isDesktop() || hadFocusBeforeStart()}
          onSubmit={(q) => navigate({ to: '/', search: { q } })}
        >
          <Button variant="primary" type="submit">
            Explain
          </Button>
        </SearchField>
        <p className="hero__try">
          <span>Try</span>
          {examples.map((example) => (
            <Link key={example} to="/" search={{ q: example }}>
              {example}
            </Link>
          ))}
        </p>
        <p className="hero__own">or bring your own paper: {importButton}</p>
        {ownPapers}
      </section>
      <section className="wrap" aria-label="Live evidence map">
        <EvidenceMap sample={landingSample} />
      </section>
      <Features />
      <HowItWorks />
      <LandingAbout />
    </>
  )
}

/** What was typed into the page as the server painted it, before this app took its place. */
function typedBeforeStart(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLInputElement>('.hero__search input')?.value ?? ''
}

/** So that a phone's keyboard stays open when this app takes the place of what the server painted. */
function hadFocusBeforeStart(): boolean {
  return typeof document !== 'undefined' && document.activeElement?.closest('.hero__search') != null
}

function isDesktop(): boolean {
  return (
    typeof matchMedia === 'function' && matchMedia('(hover: hover) and (min-width: 860px)').matches
  )
}
