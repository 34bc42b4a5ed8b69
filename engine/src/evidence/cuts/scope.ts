import { finite, group, isTold, prepositions } from '../clause-words.ts'
import { behindBrackets } from './brackets.ts'
import { withoutFullStop } from './full-stop.ts'

// What a denial, a likeness or a "some" is told of behind the end of a claim: "not cited | by others", "comparable | regarding age".

/** What governs the last clause of a claim; a denial within a phrase, "with no wax", does not. */
const denial =
  /(?<!\b(?:with|of|or|in|at|by) )\b(?:not(?! only)|never|no(?! longer)|none|nobody|nothing|neither|nor|cannot|hardly|scarcely|rarely|seldom|unlikely)\b|n['’]t\b/iu
const clauses =
  /[;:]\s|,\s(?=(?:and|but|while|whereas|so|yet)\s)|\s(?:but|while|whereas|because)\s/iu
/** By whom, with what, as what: of that alone is it denied. */
const denied =
  /^(?:by|with|for|via|through|using|as|to (?:the|an?|our|their|its|these|those|any|all|each|other)|of|from|into|towards?|about|like|than|against|based on)\s/iu
/** What says how it is known, or by how much. */
const known =
  /^(?:as (?:\p{Ll}+ed|shown|seen|well|in|a (?:result|consequence)|such|yet|of|opposed)\b|with (?:an? )?(?:p\b|\p{L}{1,3} ?[=<>])|by (?:\S*\d|(?:the )?[\p{L}-]+ tests?\b)|for (?:example|instance|(?:the )?(?:sake|purposes?|reasons?)|(?:this|these|that|those|\p{L}+ )?reasons?|simplicity|brevity|clarity|convenience|now|(?:further |more )?details)\b|of course\b|from (?:here|now) on\b)/iu
/** One more thing that is denied, and what both are limited to. */
const deniedToo =
  /^(?:and|or) (?:[\p{L}-]+ ){1,6}(?:for|in|among|during|within|at|between|by|with|as) [^,;:.]/iu
/** "Not rung | or waxed in winter" */
const deed =
  /^(?:and|or) (?:\p{L}+ly )?\p{L}{2,}(?:ed|en) (?:in|during|within|at|between|by|with|for|among)\s/iu

/** What says nothing until it is told with what, to what, or in what. */
const likeness =
  group(`comparable incomparable similar dissimilar identical equal equivalent different indifferent var(?:y|ies|ied) differ(?:s|ed)?
  competitive consistent inconsistent correlate[sd]? associated? related unrelated compatible incompatible dependent independent
  correspond(?:s|ed)? account(?:s|ed)? consists? consisted depend(?:s|ed)? rel(?:y|ies|ied) refer(?:s|red)? belong(?:s|ed)? equals?
  interpreted regarded considered characteri[sz]ed defined classified treated compared limited restricted confined prone subject invariant equivariant robust vulnerable resilient immune tolerant agnostic orthogonal proportional`)
const needsLikeness = new RegExp(String.raw`(?:^|[^\p{L}-])(?:${likeness})$`, 'iu')
const likenessBehind =
  /^(?:regarding|regardless|irrespective|independently|concerning|with|to|from|by|as|of|on|for|in|among|between|across)\s/iu
/** "Told as the number of bells | by one warden": a definition is one as a whole. */
const definition = /\b(?:defined|calculated|computed) (?:here )?as\s/iu
const defining =
  /^(?:by|with|without|using|via|through|over|of|for|from|on|in|that|who|which|divided|minus|plus|times|weighted|multiplied|normali[sz]ed)\s/iu
/** In which respect: that is all that is told. */
const respect =
  /^(?:regarding|concerning|with (?:respect|regard|reference) to|as regards|in terms of)\s/iu

const some = /\b(?:some|many|several|certain|one|a few|half)\b/iu
const others = /^,?\s?(?:and|or|while|whereas|but)\s(?:the )?(?:others?|rest|remaining)\b/iu

/** "As some bells had cracked": why, and of nothing less. */
const isReason = (phrase: string): boolean =>
  /^as\s/i.test(phrase) && finite.test(phrase.split(/\s(?:that|which)\s/)[0] ?? phrase)

/**
 * What stands right behind a claim and what it denies or compares is told of, or what it says only of some; null
 * where nothing is lost.
 * @param after the sentence from where the claim ends.
 */
export function scopeLost(claim: string, after: string): string | null {
  if (!isTold(claim) || !/\p{L}/u.test(after)) return null
  const bare = withoutFullStop(claim)
  const rest = behindBrackets(after).trimStart()
  const last = bare.split(clauses).at(-1) ?? bare
  const phrase = rest.split(/[;:,.](?:\s|$)/)[0]?.trim() ?? ''
  const isDenied =
    denial.test(last) &&
    ((denied.test(rest) && !known.test(rest) && !isReason(phrase)) ||
      (deniedToo.test(phrase) && (deed.test(phrase) || !finite.test(phrase))))
  const isLost =
    isDenied ||
    respect.test(rest) ||
    (defining.test(rest) && definition.test(last)) ||
    (needsLikeness.test(bare) && likenessBehind.test(rest) && !known.test(rest)) ||
    (some.test(last) && others.test(rest))
  return isLost ? phrase || rest : null
}

/** Behind "among" and "between" a list is one: "among bells|, gongs and chimes". */
const amongMany = new RegExp(
  String.raw`\b(?:among|amongst|between)\s(?!(?:which|whom)\b)[^\s,;:]+(?:,? (?!(?:${prepositions})\b)[^\s,;:]+){0,5}$`,
  'iu',
)
const nextItem = /^(?:,\s[^,;:.]{2,60})*,? (?:and|or)\s/iu

/** The rest of a list that something is found among. */
export function amongLost(claim: string, after: string): string | null {
  const bare = withoutFullStop(claim)
  if (
    !amongMany.test(bare) ||
    / and /.test(/\b(?:among|amongst|between)\s.*$/iu.exec(bare)?.[0] ?? '')
  )
    return null
  const rest = after.split(/[;:.](?:\s|$)/)[0]?.trimEnd() ?? ''
  return nextItem.test(rest) &&
    !finite.test(rest.split(/,? (?:and|or)\s/iu)[1]?.split(/,\s/)[0] ?? '')
    ? rest.replace(/^,?\s*/, '')
    : null
}
