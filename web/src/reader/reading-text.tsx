import type { Equation } from '@tessera/engine'
import { memo, useCallback, useMemo, useRef } from 'react'
import {
  affordable,
  firstBelowTop,
  IsDrawn,
  mostDrawn,
  useDrawnRun,
} from '../ui/math/drawn-formulas.ts'
import { blocksOf, type Group, groupBlocks, groupKey, titlePageLength } from './block-groups.ts'
import { BlockView } from './blocks/block-view.tsx'
import { FloatView } from './blocks/float-view.tsx'
import { guessedRoom } from './blocks/guessed-room.ts'
import { ReferenceList } from './blocks/reference-list.tsx'
import { Words } from './blocks/words.tsx'
import { lastStartingBefore, useDocumentIndex } from './document-index.ts'
import type { Highlight } from './highlight.ts'
import { touchingSpan } from './segments.ts'

// Above this many characters (about 40 pages) blocks off the screen are not laid out.
const longText = 120_000

/**
 * The whole text. A change of highlights redraws only the groups that it touches. Of very many formulas those about
 * the place that is read are drawn; a block off the screen keeps its height when they come and go.
 */
export function ReadingText({ highlights }: { highlights: readonly Highlight[] }) {
  const { document, unheadedAbstract } = useDocumentIndex()
  const text = useRef<HTMLDivElement>(null)
  const { equations } = document
  const inView = useCallback(() => {
    const at = firstBelowTop(text, '[data-whole]').element?.dataset.start
    return lastStartingBefore(equations, Number(at ?? 0))
  }, [equations])
  const [first, end] = useDrawnRun(equations.length, mostDrawn, inView)
  const isDrawn = useMemo(() => {
    const formulas = affordable(equations.slice(first, end))
    return (equation?: Equation) => equation === undefined || formulas.has(equation)
  }, [equations, first, end])
  const isLong = document.text.length > longText || equations.length > mostDrawn
  const groups = useMemo(() => groupBlocks(document.blocks), [document])
  const opening = titlePageLength(groups)
  const sorted = useMemo(
    () => highlights.toSorted((a, b) => a.span.start - b.span.start),
    [highlights],
  )
  const drawn = groups.map((group) => (
    <GroupView
      key={groupKey(group)}
      group={group}
      headed={blocksOf(group)[0]?.index === unheadedAbstract}
      highlights={touchingGroup(group, sorted)}
    />
  ))
  return (
    <IsDrawn value={isDrawn}>
      <div className={isLong ? 'text text--long' : 'text'} lang={document.language} ref={text}>
        {opening > 0 && (
          <details className="front">
            <summary>Title page</summary>
            {drawn.slice(0, opening)}
          </details>
        )}
        {drawn.slice(opening)}
      </div>
    </IsDrawn>
  )
}

function touchingGroup(group: Group, sorted: readonly Highlight[]): Highlight[] {
  const blocks = blocksOf(group)
  const first = blocks[0]?.block.span
  const last = blocks.at(-1)?.block.span
  return first && last ? touchingSpan(sorted, { start: first.start, end: last.end }) : []
}

const GroupView = memo(
  function GroupView({
    group,
    headed,
    highlights,
  }: {
    group: Group
    headed: boolean
    highlights: readonly Highlight[]
  }) {
    const drawn = drawGroup(group, highlights)
    return headed ? (
      <>
        <h2 id="abstract">Abstract</h2>
        {drawn}
      </>
    ) : (
      drawn
    )
  },
  (before, after) =>
    before.group === after.group &&
    before.headed === after.headed &&
    sameList(before.highlights, after.highlights),
)

function drawGroup(group: Group, highlights: readonly Highlight[]) {
  switch (group.kind) {
    case 'block':
      return (
        <BlockView block={group.placed.block} index={group.placed.index} highlights={highlights} />
      )
    case 'float':
      return (
        <FloatView
          id={group.id}
          caption={group.caption}
          body={group.body}
          highlights={highlights}
        />
      )
    case 'references':
      return <ReferenceList items={group.items} highlights={highlights} />
    case 'list':
      return (
        <ul className="bullets" style={guessedRoom(group.items)}>
          {group.items.map(({ block, index }) => (
            <li key={index} id={`b${index}`} dir="auto">
              <Words span={block.span} highlights={highlights} />
            </li>
          ))}
        </ul>
      )
  }
}

function sameList(a: readonly Highlight[], b: readonly Highlight[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index] as Highlight
      return (
        one.claim === other.claim &&
        one.kind === other.kind &&
        one.quiet === other.quiet &&
        one.span.start === other.span.start &&
        one.span.end === other.span.end
      )
    })
  )
}
