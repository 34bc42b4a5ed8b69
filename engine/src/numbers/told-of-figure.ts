import type { PaperDocument } from '../document/paper-document.ts'
import { overlaps, type Span, slice } from '../text/span.ts'

interface Setting {
  readonly words: string
  readonly digits: string
  readonly span: Span
}
/** A value that the text says a figure is drawn for, and the one that its caption gives. */
export interface ToldOfFigure {
  readonly said: Setting
  readonly other: Setting
  readonly agrees: boolean
}

/** "… in Figure 2 for W = 3": directly behind the figure's number, of the whole figure. */
const behind =
  /^[^\S\n]?,? ?(?:for|with|where|when|at) (?<name>[A-Z]|\p{Script=Greek})\s?=\s?(?<value>\d+(?:\.\d+)?)(?![\d.,]*[\d%])/u
/** What is counted, tested or measured has other values in every panel. */
const ofTests = /^[NnPpRrTtFZzUHMX]$/
const label = /^\W*(?:fig(?:ure)?s?\.?|tables?)\s*\S+/iu
/** A caption of several panels may give one value for each. */
const ofPanels = /\([a-h]\)|\b(?:left|right|top|bottom|upper|lower|middle)\b/i

/** The one value that a caption gives a letter; null where it gives none, or several. */
function givenIn(words: string, { start }: Span, name: string): Setting | null {
  const from = label.exec(words)?.[0].length ?? 0
  const values = new RegExp(`(?<![\\p{L}\\d_^])${name}\\s?[=≥≤><∈]\\s?(\\d+(?:\\.\\d+)?)?`, 'gu')
  const [only, another] = words.slice(from).matchAll(values)
  const digits = only?.[1]
  if (!only || another || digits === undefined || !only[0].includes('=')) return null
  const end = start + from + only.index + only[0].length
  return { words: `${name} = ${digits}`, digits, span: { start: end - digits.length, end } }
}

/**
 * Values for which the text says that a figure is drawn, where its caption gives the same letter one value in all. Nothing
 * is told of figures with panels.
 */
export function toldOfFigures({ text, figures }: PaperDocument): ToldOfFigure[] {
  return figures.flatMap(({ caption, mentions }) => {
    const words = caption ? slice(text, caption) : ''
    if (!caption || ofPanels.test(words)) return []
    // A letter is looked for once, however often the figure is named.
    const given = new Map<string, Setting | null>()
    return mentions.flatMap((mention) => {
      if (overlaps(mention, caption)) return []
      const found = behind.exec(text.slice(mention.end, mention.end + 40))
      const { name = '', value = '' } = found?.groups ?? {}
      if (!found || ofTests.test(name)) return []
      if (!given.has(name)) given.set(name, givenIn(words, caption, name))
      const other = given.get(name)
      if (!other) return []
      const start = mention.end + found[0].length - value.length
      const span = { start, end: start + value.length }
      const said = { words: `${name} = ${value}`, digits: value, span }
      return [{ said, other, agrees: Number(value) === Number(other.digits) }]
    })
  })
}
