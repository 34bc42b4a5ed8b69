import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { OperatorName } from './contact.tsx'
import { type FeatureCard, FeatureCards } from './feature-cards.tsx'
import { SourcesTable } from './sources-table.tsx'

const cards: readonly FeatureCard[] = [
  {
    title: 'AI-Powered Analysis',
    text: 'Summary, what is new, methods, results, limitations, a replication checklist, and answers to your questions.',
    ev: 'tldr',
    lit: [0, 1, 4],
  },
  {
    title: 'Evidence Verification',
    text: 'Every claim carries the exact words behind it and a verdict. What cannot be proven is withheld.',
    ev: 'results',
    lit: [2, 4, 5, 6, 7, 8],
  },
  {
    title: 'Open Access Focus',
    text: 'Built for papers that anyone may read, and for files of your own that stay yours.',
    ev: 'new',
    lit: [0, 2, 4, 6, 8],
  },
]

export function About() {
  usePageTitle('About')
  return (
    <div className="page page--narrow about-page">
      <Link className="back" to="/">
        <Icon name="arrow-left" />
        Back to Home
      </Link>
      <h1 className="page-title">About Tessera</h1>
      <p className="page-lead">
        Tessera is for people who have to rely on papers that they did not write: researchers,
        students, teachers, journalists and policy analysts.
      </p>
      <section aria-labelledby="what-we-do">
        <h2 className="section-title" id="what-we-do">
          What We Do
        </h2>
        <FeatureCards cards={cards} inThrees />
      </section>
      <section className="prose" aria-labelledby="lab">
        <h2 className="section-title" id="lab">
          The lab
        </h2>
        <p>
          This installation is run by <OperatorName />. The software is open source under the Apache
          2.0 licence.
        </p>
      </section>
      <section className="prose" aria-labelledby="approach">
        <h2 className="section-title" id="approach">
          Technical Approach
        </h2>
        <h3>Evidence-Anchored Summaries</h3>
        <p>
          A paper's file becomes one canonical text. A claim points at a stretch of that text, and
          the text at that place is the quotation: the two are compared when a claim is written and
          again when it is read.
        </p>
        <h3>Comprehensive Research Coverage</h3>
        <p>
          Tessera is made to search open scholarly sources. An installation that is offline searches
          its own library.
        </p>
        <SourcesTable />
      </section>
      <Link className={buttonClass({ variant: 'secondary' })} to="/">
        Back to Home
      </Link>
    </div>
  )
}
