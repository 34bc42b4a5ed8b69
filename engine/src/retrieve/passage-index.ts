import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { type Passage, type PassageUnit, passagesOf } from './passages.ts'

/** A passage ready to be asked: how often it holds each stem, and what its wording shows. */
export interface IndexedPassage extends Passage {
  readonly text: string
  readonly counts: ReadonlyMap<string, number>
  readonly countsAbove: ReadonlyMap<string, number>
  readonly countsAround: ReadonlyMap<string, number>
  readonly role: SectionRole
  /** Index of its block; the passages of a block stand next to each other. */
  readonly block: number
  /** 0 at the paper's start, 1 at its end. */
  readonly place: number
}

export type PassageField = 'own' | 'above' | 'around'

/** The passages of a document and how common each stem is among them. */
export interface PassageIndex {
  readonly passages: readonly IndexedPassage[]
  /** How many passages hold a stem, in their words or their headings. */
  readonly matching: ReadonlyMap<string, number>
  readonly mean: Readonly<Record<PassageField, number>>
  /** Whether the passages stand in sections of several roles: introduction, methods, results and more. */
  readonly isParted: boolean
}

const indexes = new WeakMap<PaperDocument, Readonly<Record<PassageUnit, PassageIndex>>>()

/** An abstract, a title and the text of one role are no parts yet. */
const fewestParts = 5

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** The index of a document's sentences or blocks; made once for each document. */
export function passageIndex(document: PaperDocument, unit: PassageUnit): PassageIndex {
  const made = indexes.get(document) ?? indexesOf(document)
  indexes.set(document, made)
  return made[unit]
}

function indexesOf(document: PaperDocument): Record<PassageUnit, PassageIndex> {
  // A block's stems are around its sentences, and a row stands among both.
  const counted = new Map<readonly string[], Map<string, number>>()
  const counts = (stems: readonly string[]) => {
    const known = counted.get(stems) ?? countsOf(stems)
    counted.set(stems, known)
    return known
  }
  const { sentence, paragraph } = passagesOf(document)
  return {
    sentence: indexOf(document, sentence, counts),
    paragraph: indexOf(document, paragraph, counts),
  }
}

function indexOf(
  document: PaperDocument,
  found: readonly Passage[],
  counts: (stems: readonly string[]) => ReadonlyMap<string, number>,
): PassageIndex {
  let block = 0
  const passages = found.map((passage, at): IndexedPassage => {
    while ((document.blocks[block]?.span.end ?? Number.POSITIVE_INFINITY) < passage.span.end)
      block++
    return {
      ...passage,
      text: slice(document.text, passage.span),
      counts: counts(passage.own),
      countsAbove: counts(passage.above),
      countsAround: counts(passage.around),
      role: document.blocks[block]?.role ?? 'other',
      block,
      place: at / Math.max(1, found.length - 1),
    }
  })
  const matching = new Map<string, number>()
  const count = (term: string) => matching.set(term, (matching.get(term) ?? 0) + 1)
  for (const { counts, countsAbove } of passages) {
    for (const term of counts.keys()) count(term)
    for (const term of countsAbove.keys()) if (!counts.has(term)) count(term)
  }
  const mean = (name: PassageField) =>
    passages.reduce((sum, passage) => sum + passage[name].length, 0) / Math.max(1, passages.length)
  return {
    passages,
    matching,
    mean: { own: mean('own'), above: mean('above'), around: mean('around') },
    isParted: new Set(passages.map(({ role }) => role)).size >= fewestParts,
  }
}
