import type { Reference } from '@tessera/engine'
import { useMemo } from 'react'
import type { Placed } from '../block-groups.ts'
import { useDocumentIndex } from '../document-index.ts'
import type { Highlight } from '../highlight.ts'
import { guessedRoom } from './guessed-room.ts'
import { referenceNumbers } from './reference-numbers.ts'
import { Words } from './words.tsx'

/** The bibliography. An entry's id is `ref-` and the reference's id. */
export function ReferenceList({
  items,
  highlights,
}: {
  items: readonly Placed[]
  highlights: readonly Highlight[]
}) {
  const { document, references } = useDocumentIndex()
  const numbers = useMemo(() => referenceNumbers(document), [document])
  return (
    <ol className={numbers.size > 0 ? 'refs refs--numbered' : 'refs'} style={guessedRoom(items)}>
      {items.map(({ block, index }) => {
        const reference = block.of === undefined ? undefined : references.get(block.of)
        const number = reference && numbers.get(reference.id)
        return (
          <li
            key={index}
            id={reference ? `ref-${reference.id}` : `b${index}`}
            tabIndex={-1}
            dir="auto"
          >
            {number !== undefined && <span className="refs__n">[{number}]</span>}
            <Words span={block.span} highlights={highlights} />
            {reference && <ReferenceLinks reference={reference} />}
          </li>
        )
      })}
    </ol>
  )
}

/** Where a reference can be read: in Tessera by identifier, else at its own address. */
export function ReferenceLinks({ reference }: { reference: Reference }) {
  const id = reference.doi ?? (reference.arxivId && `arxiv:${reference.arxivId}`)
  if (id)
    return (
      <>
        {' '}
        <a className="link ref-open" href={`/paper/${encodeURIComponent(id)}`}>
          Open<span className="sr-only"> {reference.title ?? reference.raw.slice(0, 80)}</span>
        </a>
      </>
    )
  if (reference.url && /^https?:\/\//i.test(reference.url) && URL.canParse(reference.url))
    return (
      <>
        {' '}
        <a
          className="link ref-open"
          href={reference.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {new URL(reference.url).host}
        </a>
      </>
    )
  return null
}
