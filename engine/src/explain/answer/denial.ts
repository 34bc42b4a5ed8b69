import { tokens } from '../../text/tokens.ts'

const reachOfDenial = 4
/** "Without using sequence-aligned RNNs or convolution" denies the last of a list too. */
const reachOfList = 9

const dropping =
  /\b(?:without|no longer|no|not|neither|eschew(?:s|ed|ing)?|dispens(?:es?|ed|ing) with|replac(?:es?|ed|ing)|avoid(?:s|ed|ing)?|instead of|rather than|(?:chose|chosen|preferred|selected|adopted) [^.,;:]{1,40}? (?:in favou?r of|over)|free of|lack(?:s|ed|ing)?|exclud(?:es?|ed|ing)(?! from\b)|(?:does|do|did|is|are|was|were) not \w+)\s/giu
/** Words that may stand between a denial and what it denies, or go on after it, without making it another thing. */
const filling =
  /^(?:an?|the|any|such|these|those|all|more|further|its|their|based|use|usage|using|uses|used|need|needing|of|for|to|from|in|on|at|by|with|and|or|nor|but|as|than|that|which|while|because|when|where|is|are|was|were|be|been|has|have|had|we|it|they|this|there|can|will|would|at all|entirely|altogether|\p{L}+ly)$/iu

/** What is denied of a thing that goes on so: "without bait-based traps". */
const basedOn = /^[-‐–]based \p{L}+/u

/**
 * The words of a text that deny a stem, from the denial to the denied: "without a language model"; null when none do.
 * Of a kind that the question does not name ("the recurrent layers"), and of what only has it in its name ("the layer
 * index"), nothing is denied.
 */
export function denialOf(text: string, object: string, asked: ReadonlySet<string>): string | null {
  for (const match of text.matchAll(dropping)) {
    const from = match.index + match[0].length
    const after = tokens(text.slice(from, from + 120))
    const place = after
      .slice(0, reachOfList)
      .findIndex(
        ({ stem }, at) =>
          stem === object && (at < reachOfDenial || /^(?:or|nor)$/.test(after[at - 1]?.text ?? '')),
      )
    // "The no treatment group" is a group by its name; what may not be is not denied.
    if (/\b(?:the|may|might|could|would|should) $/i.test(text.slice(0, match.index))) continue
    const denied = after[place]
    if (!denied || /[.,;:()]/.test(text.slice(match.index, from + denied.end))) continue
    const listed = after
      .slice(0, place)
      .findLastIndex(({ text: word }) => /^(?:or|nor|and)$/.test(word))
    const between = after.slice(listed + 1, place)
    if (between.some(({ stem, text: word }) => !asked.has(stem) && !filling.test(word))) continue
    const next = after[place + 1]
    const isAdjoining = next && /^[\s–-]$/.test(text.slice(from + denied.end, from + next.start))
    if (isAdjoining && !filling.test(next.text) && !asked.has(next.stem)) continue
    const end = isAdjoining && asked.has(next.stem) ? next.end : denied.end
    const based = basedOn.exec(text.slice(from + denied.end))?.[0] ?? ''
    return text.slice(match.index, from + Math.max(end, denied.end + based.length))
  }
  return null
}
