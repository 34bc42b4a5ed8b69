import type { Figure, PaperDocument } from '../../document/paper-document.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type Span, slice } from '../../text/span.ts'

const anyLabel =
  /^\W*(?:supplementary |extended data )?(?:figur[ea]|fig|tab(?:ela|elle|la|leau|le)|tab|scheme|box|algorithm|chart|plate)s?(?!\p{L})\.?\s*(?:[IVX]+(?!\p{L})|[A-Z]?[\d.]*\d?[A-Za-z]?(?!\p{L}))\s*[.:|–—-]*\s*/iu
const afterLabel = /^\s*(?:\((?:continued|cont\.?)\))?\s*[.:|–—-]*\s*/iu

/** How many characters at the beginning of a caption are its label ("Figure 2—figure supplement 1. "). */
function labelLength(words: string, label: string): number {
  if (label === '' || !words.startsWith(label)) return anyLabel.exec(words)?.[0].length ?? 0
  const rest = words.slice(label.length)
  // "Table IV" is no label of "Table I".
  if (/^[\p{L}\d]/u.test(rest)) return anyLabel.exec(words)?.[0].length ?? 0
  return label.length + (afterLabel.exec(rest)?.[0].length ?? 0)
}

/** What says where a figure is published or whose it is, and nothing of what it shows. */
const imprint =
  /^(?:(?:doi:?\s*)?https?:\S+|doi:?\s*10\.\S+|all rights reserved|(?:reproduced|reprinted|adapted) (?:with (?:\p{L}+ )?permission|under)\b.*|(?:©|copyright)\s.*)\W*$/iu
/** What stands behind the words of a caption: its own address, or that it goes on overleaf. */
const trailing =
  /\s*(?:\bDOI: https?:\S+|\((?:\.\.\.|…)?\s?(?:continued|cont\.)(?: on (?:the )?next page)?\s?[.…]*\))$/i
const inBrackets = /^\([^()]*\)\W*$/
const panel = /^\(?[A-Za-z](?:[–,-][A-Za-z])?\)[.:]?$/
const count = (words: string, sign: string) => words.split(sign).length - 1

/** Sentences of a caption without its label; what stands in brackets is no sentence of its own. */
export function captionSentences(document: PaperDocument, figure: Figure): Span[] {
  if (!figure.caption) return []
  const words = slice(document.text, figure.caption)
  const from = figure.caption.start + labelLength(words, figure.label)
  const found: Span[] = []
  for (const sentence of splitSentences(document.text.slice(from, figure.caption.end))) {
    const span = { start: sentence.start + from, end: sentence.end + from }
    const last = found.at(-1)
    const before = last ? slice(document.text, last) : ''
    const carriesOn =
      panel.test(before) ||
      count(before, '(') > count(before, ')') ||
      (inBrackets.test(slice(document.text, span)) && !panel.test(slice(document.text, span)))
    if (last && carriesOn) found[found.length - 1] = { start: last.start, end: span.end }
    else found.push(span)
  }
  return found
    .filter((span) => !imprint.test(slice(document.text, span)))
    .map(({ start, end }) => {
      const behind = trailing.exec(document.text.slice(start, end))
      return { start, end: behind ? start + behind.index : end }
    })
    .filter(({ start, end }) => end > start)
}
