import type { Reference } from '../engine/src/document/paper-document.ts'
import { parseReference } from '../engine/src/document/parse-reference.ts'
import type { Measure } from './measure.ts'
import { type CitedString, citedStrings, isHeldOut, namedStretches } from './reference-sets.ts'

type Fields = Partial<Record<(typeof names)[number], string>>

const names = ['authors', 'year', 'title', 'container', 'volume', 'pages', 'doi'] as const
const isMeasured = (name: string): name is (typeof names)[number] =>
  names.some((one) => one === name)
const volume = /(?:\b(?:vol(?:ume|s)?|v)\b\.?)?\s*([\w-]+)/i
const pagesName = /(?<!\p{L})(?:pages?|pp?)(?!\p{L})\.?/giu

function goldOf(row: CitedString): Fields {
  const found: Fields = {}
  for (const { name, words } of namedStretches(row)) {
    if (name === 'authors') found.authors = `${found.authors ?? ''} ${words}`
    else if (isMeasured(name)) found[name] ??= words
  }
  // A dash for the authors of the entry before names nobody.
  if (found.authors !== undefined && !/\p{L}/u.test(found.authors)) delete found.authors
  const year = /(1[5-9]|20)\d\d/.exec(found.year ?? '')?.[0]
  delete found.year
  if (year !== undefined) found.year = year
  // Anystyle's volumes hold the issue too: "12(3)".
  if (found.volume !== undefined) found.volume = volume.exec(found.volume)?.[1] ?? found.volume
  if (found.pages !== undefined) found.pages = found.pages.replace(pagesName, '')
  if (found.doi !== undefined) found.doi = found.doi.replace(/.*?(10\.)/, '$1')
  if (found.container !== undefined) found.container = found.container.replace(/^\s*in:?\s/i, '')
  return found
}

function fieldsOf({ authors, year, title, container, volume, pages, doi }: Reference): Fields {
  return {
    ...(authors.length > 0 && { authors: authors.join(' ') }),
    ...(year !== undefined && { year: String(year) }),
    ...(title !== undefined && { title }),
    ...(container !== undefined && { container }),
    ...(volume !== undefined && { volume }),
    ...(pages !== undefined && { pages }),
    ...(doi !== undefined && { doi }),
  }
}

/** The simplest rule: what stands before a year, the year, the sentence after it, what follows until a number. */
function byRegex({ text }: CitedString): Fields {
  const match =
    /^(?<authors>.+?)[,.]?\s*\(?(?<year>(?:1[5-9]|20)\d\d)[a-z]?\)?[.,:]?\s*(?<title>[^.?]+)[.?]\s*(?<container>[^\d,.]+)?[,.]?\s*(?<volume>\d+)?(?:\(\d+\))?[,:]?\s*(?:pp?\.?\s*)?(?<pages>\d+\s?[-–]\s?\d+)?/u.exec(
      text,
    )
  const found: Fields = {}
  for (const name of names) {
    const words = match?.groups?.[name]
    if (words !== undefined) found[name] = words
  }
  const doi = /10\.\d{4,}\/\S+/.exec(text)?.[0]
  if (doi !== undefined) found.doi = doi
  return found
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/<[^>]+>/g, '')
    .replace(/\bet al\.?|\band\b|\bet\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Same letters and digits; titles may differ by a tenth at one end. */
function same(name: (typeof names)[number], ours: string, gold: string): boolean {
  const a = plain(ours)
  const b = plain(gold)
  if (a === b) return true
  if (name !== 'title' && name !== 'container') return false
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length > 0.9 * long.length && (long.startsWith(short) || long.endsWith(short))
}

/**
 * Fields of reference strings against anystyle's and GROBID's training sets: F1 over all fields, of the third that no
 * weights were made with; and against the sets that they are measured on, where those are at hand.
 */
export function measureReferences(folder: string): Measure[] | null {
  const measures: Measure[] = []
  for (const [task, trained, kept] of [
    ['references, anystyle', 'anystyle_core', 'anystyle_gold'],
    ['references, GROBID', 'grobid_corpus', 'grobid_evaluation'],
  ] as const) {
    const rows = [
      ...(citedStrings(folder, `citation_strings/${trained}.jsonl`)?.filter(isHeldOut) ?? []),
      ...(citedStrings(folder, `citation_strings/${kept}.jsonl`) ?? []),
    ]
    if (rows.length === 0) continue
    for (const [way, read] of [
      ['engine', (row: CitedString) => fieldsOf(parseReference(row.text))],
      ['simplest regex', byRegex],
    ] as const) {
      const scores = rows.map((row) => {
        const gold = goldOf(row)
        const ours = read(row)
        let both = 0
        let all = 0
        for (const name of names) {
          const a = ours[name]
          const b = gold[name]
          all += (a === undefined ? 0 : 1) + (b === undefined ? 0 : 1)
          if (a !== undefined && b !== undefined && same(name, a, b)) both += 2
        }
        return { both, all }
      })
      measures.push({
        task,
        part: 'held out',
        name: `F1 of fields, ${way}`,
        values: scores.map(({ both }) => both),
        over: scores.map(({ all }) => all),
      })
    }
  }
  return measures.length === 0 ? null : measures
}
