import type { Block } from '@tessera/engine'
import type { CSSProperties } from 'react'

/** The style by which a block of a long text has a height before it is laid out: how many characters it holds. */
export const guessedRoom = (
  items: readonly { readonly block: Pick<Block, 'span'> }[],
): CSSProperties =>
  ({
    '--chars': items.reduce((sum, { block: { span } }) => sum + span.end - span.start, 0),
  }) as CSSProperties
