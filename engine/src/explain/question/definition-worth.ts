import { holdsMade } from '../../text/holds.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { isProgramLine } from '../text/program-line.ts'
import type { Sentence } from '../text/sentence.ts'
import { isWhole, leansBack } from '../text/statement.ts'
import { spellsOut } from './definition-spellings.ts'
import { isName, type Wording } from './term-forms.ts'

const places: Readonly<Partial<Record<Sentence['role'], number>>> = {
  abstract: 0.6,
  introduction: 0.3,
  conclusion: -0.2,
  discussion: -0.2,
}
/** What it is worth that the name's long form stands before it. */
const spelled = 2.6
/** What a second wording adds that says more of the thing. */
const second = 0.25
/** Wordings of no more than this add nothing to others. */
const loose = 2.4
const longest = 600
const long = 350
const short = 60

/** How well a sentence says it, by its wordings, its place and its form; 0 when it does not. */
export function worthOf(
  { text, role, kind, speaksOf }: Sentence,
  wordings: readonly Wording[],
  term: string,
): number {
  if (role === 'references' || role === 'acknowledgements' || kind === 'title') return 0
  if (text.length > longest || /\?\W*$/.test(text) || !isWhole(text) || isGluedTable(text)) return 0
  if (isProgramLine(text)) return 0
  const [best = 0, ...more] = wordings
    .flatMap(([pattern, worth]) => (holdsMade(pattern, text) ? [worth] : []))
    .concat(spellsOut(text, term) ? [spelled] : [])
    .toSorted((a, b) => b - a)
  if (best === 0) return 0
  const kindCost = kind === 'caption' ? 0.8 : kind === 'footnote' ? 0.2 : 0
  const formCost =
    (leansBack(text) ? 0.6 : 0) + (text.length > long || text.length < short ? 0.4 : 0)
  // Whoever did the work, a name is that of the same thing.
  const otherCost = speaksOf === 'paper' || isName(term) ? 0 : 0.4
  const sum = best + second * more.reduce((total, worth) => total + (worth > loose ? worth : 0), 0)
  return sum + (places[role] ?? 0) - kindCost - formCost - otherCost
}
