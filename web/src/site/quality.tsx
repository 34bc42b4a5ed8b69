import { Link } from '@tanstack/react-router'
import type { Figure, KnownFailure, Yardstick } from '@tessera/contract'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import './quality.css'
import { AimList, AimsAtOnce } from './quality-aims.tsx'
import { GroupTable } from './quality-table.tsx'
import { MeasuredVersions } from './quality-versions.tsx'
import { scorecard } from './scorecard.ts'
import { judgeAims } from './scorecard-aims.ts'
import { anchorOf, scoreGroups } from './scorecard-rows.ts'

const aims = judgeAims(scorecard)
const judged = new Map(aims.flatMap(({ figures }) => figures.map((it) => [it.figure, it])))

/** What each part of the data was to the engine. */
const parts: Readonly<Record<Figure['part'], string>> = {
  'held out':
    'Nothing was fitted to these items; where a choice was made with them in view, the task says so.',
  'five folds': 'Each fifth was measured with weights fitted to the other four.',
  development:
    'Nothing was fitted to these items, but they were looked at while rules were written.',
  fitted: 'The very items that the shipped weights were fitted to: an upper bound.',
}

const verdicts = [
  ['Verbatim', 'The source’s own words.'],
  [
    'Located',
    'The source’s words up to small differences or without its citations; numbers, units, negations and names agree.',
  ],
  ['Supported', 'A computation that is shown, and was done again from numbers of the source.'],
  ['Unverified', 'Nothing proves it: withheld.'],
] as const

/** The public scorecard: which aims are met, figures beside baselines, how they were measured, what is known to fail. */
export function Quality() {
  usePageTitle('Quality')
  const { yardsticks, failures } = scorecard
  return (
    <div className="page page--narrow quality">
      <Link className="back" to="/">
        <Icon name="arrow-left" />
        Back to Home
      </Link>
      <h1 className="page-title">Quality</h1>
      <p className="page-lead">
        How well the embedded engine does on public data sets, beside simple ways of doing the same
        and, where there is one, the limit.
      </p>
      <MeasuredVersions measured={scorecard} />
      <AimsAtOnce aims={aims} yardsticks={yardsticks} />
      <nav className="quality__toc" aria-label="Contents">
        <ol>
          {yardsticks.map(({ task, title }) => (
            <li key={task}>
              <a href={`#${anchorOf(task)}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#failures">Known failures</a>
          </li>
          <li>
            <a href="#reading">How to read the figures</a>
          </li>
        </ol>
      </nav>
      {yardsticks.map((yardstick) => (
        <YardstickSection key={yardstick.task} yardstick={yardstick} />
      ))}
      <section aria-labelledby="failures">
        <h2 className="section-title" id="failures">
          Known failures
        </h2>
        <p className="quality__note">
          Examples of our own, on made-up papers about watering herbs and hedgehogs of a town. What
          the engine says to them is recorded anew with each measurement.
        </p>
        <div className="quality__failures">
          {failures.map((failure) => (
            <Failure key={failure.title} failure={failure} />
          ))}
        </div>
      </section>
      <section aria-labelledby="reading">
        <h2 className="section-title" id="reading">
          How to read the figures
        </h2>
        <p className="quality__note">
          Figures are percent. Intervals are bootstrap 95 % intervals over items, 1,000 draws. They
          say how the engine does on these data sets; papers of other fields may give other figures.
          Where all items came out alike, the interval has no width; of n items, the true share may
          still lie 3/n away (of 30 items, ten points). Whether an aim is met is told by the figure
          itself, not by its interval. Everything is measured again by{' '}
          <code>npm run eval -- --data DIR</code>.
        </p>
        <dl className="quality__words">
          {Object.entries(parts).map(([part, meaning]) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <h3 className="quality__sub">The verdicts</h3>
        <dl className="quality__words">
          {verdicts.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function YardstickSection({ yardstick }: { yardstick: Yardstick }) {
  const { task, title, asks, measured, data } = yardstick
  return (
    <section aria-labelledby={anchorOf(task)}>
      <h2 className="section-title" id={anchorOf(task)}>
        {title}
      </h2>
      <p className="quality__note">{asks}</p>
      {scoreGroups(scorecard, yardstick).map((group) => (
        <GroupTable key={`${group.title} ${group.part}`} group={group} judged={judged} />
      ))}
      <dl className="dl quality__how">
        <dt>Aims</dt>
        <dd>
          <AimList aims={aims.filter((aim) => aim.yardstick === yardstick)} />
        </dd>
        <dt>Measured as</dt>
        <dd>{measured}</dd>
        <dt>Data</dt>
        <dd>{data}</dd>
      </dl>
    </section>
  )
}

function Failure({ failure: { title, paper, asked, said, expected } }: { failure: KnownFailure }) {
  return (
    <article className="card quality__failure">
      <h3>{title}</h3>
      <dl>
        <dt>The paper</dt>
        <dd className="quality__quote">{paper}</dd>
        <dt>Asked</dt>
        <dd>{asked}</dd>
        <dt>Tessera</dt>
        <dd>{said}</dd>
        <dt>Right</dt>
        <dd>{expected}</dd>
      </dl>
    </article>
  )
}
