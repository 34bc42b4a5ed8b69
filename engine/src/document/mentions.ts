import type { Span } from '../text/span.ts'
import type { Block, BlockKind } from './paper-document.ts'

const kinds: readonly (readonly [string, string])[] = [
  ['figure', 'figures?|figs?|figuras?|abbildung(?:en)?|abb|gráficos?'],
  ['table', 'tables?|tabs?|tabelas?|tablas?|tabellen?|tableaux?|quadros?'],
  ['algorithm', 'algorithms?|algs?'],
  ['scheme', 'schemes?'],
  ['box', 'box(?:es)?'],
  ['chart', 'charts?'],
  ['listing', 'listings?'],
  ['video', 'videos?'],
  ['plate', 'plates?'],
]
const kindOf = (word: string): string | undefined =>
  kinds.find(([, forms]) => new RegExp(`^(?:${forms})$`, 'iu').test(word))?.[0]

const anyWord = kinds.map(([, forms]) => forms).join('|')
// "3", "3.1", "S2", "A.1", "IV"; a panel letter may follow: "3a", "3A–C".
const number = '(?:(?:[A-Z]{1,2}\\.?)?\\d{1,3}(?:\\.\\d{1,3})*|[IVX]{1,6})'
const panel = '(?:[A-Za-z](?:\\s?[,–-]\\s?[A-Z]|[,–-][a-z])*)?(?![\\p{L}\\d])'
const joint = '\\s*(?:,\\s*(?:and|or|&)|[,;&–—-]|\\b(?:and|or|to|through|e|y|et|und)\\b)\\s*'
const phrase = new RegExp(
  `(?<![\\p{L}\\d])(${anyWord})\\b\\.?\\s{0,2}(${number}${panel}(?:${joint}${number}${panel})*)`,
  'giu',
)
const label = new RegExp(`^\\s*(\\p{L}+)\\.?\\s*(${number})\\s*$`, 'u')
const prose: ReadonlySet<BlockKind> = new Set([
  'paragraph',
  'list-item',
  'quote',
  'footnote',
  'caption',
])

interface Mention {
  readonly kind: string
  readonly numbers: ReadonlySet<string>
  readonly span: Span
  /** The figure whose caption says it. */
  readonly of: string | undefined
}

/** More mentions of one figure than this are not kept: no reader steps through them. */
const mostMentions = 200

/**
 * Finds where running text speaks of figures and tables: "Fig. 3a", "Tables 1 and 2", "Figs. 2–4".
 * @returns a function that gives the mentions of one, by its label, as spans of whole phrases in order.
 *   What stands in its own caption (`of`) is no mention.
 */
export function mentionsIn(
  text: string,
  blocks: readonly Block[],
): (label: string, of: string) => Span[] {
  const passages = blocks.filter((block) => prose.has(block.kind))
  const byName = new Map<string, Mention[]>()
  for (const mention of passages.flatMap((block) => readMentions(text, block)))
    for (const number of mention.numbers) {
      const name = `${mention.kind} ${number}`
      const known = byName.get(name) ?? []
      if (known.length < mostMentions) byName.set(name, [...known, mention])
    }
  return (name, of) => {
    const known = readLabel(name)
    if (known)
      return (byName.get(`${known.kind} ${known.number}`) ?? [])
        .filter((mention) => mention.of !== of)
        .map(({ span }) => span)
    return /\d/.test(name) && name.length <= longestLabel ? literally(name, of, text, passages) : []
  }
}

const supplement =
  '(?:supp(?:l(?:ement(?:al|ary)?)?)?\\.?|supporting|web|online)(?: online)?(?: (?:materials?|information|data|files?|text|appendix))?'
/** "Supplementary Figure 1", "see Supplemental Material, Figure 1", "Extended Data Fig. 1", "Appendix 1—figure 1". */
const ofSupplement = new RegExp(
  `\\b${supplement},? ?(?:\\(|\\bthe )?$|\\bextended[- ]data ?$|\\bappendix \\d{1,2} ?[—–-]? ?$`,
  'iu',
)
/** "Figure 1 of the supplementary material", "Fig. 2 in [14]", "Figure 3 of Smith et al.". */
const ofOther = new RegExp(
  `^,? (?:in|of|from) (?:(?:the |our )?${supplement}(?![\\p{L}])|\\[\\d|refs?\\b|\\p{Lu}[\\p{L}’'-]+ (?:et al\\b|(?:and|&) \\p{Lu}[\\p{L}’'-]+ \\(|\\((?:19|20)\\d\\d))`,
  'iu',
)
/** How far around a figure's name it says whose it is. */
const near = 60

/** Mentions in one block; a figure of a supplement or of another paper is none that the document has. */
function readMentions(text: string, block: Block): Mention[] {
  const words = text.slice(block.span.start, block.span.end)
  return [...words.matchAll(phrase)].flatMap((found) => {
    const end = found.index + found[0].length
    // "Table S1" is called so in the supplement that is a part of the document, too.
    const isElsewhere =
      !/^S\d/i.test(found[2] ?? '') &&
      (ofSupplement.test(words.slice(Math.max(0, found.index - near), found.index)) ||
        ofOther.test(words.slice(end, end + near)))
    if (isElsewhere) return []
    const start = block.span.start + found.index
    return {
      kind: kindOf(found[1] ?? '') ?? '',
      numbers: numbersIn(found[2] ?? ''),
      span: { start, end: start + found[0].length },
      of: block.of,
    }
  })
}

/** The kind and number that a label names ("Fig. 3", "Tabela 3"); null for labels of another form. */
export function readLabel(name: string): { kind: string; number: string } | null {
  const [, word = '', number] = label.exec(name) ?? []
  const kind = kindOf(word)
  return kind === undefined || number === undefined ? null : { kind, number }
}

const widestRange = 50

/** "2a, 3 and 5–7" → 2, 3, 5, 6, 7. */
function numbersIn(list: string): Set<string> {
  const found = new Set<string>()
  for (const part of list.matchAll(
    new RegExp(
      `(${number})${panel}(?:\\s*(?:[–—-]|\\bto\\b|\\bthrough\\b)\\s*(${number})${panel})?`,
      'gu',
    ),
  )) {
    const [, from = '', to] = part
    found.add(from)
    if (to === undefined) continue
    found.add(to)
    const last = Math.min(Number(to), Number(from) + widestRange)
    for (let between = Number(from) + 1; between < last; between++) found.add(String(between))
  }
  return found
}

/** The figures and tables that a text names, "figure 3", "table 2"; and the text without their names. */
export function floatsNamedIn(text: string): { names: ReadonlySet<string>; rest: string } {
  const names = [...text.matchAll(phrase)].flatMap(([, word = '', list = '']) =>
    [...numbersIn(list)].map((one) => `${kindOf(word)} ${one}`),
  )
  return { names: new Set(names), rest: text.replace(phrase, '') }
}

const longestLabel = 60

/** Labels of another form ("Figure 1—figure supplement 2"): where they stand as they are printed. */
function literally(name: string, of: string, text: string, passages: readonly Block[]): Span[] {
  const spans: Span[] = []
  for (const block of passages) {
    if (block.of === of) continue
    for (
      let at = text.indexOf(name, block.span.start);
      at >= 0 && at + name.length <= block.span.end;
    ) {
      if (!/\d/.test(text.charAt(at + name.length)))
        spans.push({ start: at, end: at + name.length })
      at = text.indexOf(name, at + name.length)
    }
  }
  return spans
}
