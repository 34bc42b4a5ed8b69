import type { Block, PaperDocument } from '../../document/paper-document.ts'
import { contains, slice } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { keyOf, namesIn } from './equation-symbols.ts'
import type { Definition } from './symbols.ts'

const opensList = /^\W*(?:and )?(?:where|with|here|in which|such that)\W*$/i
const firstSymbol =
  /^(\p{L}[\p{L}\p{M}′']*(?:[_^](?:\{[^{}]{1,16}\}|[\p{L}\p{N}*−+]{1,8}))*)(?=[\s:=,∈≥≤>–—-])/u
/** "A group is called": an article, or who speaks. */
const opensWords = /^[aAI]\s+\p{Ll}{2,}/u
/** Two words that no formula has: "input of the linear system". */
const says = /(?:^|\s)\p{L}{3,}[\s,]+(?:\p{L}{1,2}\s+){0,2}\p{L}{3,}/u

/** The items of the list right below an equation, with or without "where:" between them. */
function itemsBelow(blocks: readonly Block[], at: number): readonly Block[] {
  const isItem = (place: number) => blocks[place]?.kind === 'list-item'
  const first = isItem(at + 1) ? at + 1 : at + 2
  let last = first
  while (isItem(last)) last++
  return blocks.slice(first, last)
}

/** Symbols of a displayed equation that the list below it goes through, each in the sentence that opens its item. */
export function listedSymbols(
  document: PaperDocument,
  sentences: readonly Sentence[],
): Definition[] {
  const { blocks, equations } = document
  const displayed = new Map(equations.filter(({ display }) => display).map((one) => [one.id, one]))
  return blocks.flatMap((block, at) => {
    const equation = block.of === undefined ? undefined : displayed.get(block.of)
    const next = blocks[at + 1]
    if (!equation || !next) return []
    if (next.kind !== 'list-item' && !opensList.test(slice(document.text, next.span))) return []
    const names = namesIn(document, equation)
    return itemsBelow(blocks, at).flatMap(({ span }) => {
      const sentence = sentences.find((one) => contains(span, one.span))
      const symbol = sentence && firstSymbol.exec(sentence.text)?.[1]
      if (!symbol || opensWords.test(sentence.text) || !names.has(keyOf(symbol))) return []
      return says.test(sentence.text.slice(symbol.length))
        ? [
            {
              symbol,
              key: keyOf(symbol),
              sentence,
              saying: 'general',
              argument: null,
              within: null,
            },
          ]
        : []
    })
  })
}
