import type { Yardstick } from '@tessera/contract'
import { OutcomeMark } from './quality-outcome.tsx'
import type { JudgedAim, JudgedFigure } from './scorecard-aims.ts'
import { anchorOf, nameOf, percent } from './scorecard-rows.ts'

/** How many aims are met, and each that is not with the figures that miss it. */
export function AimsAtOnce({
  aims,
  yardsticks,
}: {
  aims: readonly JudgedAim[]
  yardsticks: readonly Yardstick[]
}) {
  const count = (outcome: JudgedAim['outcome']) =>
    aims.filter((aim) => aim.outcome === outcome).length
  const others = aims.filter(({ outcome }) => outcome !== 'met')
  const aimless = yardsticks.filter(({ aim }) => aim === undefined)
  return (
    <section aria-labelledby="aims">
      <h2 className="section-title" id="aims">
        {count('met')} of {aims.length} aims are met
      </h2>
      <p className="quality__note">
        {count('missed')} missed, {count('not measured')} not measured. An aim of several figures is
        met only where each of them reaches it; figures of items that weights were fitted to do not
        count.
      </p>
      <ul className="quality__missed">
        {others.map((aim) => (
          <MissedAim key={aim.yardstick.task + aim.words} aim={aim} />
        ))}
      </ul>
      {aimless.length > 0 && (
        <p className="quality__note">
          No aim was set for {aimless.length} of the {yardsticks.length} tasks:{' '}
          {aimless.map(({ task, title }, at) => (
            <span key={task}>
              {at > 0 && '; '}
              <a className="link" href={`#${anchorOf(task)}`}>
                {title}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  )
}

function MissedAim({ aim: { yardstick, words, outcome, figures } }: { aim: JudgedAim }) {
  const missing = figures.filter(({ isMet }) => !isMet)
  const met = figures.length - missing.length
  return (
    <li>
      <OutcomeMark outcome={outcome} />
      <div>
        <a className="quality__task" href={`#${anchorOf(yardstick.task)}`}>
          {yardstick.title}
        </a>
        <p>Aim: {words}</p>
      </div>
      <div>
        {missing.map((judged) => (
          <Missing key={judged.figure.task + judged.figure.name} judged={judged} />
        ))}
        {figures.length === 0 && <p className="muted">None of its figures was measured.</p>}
        {met > 0 && (
          <p>
            Reached by {met} of {figures.length} figures.
          </p>
        )}
      </div>
    </li>
  )
}

function Missing({ judged: { figure, shown } }: { judged: JudgedFigure }) {
  const set = nameOf(figure.task)[1]
  return (
    <p>
      <b>{shown} %</b> ({percent(figure.low)}–{percent(figure.high)})
      <span className="muted">
        {figure.name.replace(/, engine$/, '')}
        {set && `, ${set}`}, {figure.items.toLocaleString('en')} items
      </span>
    </p>
  )
}

/** The aims of one task, each with its outcome. */
export function AimList({ aims }: { aims: readonly JudgedAim[] }) {
  if (aims.length === 0) return <>None was set.</>
  return (
    <ul>
      {aims.map(({ words, outcome }) => (
        <li key={words}>
          <OutcomeMark outcome={outcome} />
          {words}
        </li>
      ))}
    </ul>
  )
}
