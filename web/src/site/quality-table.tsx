import type { Figure } from '@tessera/contract'
import { OutcomeMark } from './quality-outcome.tsx'
import type { JudgedFigure } from './scorecard-aims.ts'
import type { Beside } from './scorecard-baselines.ts'
import { percent, type ScoreGroup, type ScoreRow } from './scorecard-rows.ts'

interface GroupTableProps {
  readonly group: ScoreGroup
  readonly judged: ReadonlyMap<Figure, JudgedFigure>
}

/**
 * The figures of one data set. On a narrow screen each row stands as a block of its own, in which every
 * value brings the name of its column. A column that would be empty is left out, and the caption says why.
 */
export function GroupTable({ group, judged }: GroupTableProps) {
  const { title, part, rows } = group
  const hasAims = rows.some(({ engine }) => judged.has(engine))
  const earlier = [...new Set(rows.flatMap(({ engine }) => engine.engineVersion ?? []))]
  const hasBeside = rows.some(({ beside }) => beside.length > 0)
  return (
    <table className="table quality__table">
      <caption>
        {title && <b>{title}</b>}
        <span>
          <a className="link" href="#reading">
            {part}
          </a>
          {part === 'fitted' && ', an upper bound that counts for no aim'}
          {earlier.length > 0 && `, measured with engine ${earlier.join(' and ')}`}
          {!hasBeside && ', no baseline was measured'}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" className="r quality__own">
            Tessera, %
          </th>
          <th scope="col" className="r quality__interval">
            95 % interval
          </th>
          {hasAims && (
            <th scope="col" className="quality__aim">
              Aim
            </th>
          )}
          {hasBeside && (
            <th scope="col" className="quality__beside">
              Beside it, %
            </th>
          )}
          <th scope="col" className="r quality__items">
            Items
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            judged={judged.get(row.engine)}
            hasAims={hasAims}
            hasBeside={hasBeside}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: ScoreRow
  readonly judged: JudgedFigure | undefined
  readonly hasAims: boolean
  readonly hasBeside: boolean
}

function Row({ row: { name, engine, beside }, judged, hasAims, hasBeside }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="r quality__own">{judged?.shown ?? percent(engine.mean)}</td>
      <td className="r quality__interval" data-column="95 % interval">
        {percent(engine.low)}–{percent(engine.high)}
      </td>
      {hasAims && (
        <td className="quality__aim" data-column="Aim">
          {judged ? <Judged judged={judged} /> : <span className="muted">none set</span>}
        </td>
      )}
      {hasBeside && (
        <td className="quality__beside" data-column="Beside it">
          {beside.length > 0 ? (
            beside.map((other) => <Other key={other.name} other={other} items={engine.items} />)
          ) : (
            <span className="muted">no baseline</span>
          )}
        </td>
      )}
      <td className="r quality__items" data-column="Items">
        {engine.items.toLocaleString('en')}
      </td>
    </tr>
  )
}

function Judged({ judged: { isMet, bound } }: { judged: JudgedFigure }) {
  return (
    <>
      <OutcomeMark outcome={isMet ? 'met' : 'missed'} />{' '}
      <span className="quality__bound">{bound}</span>
    </>
  )
}

/** A baseline, with the number of its items where that is not the row's. */
function Other({ other: { name, mean, figure }, items }: { other: Beside; items: number }) {
  return (
    <span className="quality__other">
      {name} <b>{percent(mean)}</b>
      {figure && figure.items !== items && ` (${figure.items.toLocaleString('en')} items)`}
    </span>
  )
}
