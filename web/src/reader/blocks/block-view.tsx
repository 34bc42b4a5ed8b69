import type { Block } from '@tessera/engine'
import { Formula } from '../../ui/math/formula.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { useDocumentIndex } from '../document-index.ts'
import { type Highlight, saidOfMark } from '../highlight.ts'
import { guessedRoom } from './guessed-room.ts'
import { Words } from './words.tsx'

/** One block of canonical text. The element's id is `b` and the block's index. */
export function BlockView({
  block,
  index,
  highlights,
}: {
  block: Block
  index: number
  highlights: readonly Highlight[]
}) {
  const words = <Words span={block.span} highlights={highlights} />
  const id = `b${index}`
  switch (block.kind) {
    case 'heading':
      return <HeadingView block={block} id={id} index={index} highlights={highlights} />
    case 'equation':
      return <EquationView block={block} id={id} highlights={highlights} />
    case 'quote':
      return (
        <blockquote id={id} className="bq" dir="auto">
          {words}
        </blockquote>
      )
    case 'code':
      return (
        <ScrollBox id={id} className="codebox" label="Code">
          {words}
        </ScrollBox>
      )
    case 'footnote':
      return (
        <p id={id} className="footnote" dir="auto">
          {words}
        </p>
      )
    case 'caption':
      return (
        <p id={id} className="cap" dir="auto">
          {words}
        </p>
      )
    default:
      return (
        <p
          id={id}
          className={block.role === 'front' ? 'front' : undefined}
          dir="auto"
          style={guessedRoom([{ block }])}
        >
          {words}
        </p>
      )
  }
}

type Props = { block: Block; id: string; highlights: readonly Highlight[] }

/** The paper's own levels start below the page's title. */
function HeadingView({ block, id, index, highlights }: Props & { index: number }) {
  const { document, ranks } = useDocumentIndex()
  const Tag = `h${ranks.get(index) ?? 2}` as const
  const number = document.sections[block.section]?.number
  const { start, end } = block.span
  const cut =
    number && document.text.startsWith(number, start) && start + number.length < end
      ? start + number.length
      : start
  const isLast = document.blocks[index + 1]?.section !== block.section
  const heading = (
    <Tag id={id} dir="auto">
      {cut > start && (
        <span className="n">
          <Words span={{ start, end: cut }} highlights={highlights} />
        </span>
      )}
      <Words span={{ start: cut, end }} highlights={highlights} />
    </Tag>
  )
  if (block.role !== 'references' || !isLast || document.references.length > 0) return heading
  return (
    <>
      {heading}
      <p className="fig__missing">The references did not come with the text.</p>
    </>
  )
}

function EquationView({ block, id, highlights }: Props) {
  const { document, equations } = useDocumentIndex()
  const equation = block.of === undefined ? undefined : equations.get(block.of)
  const plain = document.text.slice(block.span.start, block.span.end)
  const first = highlights[0]
  const isTypeset = equation?.mathml !== undefined || equation?.latex !== undefined
  const drawn = isTypeset ? (
    <span data-start={block.span.start} data-end={block.span.end} data-whole="">
      <Formula
        mathml={equation?.mathml}
        latex={equation?.latex}
        plain={plain}
        of={equation}
        display
      />
    </span>
  ) : (
    // As it was printed: its words with their indices lowered and their exponents raised.
    <span className="formula-plain">
      <Words span={block.span} highlights={[]} />
    </span>
  )
  return (
    <ScrollBox id={id} className="eq" label={equation?.label ?? 'Equation'}>
      <span className="eq__in" id={equation ? `eq-${equation.id}` : undefined}>
        {first ? (
          <a
            className={first.quiet ? 'hl hl--quiet' : 'hl'}
            href={`#claim-${first.claim}`}
            data-c={highlights.map((highlight) => highlight.claim).join(' ')}
            data-ev={first.kind}
            tabIndex={first.quiet ? -1 : 0}
          >
            {drawn}
            <span className="sr-only">
              {saidOfMark(highlights, equation?.label && `Equation ${equation.label}. `)}
            </span>
          </a>
        ) : (
          drawn
        )}
      </span>
      {equation?.label && <span className="eqn">{equation.label}</span>}
    </ScrollBox>
  )
}
