import { type Block, frontLength } from '@tessera/engine'

export interface Placed {
  readonly block: Block
  /** Index into the document's blocks. */
  readonly index: number
}

/** What stands on the page as one thing. */
export type Group =
  | { readonly kind: 'block'; readonly placed: Placed }
  | { readonly kind: 'list'; readonly items: readonly Placed[] }
  | { readonly kind: 'references'; readonly items: readonly Placed[] }
  | {
      readonly kind: 'float'
      /** Id of the figure or table. */
      readonly id: string
      readonly caption?: Placed
      readonly body?: Placed
    }

/**
 * Groups blocks for the page: runs of list items and references become lists, a caption and its
 * table become one float. Every block but the title, which heads the page, is in exactly one group,
 * in reading order. Figures without words are not blocks; `blankFloats` of the caller places them.
 */
export function groupBlocks(blocks: readonly Block[]): Group[] {
  const groups: Group[] = []
  for (const [index, block] of blocks.entries()) {
    const placed = { block, index }
    const last = groups.at(-1)
    switch (block.kind) {
      case 'title':
        break
      case 'list-item':
        if (last?.kind === 'list') replaceLast(groups, { ...last, items: [...last.items, placed] })
        else groups.push({ kind: 'list', items: [placed] })
        break
      case 'reference':
        if (last?.kind === 'references')
          replaceLast(groups, { ...last, items: [...last.items, placed] })
        else groups.push({ kind: 'references', items: [placed] })
        break
      case 'caption':
      case 'table': {
        const part = block.kind === 'caption' ? ('caption' as const) : ('body' as const)
        if (block.of === undefined) groups.push({ kind: 'block', placed })
        else if (last?.kind === 'float' && last.id === block.of && !last[part])
          replaceLast(groups, { ...last, [part]: placed })
        else groups.push({ kind: 'float', id: block.of, [part]: placed })
        break
      }
      default:
        groups.push({ kind: 'block', placed })
    }
  }
  return groups
}

function replaceLast(groups: Group[], group: Group): void {
  groups[groups.length - 1] = group
}

/** A name that stays the same while highlights come and go. */
export function groupKey(group: Group): string {
  switch (group.kind) {
    case 'block':
      return `b${group.placed.index}`
    case 'float':
      return `f${group.caption?.index ?? group.body?.index}`
    default:
      return `l${group.items[0]?.index}`
  }
}

/** Every block of a group, in reading order. */
export function blocksOf(group: Group): Placed[] {
  switch (group.kind) {
    case 'block':
      return [group.placed]
    case 'float':
      return [group.caption, group.body]
        .filter((placed) => placed !== undefined)
        .toSorted((a, b) => a.index - b.index)
    default:
      return [...group.items]
  }
}

/** How many groups stand before the abstract and are of the title page. */
export const titlePageLength = (groups: readonly Group[]): number =>
  frontLength(groups.map((group) => blocksOf(group)[0]?.block.role))
