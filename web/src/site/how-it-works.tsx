import { type VerdictKind, VerdictMark, verdictMeaning } from '../ui/verdict-mark.tsx'

const steps = [
  {
    title: 'One text, one ruler',
    text: 'HTML, JATS or PDF becomes a single plain text. Every position is measured on it, and nothing else holds text.',
  },
  {
    title: 'Claims are proposed',
    text: "The embedded engine picks the paper's own sentences and computes from its tables.",
  },
  {
    title: 'Each one is checked',
    text: 'Words, numbers, units and negations are compared with the passage. What fails is withheld.',
  },
  {
    title: 'You turn it over',
    text: 'One click leads from a claim to its passage, in the text and on the page. The passage has an address of its own.',
  },
]

const verdicts = Object.entries(verdictMeaning) as [VerdictKind, string][]

export function HowItWorks() {
  return (
    <section className="section wrap" id="how" aria-labelledby="how-title">
      <h2 className="section__title" id="how-title">
        How it works
      </h2>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="ladder">
        <div>
          <h3>Four verdicts, no percentages</h3>
          <p className="section__lead">
            A mark says how a claim relates to the words of the paper. Nothing says how sure a
            machine feels.
          </p>
        </div>
        <dl className="ladder__list">
          {verdicts.map(([kind, meaning]) => (
            <div key={kind}>
              <dt>
                <VerdictMark kind={kind} large />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
