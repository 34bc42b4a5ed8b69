import { Link } from '@tanstack/react-router'
import type { Figure, KnownFailure, Yardstick } from '@tessera/contract'
import { dateInWords } from '../ui/date-in-words.ts'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import './quality.css'
import { scorecard } from './scorecard.ts'
import { percent, type ScoreGroup, scoreGroups } from './scorecard-rows.ts'

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

/** The public scorecard of the running version: figures beside baselines, how they were measured, what is known to fail. */
export function Quality() {
  usePageTitle('Quality')
  const { measuredOn, engineVersion, checkerVersion, yardsticks, failures } = scorecard
  return (
    <div className="page page--narrow quality">
      <Link className="back" to="/">
        <Icon name="arrow-left" />
        Back to Home
      </Link>
      <h1 className="page-title">Quality</h1>
      <p className="page-lead">
        How well the embedded engine does on public data sets, beside simple ways of doing the same
        and, where there is one, the limit. All figures are of the versions named here.
      </p>
      <dl className="dl quality__facts">
        <dt>Engine</dt>
        <dd>version {engineVersion}</dd>
        <dt>Checker</dt>
        <dd>version {checkerVersion}</dd>
        <dt>Measured</dt>
        <dd>
          <time dateTime={measuredOn}>{dateInWords(measuredOn)}</time>
        </dd>
        <dt>Run it again</dt>
        <dd>
          <code>npm run eval -- --data DIR</code>
        </dd>
      </dl>
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
          Examples of our own, on a made-up paper about watering herbs. What the engine says to them
          is recorded anew with each measurement.
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
  const { task, title, asks, measured, data, aim } = yardstick
  return (
    <section aria-labelledby={anchorOf(task)}>
      <h2 className="section-title" id={anchorOf(task)}>
        {title}
      </h2>
      <p className="quality__note">{asks}</p>
      {scoreGroups(scorecard, yardstick).map((group) => (
        <GroupTable key={`${group.title} ${group.part}`} group={group} title={title} />
      ))}
      <dl className="dl quality__how">
        <dt>Measured as</dt>
        <dd>{measured}</dd>
        <dt>Data</dt>
        <dd>{data}</dd>
        {aim !== undefined && (
          <>
            <dt>Aim</dt>
            <dd>{aim}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function GroupTable({
  group: { title: set, part, rows },
  title,
}: {
  group: ScoreGroup
  title: string
}) {
  const label = [set || title, part].join(', ')
  return (
    <ScrollBox className="quality__scroll" label={label}>
      <table className="table quality__table">
        <caption>
          {set && <b>{set}</b>}
          <span>{part}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="r">
              Tessera
            </th>
            <th scope="col" className="r">
              95 % interval
            </th>
            <th scope="col">Beside it</th>
            <th scope="col" className="r">
              Items
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, engine, beside }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="r quality__own">{percent(engine.mean)}</td>
              <td className="r">
                {percent(engine.low)}–{percent(engine.high)}
              </td>
              <td>
                {beside.map((other) => (
                  <span key={other.name} className="quality__beside">
                    {other.name} <b>{percent(other.figure.mean)}</b>
                  </span>
                ))}
              </td>
              <td className="r">{engine.items.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
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

const anchorOf = (task: string) => task.replace(/[^a-z0-9]+/g, '-')
