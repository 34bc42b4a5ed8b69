import type { Mark, Span } from '@tessera/engine'
import { Fragment, type ReactNode } from 'react'
import { LineFormula } from '../../ui/math/line-formula.tsx'
import { useDocumentIndex } from '../document-index.ts'
import { evidenceHash } from '../evidence-link.ts'
import { type Highlight, saidOfMark } from '../highlight.ts'
import {
  closesFormula,
  type Segment,
  sameHighlights,
  segmentsOf,
  touchingSpan,
} from '../segments.ts'

const wrappers = { italic: 'em', bold: 'strong', sub: 'sub', sup: 'sup', code: 'code' } as const

/**
 * A stretch of canonical text with its marks and highlights. Every leaf carries `data-start`, its
 * offset in canonical text; leaves with `data-whole` stand for their words and are not those words.
 */
export function Words({ span, highlights }: { span: Span; highlights: readonly Highlight[] }) {
  const { document } = useDocumentIndex()
  const marks = touchingSpan(document.marks, span)
  const segments = segmentsOf(document.text, span, marks, highlights)
  const focusable = new Set<Highlight>()
  return runsOf(segments).map((run) => {
    const first = run[0] as Segment
    const leaves = leavesOf(run)
    if (first.highlights.length === 0) return <Fragment key={first.start}>{leaves}</Fragment>
    const leader = first.highlights.find((highlight) => !focusable.has(highlight))
    for (const highlight of first.highlights) focusable.add(highlight)
    const props = litProps(first.highlights, leader !== undefined && !leader.quiet)
    const words = (
      <>
        {leaves}
        {run.every(isFormula) && <span className="sr-only">{saidOfMark(first.highlights)}</span>}
      </>
    )
    const link = linkOf(first)
    return link ? (
      <SourceLink key={first.start} mark={link} lit={props}>
        {words}
      </SourceLink>
    ) : (
      <a key={first.start} href={hrefOf(first.highlights[0] as Highlight)} {...props}>
        {words}
      </a>
    )
  })
}

/** Between a formula and the stop after it no line breaks. */
function leavesOf(run: readonly Segment[]): ReactNode[] {
  return run.map((segment, at) => {
    if (closesFormula(run[at - 1], segment)) return null
    const leaf = <Leaf key={segment.start} segment={segment} />
    const next = run[at + 1]
    if (!next || !closesFormula(segment, next)) return leaf
    return (
      <span key={segment.start} className="kept">
        {leaf}
        <Leaf segment={next} />
      </span>
    )
  })
}

/** A formula, or the space about it. */
const isFormula = (segment: Segment): boolean =>
  segment.text.trim() === '' || segment.marks.some((mark) => mark.kind === 'math')

/** Neighbours with the same highlights share one element; what is a link stands alone. */
function runsOf(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = []
  for (const segment of segments) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const joins =
      last &&
      (segment.highlights.length > 0 || closesFormula(last, segment)) &&
      sameHighlights(last, segment) &&
      linkOf(last) === linkOf(segment)
    if (run && joins) run.push(segment)
    else runs.push([segment])
  }
  return runs
}

interface LitProps {
  readonly className: string
  readonly 'data-c': string
  readonly 'data-ev': string
  readonly tabIndex: number
}

function litProps(highlights: readonly Highlight[], focusable: boolean): LitProps {
  const first = highlights[0] as Highlight
  return {
    className: first.quiet ? 'hl hl--quiet' : 'hl',
    'data-c': highlights.map((highlight) => highlight.claim).join(' '),
    'data-ev': first.kind,
    tabIndex: focusable ? 0 : -1,
  }
}

const hrefOf = (highlight: Highlight) =>
  highlight.claim === passageClaim ? evidenceHash(highlight.span) : `#claim-${highlight.claim}`

/** The claim name of a passage that the address or a jump names, without a claim of its own. */
export const passageClaim = 'passage'

const linkOf = (segment: Segment): Mark | undefined =>
  segment.marks.find(
    (mark) =>
      mark.target !== undefined &&
      (mark.kind === 'citation' || mark.kind === 'cross-reference' || mark.kind === 'link'),
  )

function Leaf({ segment }: { segment: Segment }) {
  const { equations } = useDocumentIndex()
  const formula = segment.marks.find((mark) => mark.kind === 'math')
  const equation = formula?.target === undefined ? undefined : equations.get(formula.target)
  let words: ReactNode = segment.text
  if (equation) words = <LineFormula equation={equation} plain={segment.text} />
  for (const mark of segment.marks) {
    const Wrapper = mark.kind in wrappers ? wrappers[mark.kind as keyof typeof wrappers] : null
    if (Wrapper) words = <Wrapper>{words}</Wrapper>
  }
  const leaf = (
    <span data-start={segment.start} data-end={segment.end} {...(equation && { 'data-whole': '' })}>
      {words}
    </span>
  )
  const link = linkOf(segment)
  return link && segment.highlights.length === 0 ? (
    <SourceLink mark={link}>{leaf}</SourceLink>
  ) : (
    leaf
  )
}

/** A link that the paper itself makes: to a reference, a figure, an equation, or the web. */
function SourceLink({ mark, lit, children }: { mark: Mark; lit?: LitProps; children: ReactNode }) {
  const { references, figures, tables } = useDocumentIndex()
  const target = mark.target ?? ''
  const { className: litClass = '', ...rest } = lit ?? {}
  if (references.has(target))
    return (
      <a className={`cite-ref ${litClass}`} href={`#ref-${target}`} data-ref={target} {...rest}>
        {children}
      </a>
    )
  if (figures.has(target) || tables.has(target))
    return (
      <a
        className={`cite-ref ${litClass}`}
        href={`#fig-${target}`}
        data-goto={`fig-${target}`}
        {...rest}
      >
        {children}
      </a>
    )
  if (/^https?:\/\//i.test(target))
    return (
      <a
        className={`link ${litClass}`}
        href={target}
        target="_blank"
        rel="noopener noreferrer nofollow"
        {...rest}
      >
        {children}
      </a>
    )
  return lit ? (
    <a href="#article" className={litClass} {...rest}>
      {children}
    </a>
  ) : (
    children
  )
}
