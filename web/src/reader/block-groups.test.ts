import type { Block, BlockKind } from '@tessera/engine'
import { describe, expect, it } from 'vitest'
import { blocksOf, groupBlocks, groupKey, titlePageLength } from './block-groups.ts'

let at = 0
const block = (kind: BlockKind, of?: string): Block => {
  const span = { start: at, end: at + 8 }
  at += 10
  return { kind, span, section: 0, role: 'other', ...(of !== undefined && { of }) }
}

describe('groupBlocks', () => {
  it('joins list items, references, and a caption with its table', () => {
    const groups = groupBlocks([
      block('title'),
      block('paragraph'),
      block('list-item'),
      block('list-item'),
      block('caption', 't1'),
      block('table', 't1'),
      block('caption', 'f1'),
      block('reference', 'r1'),
      block('reference', 'r2'),
    ])
    expect(groups.map((group) => [group.kind, blocksOf(group).length])).toEqual([
      ['block', 1],
      ['list', 2],
      ['float', 2],
      ['float', 1],
      ['references', 2],
    ])
  })

  it('puts a table before its caption together too', () => {
    const [float] = groupBlocks([block('table', 't'), block('caption', 't')])
    expect(float && blocksOf(float).map(({ block }) => block.kind)).toEqual(['table', 'caption'])
  })

  it('never loses or repeats a block, and gives each group a name of its own', () => {
    const blocks = (['heading', 'caption', 'table', 'quote', 'list-item', 'equation'] as const).map(
      (kind) => block(kind, kind === 'caption' || kind === 'table' ? kind : undefined),
    )
    const groups = groupBlocks(blocks)
    expect(groups.flatMap(blocksOf).map(({ block }) => block)).toEqual(blocks)
    expect(new Set(groups.map(groupKey)).size).toBe(groups.length)
  })
})

describe('titlePageLength', () => {
  const length = (...roles: Block['role'][]) =>
    titlePageLength(
      groupBlocks([block('title'), ...roles.map((role) => ({ ...block('paragraph'), role }))]),
    )

  it('counts what stands before the abstract', () => {
    expect(length('front', 'front', 'abstract', 'front', 'introduction')).toBe(2)
    expect(length('abstract', 'front')).toBe(0)
  })

  it('is nothing where no abstract follows: a letter begins with its own words', () => {
    expect(length('front', 'front')).toBe(0)
    expect(length('front', 'introduction', 'abstract')).toBe(0)
  })
})
