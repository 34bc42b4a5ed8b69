import type { PaperDocument, Span } from '@tessera/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { EvidenceKind } from '../ui/evidence-kind.ts'
import { scripted } from '../ui/math/scripted.tsx'
import { lastStartingBefore, useDocumentIndex } from './document-index.ts'
import type { Highlight } from './highlight.ts'

interface Entry {
  /** Id of the element that it leads to. */
  readonly id: string
  readonly number: string
  readonly title: string
  /** The title as it is set. */
  readonly words: ReactNode
  readonly isSub: boolean
  readonly kinds: readonly EvidenceKind[]
}

// More tiles than this say no more, and push the title off its line.
const mostTiles = 6
/** CSS pixels below the window's top where reading is taken to be. */
const lineFromTop = 140

/** Contents, with a tile for every claim that lives there, and the figures and tables. */
export function Outline({ highlights }: { highlights: readonly Highlight[] }) {
  const { document } = useDocumentIndex()
  const entries = useEntries(highlights)
  const current = useCurrent(entries)
  const floats = floatsOf(document)
  const isNumbered = entries.some(({ number }) => number !== '')
  return (
    <nav className={isNumbered ? 'outline is-numbered' : 'outline'} aria-label="Outline">
      <h2 className="overline">Contents</h2>
      {entries.length === 0 && <p className="outline__none">This text has no headings.</p>}
      <ol hidden={entries.length === 0}>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.isSub ? 'sub' : undefined}>
            <a
              href={`#${entry.id}`}
              data-goto={entry.id}
              title={entry.title}
              aria-current={entry.id === current ? 'true' : undefined}
            >
              {isNumbered && !entry.isSub && <span className="n">{entry.number}</span>}
              <span className="outline__title">{entry.words}</span>
              {entry.kinds.length > 0 && (
                <span className="tiles" aria-hidden="true">
                  {entry.kinds.slice(0, mostTiles).map((kind, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no other name
                    <span key={index} className="tile" data-ev={kind} />
                  ))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      {floats.length > 0 && (
        <>
          <h2 className="overline">Figures and tables</h2>
          <ol>
            {floats.map(({ id, words }) => (
              <li key={id}>
                <a href={`#fig-${id}`} data-goto={`fig-${id}`} title={words}>
                  <span className="outline__title">{words}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </nav>
  )
}

/** "Table 1. Recovery": the label and the caption's first sentence. Continued tables are not named again. */
function floatsOf(document: PaperDocument): { id: string; words: string }[] {
  return [...document.tables, ...document.figures].flatMap(({ id, label, caption }) => {
    const words = caption ? document.text.slice(caption.start, caption.end) : ''
    if (label === '' || /^.{0,20}\(?cont(inued|['’]d|\.)/i.test(words)) return []
    const rest = words.startsWith(label) ? words.slice(label.length) : words
    const first = rest.replace(/^[\s.:|]+/, '').split(/[.:;]\s/)[0] ?? ''
    return [{ id, words: first === '' ? label : `${label}. ${first}` }]
  })
}

/** Sections of the first two levels; a claim counts for the nearest entry before it. */
function useEntries(highlights: readonly Highlight[]): Entry[] {
  const { document, unheadedAbstract } = useDocumentIndex()
  return useMemo(() => {
    const places = document.blocks.flatMap((block, index) => {
      const { span } = block
      const entries: (Omit<Entry, 'kinds'> & { span: Span })[] = []
      if (index === unheadedAbstract)
        entries.push({
          span,
          id: 'abstract',
          number: '',
          title: 'Abstract',
          words: 'Abstract',
          isSub: false,
        })
      if (block.kind === 'heading' && (block.level ?? 1) <= 2) {
        const words = document.text.slice(span.start, span.end)
        const number = document.sections[block.section]?.number ?? ''
        const title = words.startsWith(number) ? words.slice(number.length) : words
        const plain = title.replace(/^[\s.]+/, '')
        const set = scripted(document, { start: span.end - plain.length, end: span.end })
        entries.push({
          span,
          id: `b${index}`,
          number,
          title: plain,
          words: set,
          isSub: block.level === 2,
        })
      }
      return entries
    })
    const kinds = places.map((): EvidenceKind[] => [])
    const seen = new Set<string>()
    for (const { claim, span, kind, quiet } of highlights) {
      if (quiet || seen.has(claim)) continue
      seen.add(claim)
      kinds[lastStartingBefore(places, span.start)]?.push(kind)
    }
    return places.map(({ span: _span, ...entry }, index) => ({
      ...entry,
      kinds: kinds[index] ?? [],
    }))
  }, [document, unheadedAbstract, highlights])
}

/** The entry whose heading was last scrolled past; after a jump, the one that holds the passage. */
function useCurrent(entries: readonly Entry[]): string | null {
  const [current, setCurrent] = useState<string | null>(entries[0]?.id ?? null)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame = 0
      const passage = document.querySelector('.main-view .is-pulsing')
      const line = Math.max(lineFromTop, passage?.getBoundingClientRect().top ?? 0)
      const tops = entries.flatMap(({ id }) => {
        const element = document.getElementById(id)
        return element ? [{ id, top: element.getBoundingClientRect().top }] : []
      })
      // The pages of a PDF have no headings of ours: then no entry is said to be the current one.
      const passed = tops.findLast(({ top }) => top <= line) ?? tops[0]
      setCurrent(passed?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    follow()
    addEventListener('scroll', onScroll, { passive: true })
    // A passage that is already in the window is focused without a scroll.
    addEventListener('focusin', onScroll)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('focusin', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [entries])
  return current
}
