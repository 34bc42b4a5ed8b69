import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { type Passage, type PassageUnit, passagesOf } from './passages.ts'

/** A passage ready to be asked. */
export interface IndexedPassage extends Passage {
  readonly text: string
  readonly role: SectionRole
  /** Index of its block; the passages of a block stand next to each other. */
  readonly block: number
  /** 0 at the paper's start, 1 at its end. */
  readonly place: number
}

/** Where the passages of a document have a stem. */
export interface Term {
  /** How many of them hold it, in their words or their headings. */
  readonly matching: number
  /** The places in the list, in order, of those that hold it in their words: each as often as it does. */
  readonly places: readonly number[]
}

export type PassageField = 'own' | 'above' | 'around'

/** The passages of a document and how common each stem is among them. */
export interface PassageIndex {
  readonly passages: readonly IndexedPassage[]
  readonly terms: ReadonlyMap<string, Term>
  readonly mean: Readonly<Record<PassageField, number>>
  /** Whether the passages stand in sections of several roles: introduction, methods, results and more. */
  readonly isParted: boolean
}

const indexes = new WeakMap<PaperDocument, Readonly<Record<PassageUnit, PassageIndex>>>()

/** An abstract, a title and the text of one role are no parts yet. */
const fewestParts = 5

const counted = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** How often a list has each stem; counted once, as passages share their headings and blocks. */
export function countsOf(stems: readonly string[]): ReadonlyMap<string, number> {
  const known = counted.get(stems)
  if (known) return known
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  counted.set(stems, counts)
  return counts
}

/** The index of a document's sentences or blocks; made once for each document. */
export function passageIndex(document: PaperDocument, unit: PassageUnit): PassageIndex {
  const made = indexes.get(document) ?? indexesOf(document)
  indexes.set(document, made)
  return made[unit]
}

function indexesOf(document: PaperDocument): Record<PassageUnit, PassageIndex> {
  const { sentence, paragraph } = passagesOf(document)
  return { sentence: indexOf(document, sentence), paragraph: indexOf(document, paragraph) }
}

function indexOf(document: PaperDocument, found: readonly Passage[]): PassageIndex {
  let block = 0
  const passages = found.map((passage, at): IndexedPassage => {
    while ((document.blocks[block]?.span.end ?? Number.POSITIVE_INFINITY) < passage.span.end)
      block++
    return {
      ...passage,
      text: slice(document.text, passage.span),
      role: document.blocks[block]?.role ?? 'other',
      block,
      place: at / Math.max(1, found.length - 1),
    }
  })
  const mean = (name: PassageField) =>
    passages.reduce((sum, passage) => sum + passage[name].length, 0) / Math.max(1, passages.length)
  return {
    passages,
    terms: termsOf(found),
    mean: { own: mean('own'), above: mean('above'), around: mean('around') },
    isParted: new Set(passages.map(({ role }) => role)).size >= fewestParts,
  }
}

function termsOf(passages: readonly Passage[]): ReadonlyMap<string, Term> {
  const terms = new Map<string, Growing>()
  for (const [at, { own, above }] of passages.entries()) {
    for (const stem of own) {
      const term = terms.get(stem)
      if (term === undefined) terms.set(stem, { matching: 1, places: [at], last: at })
      else {
        if (term.last !== at) term.matching++
        term.last = at
        term.places.push(at)
      }
    }
    for (const stem of above) {
      const term = terms.get(stem)
      if (term === undefined) terms.set(stem, { matching: 1, places: [], last: at })
      else if (term.last !== at) {
        term.matching++
        term.last = at
      }
    }
  }
  return terms
}

interface Growing {
  matching: number
  readonly places: number[]
  /** The last passage that was met to hold it. */
  last: number
}
