import type { Cell, Figure, Region, Table } from '@tessera/engine'
import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { screenCode } from '../../ui/screen-code.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import type { Placed } from '../block-groups.ts'
import { useDocumentIndex } from '../document-index.ts'
import type { Highlight } from '../highlight.ts'
import { imageAddress } from '../image-address.ts'
import { touchingSpan } from '../segments.ts'
import { Words } from './words.tsx'

/** A figure or table with its caption. The element's id is `fig-` and the figure's id. */
export function FloatView({
  id,
  caption,
  body,
  highlights,
}: {
  id: string
  caption?: Placed | undefined
  body?: Placed | undefined
  highlights: readonly Highlight[]
}) {
  const { document, figures, tables } = useDocumentIndex()
  const table = tables.get(id)
  const figure = table ?? figures.get(id)
  const words = caption && (
    <figcaption id={`b${caption.index}`} dir="auto">
      <CaptionWords placed={caption} label={figure?.label} highlights={highlights} />
    </figcaption>
  )
  const content = body && (
    <ScrollBox id={`b${body.index}`} className="scroll-x" label={figure?.label ?? 'Table'}>
      {table && table.rows.length > 0 ? (
        <Cells table={table} highlights={highlights} />
      ) : (
        <pre className="codebox">
          <Words span={body.block.span} highlights={highlights} />
        </pre>
      )}
    </ScrollBox>
  )
  return table || body ? (
    <figure className="tbl" id={`fig-${id}`} tabIndex={-1}>
      {words}
      {content}
      {table && !content && <Picture figure={table} words={document.text} />}
    </figure>
  ) : (
    <figure className="fig" id={`fig-${id}`} tabIndex={-1}>
      {figure && <Picture figure={figure} words={document.text} />}
      {words}
    </figure>
  )
}

function CaptionWords({
  placed,
  label,
  highlights,
}: {
  placed: Placed
  label: string | undefined
  highlights: readonly Highlight[]
}) {
  const { document } = useDocumentIndex()
  const { start, end } = placed.block.span
  const named = label !== undefined && label !== '' && document.text.startsWith(label, start)
  const cut = named ? Math.min(end, start + label.length) : start
  return (
    <>
      {cut > start && (
        <b>
          <Words span={{ start, end: cut }} highlights={highlights} />
        </b>
      )}
      <Words span={{ start: cut, end }} highlights={highlights} />
    </>
  )
}

const PagePicture = lazy(screenCode(() => import('../pdf/page-picture.tsx')))

/** Only pictures of this server are shown; others are a link, so that reading tells nobody. */
function Picture({ figure, words }: { figure: Figure; words: string }) {
  const { pdf } = useDocumentIndex()
  const [broken, setBroken] = useState(false)
  const breakOff = () => {
    setBroken(true)
    // What the connection took may be there again with it.
    addEventListener('online', () => setBroken(false), { once: true })
  }
  if (figure.picture && pdf && !broken)
    return (
      <div className="fig__page" style={sizeOf(figure.picture)}>
        <Suspense>
          <PagePicture pdf={pdf} place={figure.picture} label={figure.label} onBroken={breakOff} />
        </Suspense>
        <p className="fig__missing fig__undrawn">{whereOnPaper(figure.picture)}</p>
      </div>
    )
  const address = imageAddress(figure.image)
  const alt = figure.caption ? words.slice(figure.caption.start, figure.caption.end) : figure.label
  if (address.kind === 'own' && !broken)
    return (
      <img
        src={address.href}
        alt={alt}
        // One that came with the text costs no request: late, it would move what was jumped to.
        loading={address.href.startsWith('data:') ? 'eager' : 'lazy'}
        onError={() => setBroken(true)}
      />
    )
  return (
    <p className="fig__missing">
      {address.kind === 'elsewhere' ? (
        <a className="link" href={address.href} target="_blank" rel="noopener noreferrer nofollow">
          Open the picture of {figure.label || 'this figure'} at its source
        </a>
      ) : figure.page ? (
        whereOnPaper({ page: figure.page })
      ) : (
        'The picture did not come with the text.'
      )}
    </p>
  )
}

const whereOnPaper = ({ page }: Pick<Region, 'page'>) =>
  `The picture is on page ${page} of the PDF.`

/** Its room is kept before it is drawn: larger than on paper where the screen has the place, at most a screen high. */
const sizeOf = ({ width, height }: Region): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  width: Math.min(width * 1.7, (600 * width) / height),
})

function Cells({ table, highlights }: { table: Table; highlights: readonly Highlight[] }) {
  const headRows = table.rows.findIndex((row) => !row.every((cell) => cell.header))
  const head = headRows === -1 ? table.rows : table.rows.slice(0, headRows)
  const rows = headRows === -1 ? [] : table.rows.slice(headRows)
  const numeric = numericColumns(rows)
  // A heading stands over its column's numbers as they stand.
  const isRight = (cell: Cell, column: number) =>
    isNumber(cell) || (cell.header && cell.colSpan === 1 && numeric.has(column))
  const row = (cells: readonly Cell[], index: number, scope: 'col' | 'row') => {
    const columns = columnsOf(cells)
    return (
      <tr key={index}>
        {cells.map((cell, at) => {
          const isHeader = cell.header && cell.text !== ''
          const Tag = isHeader ? 'th' : 'td'
          return (
            <Tag
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a paper never change places
              key={at}
              {...(isHeader && { scope })}
              {...(cell.colSpan > 1 && { colSpan: cell.colSpan })}
              {...(cell.rowSpan > 1 && { rowSpan: cell.rowSpan })}
              className={isRight(cell, columns[at] ?? -1) ? 'r' : undefined}
            >
              {cell.span && (
                <Words span={cell.span} highlights={touchingSpan(highlights, cell.span)} />
              )}
            </Tag>
          )
        })}
      </tr>
    )
  }
  return (
    <table className="table">
      {head.length > 0 && <thead>{head.map((cells, index) => row(cells, index, 'col'))}</thead>}
      {rows.length > 0 && <tbody>{rows.map((cells, index) => row(cells, index, 'row'))}</tbody>}
    </table>
  )
}

const isNumber = (cell: Cell) => !cell.header && /^[\s<>≤≥≈~±+−–-]*[\d.,]+/.test(cell.text)

/** The column in which each cell of a row begins. */
function columnsOf(cells: readonly Cell[]): number[] {
  let column = 0
  return cells.map(({ colSpan }) => {
    const begins = column
    column += colSpan
    return begins
  })
}

/** Columns whose cells are numbers, most of them; the first names the rows. */
function numericColumns(rows: readonly (readonly Cell[])[]): Set<number> {
  const balance = new Map<number, number>()
  for (const cells of rows) {
    const columns = columnsOf(cells)
    for (const [at, cell] of cells.entries()) {
      const column = columns[at] ?? 0
      if (cell.text === '') continue
      balance.set(column, (balance.get(column) ?? 0) + (isNumber(cell) ? 1 : -1))
    }
  }
  return new Set([...balance].filter(([column, sum]) => column > 0 && sum > 0).map(([at]) => at))
}
