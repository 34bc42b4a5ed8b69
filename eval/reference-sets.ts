import { bareReference } from '../engine/src/document/reference/bare-reference.ts'
import { labelFeatures, piecesOf } from '../engine/src/document/reference/label-features.ts'
import { type ReferenceLabel, ruledLabels } from '../engine/src/document/reference/labels.ts'
import { ruledFields } from '../engine/src/document/reference/ruled-fields.ts'
import { readRows } from './data.ts'
import type { SequenceExample } from './fit-sequence.ts'

export interface CitedString {
  readonly text: string
  readonly fields: readonly { label: string; start: number; end: number }[]
}

/** Labels of the two sets by the name of our field. A book's title is the container of a chapter. */
const labels: Readonly<Record<string, ReferenceLabel | 'doi'>> = {
  author: 'authors',
  editor: 'editor',
  publisher: 'publisher',
  date: 'year',
  title: 'title',
  'title@a': 'title',
  journal: 'container',
  'title@j': 'container',
  'container-title': 'container',
  volume: 'volume',
  'biblScope@vol': 'volume',
  'biblScope@volume': 'volume',
  issue: 'issue',
  'biblScope@issue': 'issue',
  pages: 'pages',
  'biblScope@pp': 'pages',
  'biblScope@page': 'pages',
  doi: 'doi',
  'idno@DOI': 'doi',
}

/** Our name of each labelled stretch of a string, in order; those that have none are left out. */
export function namedStretches({ text, fields }: CitedString) {
  const hasTitle = fields.some(({ label }) => label === 'title' || label === 'title@a')
  return fields
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ label, start, end }) => {
      const name = label === 'title@m' ? (hasTitle ? 'container' : 'title') : labels[label]
      return name === undefined ? [] : [{ name, words: text.slice(start, end) }]
    })
}

/** Strings of one bibliography stand together: of its styles and journals none is both learned and measured. */
const block = 60

/** The third of each set that no weights were made with: every third block of neighbours, from the third. */
export const isHeldOut = (_: CitedString, at: number): boolean => Math.floor(at / block) % 3 === 2

/** The strings of a set with at least two fields; null when it is not there. */
export const citedStrings = (folder: string, file: string): CitedString[] | null =>
  readRows<CitedString>(folder, file)?.filter(({ fields }) => fields.length > 1) ?? null

/** Letters, digits and signs of a text without white space, with the place of each. */
function signsOf(text: string) {
  const places = [...text].length === text.length ? text : text.replace(/[\ud800-\udfff]/g, '?')
  const at: number[] = []
  let signs = ''
  for (let place = 0; place < places.length; place++) {
    if (/\s/.test(places[place] as string)) continue
    signs += places[place]
    at.push(place)
  }
  return { signs, at }
}

/** A string as the trained model sees it: the features of its pieces and their labels. */
export function labelledString(row: CitedString): SequenceExample {
  const { words } = bareReference(row.text)
  const pieces = piecesOf(words)
  const { signs, at } = signsOf(words)
  const found: string[] = pieces.map(() => 'other')
  let from = 0
  for (const { name, words: gold } of namedStretches(row)) {
    const wanted = signsOf(gold.replace(/<\/?(?:italic|i|b|bold|em)>/g, '')).signs
    const place = wanted === '' ? -1 : signs.indexOf(wanted, from)
    if (place < 0 || name === 'doi') continue
    from = place + wanted.length
    const start = at[place] as number
    const end = (at[from - 1] as number) + 1
    let label: string = name
    pieces.forEach((piece, index) => {
      if (piece.start < start || piece.end > end) return
      // Anystyle's volumes hold the issue too: "12(3)".
      if (name === 'volume' && piece.text === '(') label = 'issue'
      found[index] = label
    })
  }
  const ruled = ruledLabels(words, pieces, ruledFields(words))
  return { features: labelFeatures(pieces, ruled), labels: found }
}
