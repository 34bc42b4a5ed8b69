import type { Said } from './defining-words.ts'

/** Nouns whose name follows them without an article, too: "of dimension d", "matrices K and V". */
const bareNoun =
  /^(?:matri(?:x|ces)|vectors?|sets?|functions?|parameters?|constants?|probabilit(?:y|ies)|dimensions?|size|rate|temperature|mass|distance|time|length|variables?|coefficients?|radius|angle|velocity)$/i
/** "n vectors v": a letter counts, too. */
const article = /^(?:the|an?|one|two|three|our|its|their|each|every|some|any|[kmn])$/i
/** Words that are no name of a thing, and names that number places: "Table A". */
const noNoun =
  /^(?:of|in|on|at|by|for|from|to|with|and|or|as|than|that|which|is|are|was|were|be|been|have|has|had|if|when|where|then|let|per|via|into|over|under|between|both|also|only|not|all|using|taking|having|being|following|choosing|containing|including|satisfying|during|same|given|other|first|second|last|next|above|below|eqs?|equations?|figures?|figs?|tables?|sections?|appendix|panels?|theorems?|lemmas?|propositions?|corollary|algorithms?|types?|class|cases?|parts?|steps?|reference|pages?|lines?|rows?|columns?|papers?|whose|such|each|every|any|some|larger|smaller|bigger|greater|higher|lower|longer|shorter|large|small|certain|new|arbitrary|finite|fixed|unknown|optimal|whole|true|terms?|subscripts?|superscripts?|corresponding|respective|values?|expressions?|symbols?|results?)$/i
const isOver = /^(?:is|are|was|were|that|which|if|when|where|and|or|by|for|from|to|with|at|on|as)$/i
const goesOn = /^\s*(?:\([^()]{0,16}\)\s*)?(?:[,.;:)∈⊂]|\p{L}{2,}|$)/u
const isSet = /^\s*=/
/** "the best match error, E,": the name stands between commas, or at the end. */
const isSetOff = /^\s*(?:\([^()]{0,16}\)\s*)?(?:[,.;]|$)/

/**
 * The name of a thing right behind its noun, "a matrix Q", "the mean activation µ for": of all names when the noun is
 * in the plural, else of the first.
 */
export function introduces(before: string, after: string): Said | null {
  const words = before.trimEnd().split(/\s+/).slice(-8)
  const last = words.at(-1) ?? ''
  const isAside = last.endsWith(',') && isSetOff.test(after)
  const noun = isAside ? last.slice(0, -1) : last
  const isGiven = isSet.test(after)
  if (
    !/\s$/.test(before) ||
    (!isGiven && !goesOn.test(after)) ||
    /\bthe \p{L}+er the \P{P}*$/iu.test(before)
  )
    return null
  const bare = noun.replace(/^[“"'‘(]+|[”"'’)]+$/g, '')
  if (!/^\p{L}[\p{L}-]{2,}$/u.test(bare) || noNoun.test(bare) || /(?:ed|ly)$/.test(bare))
    return null
  const isMany = /[^s]s$|(?:tr|d|t)ices$/i.test(bare)
  const of = <T>(list: readonly T[]) => (isMany ? list : list.slice(0, 1))
  if (!isAside && bareNoun.test(bare)) return { saying: 'naming', of }
  for (const other of words.slice(0, -1).reverse()) {
    // "In the rest frame P = (W, 0)": what is set there is another thing.
    if (article.test(other))
      return isGiven && !/^an?$/i.test(other) ? null : { saying: 'apposition', of }
    if (
      isOver.test(other) ||
      /^(?:corresponding|respective)$/.test(other) ||
      /[,;:.)]$/.test(other.replace(/^\([\p{L}-]+\)$/u, ''))
    )
      return null
  }
  return null
}
