import { type FeatureCard, FeatureCards } from './feature-cards.tsx'

const features: readonly FeatureCard[] = [
  {
    title: 'Summaries you can turn over',
    text: 'TL;DR, what is new, methods, results, limitations and a replication checklist. Each sentence opens the passage behind it.',
    ev: 'tldr',
    lit: [0, 1, 4],
  },
  {
    title: 'Questions, answered or refused',
    text: 'Ask in plain words. If the paper does not say, Tessera says so and shows where it looked.',
    ev: 'answers',
    lit: [1, 7],
  },
  {
    title: 'Results, figures, mathematics',
    text: 'Numbers compared as shown computations, figures beside their captions, symbols tied to their definitions.',
    ev: 'results',
    lit: [2, 4, 5, 6, 7, 8],
  },
  {
    title: 'The page as it was printed',
    text: 'The same highlights are drawn on the PDF itself, in step with the text beside it.',
    ev: 'methods',
    lit: [0, 1, 2, 3, 5, 6, 7, 8],
  },
  {
    title: 'Your own papers',
    text: 'Drop a PDF, HTML or JATS file anywhere on the page. It is read here, and stays private to your browser session.',
    ev: 'new',
    lit: [0, 2, 4, 6, 8],
  },
  {
    title: 'Works without the internet',
    text: 'Reading, explaining and checking happen on this server, with no key and no outside model.',
    ev: 'limitations',
    lit: [0, 3, 4, 6, 7, 8],
  },
]

export function Features() {
  return (
    <section className="section wrap" id="features" aria-labelledby="features-title">
      <div className="section__grid">
        <div>
          <h2 className="section__title" id="features-title">
            Features
          </h2>
          <p className="section__lead">
            An explanation is a mosaic of claims. Every tile can be turned over to show its proof.
          </p>
        </div>
        <FeatureCards cards={features} />
      </div>
    </section>
  )
}
