import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'
import { isTold } from '../clause-words.ts'
import { behindBrackets } from './brackets.ts'
import { upToMark, withoutFullStop } from './full-stop.ts'

// What a claim's end needs behind it to say how much, how, or which: "helps | to some extent", "did not tell | exhaustively".

/** How far, or in what manner alone, the words before it hold. */
const weakening =
  /^\s(?:to (?:some|an?|a (?:certain|limited|lesser|small|large|great)) (?:extent|degree)\b|to some\b|in part\b|at best\b|at times\b|(?:only )?(?:partially|partly|somewhat|slightly|marginally|modestly|moderately|weakly|rarely|occasionally|sometimes|temporarily|transiently|independently|separately|indirectly|conditionally|hypothetically|nominally)\b)/iu
/** How, or how far, a thing was not done. */
const manner =
  /^\s(?:(?!so far\b)(?:very |too |so |that |all that |by )?(?:much|far|a lot|a great deal)\b(?! less\b)|to (?:an?|any|the)\b[^,;:.]{0,40}\b(?:extent|degree)\b|(?:very |too |as |so )?(?!(?:only|apply|reply|supply|family|early|daily|weekly|yearly|lately|recently|previously)\b)\p{Ll}{3,}ly\b)/u
/** "Grew | more than gongs", "rings | better with wax": it is told of which of them. */
const comparing =
  /^\s(?:(?:significantly|much|far|slightly|no|even) )?(?:more|less|fewer|better|worse|faster|slower|higher|lower|longer|shorter|earlier|later|sooner|harder|deeper|louder)\s(?:[\p{L}-]+\s){0,4}?(?:than|that|compared|when|if|with)\b/iu
/** A degree of what is cut off: "somewhat | independently". */
const degree =
  /(?:^|\s)(?:somewhat|rather|quite|fairly|relatively|highly|nearly|almost|slightly|extremely|strictly|truly|equally)$/iu
const word = /^\s\p{L}/u
const goesOn =
  /^\s(?!(?:and|but|or|which|who|while|whereas|because|although|so|in|on|at|by|for|with|from|to|of|as|than)\b)\p{L}/iu
/** "Those reported | before", "as described | elsewhere". */
const those = /\b(?:those|that) \p{L}{2,}(?:ed|own|und|en)$/iu
/** "Improves | with age" */
const changing =
  /\b(?:improv|increas|decreas|rise|fall|drop|declin|grow|reduc|worsen|degrad|chang|deteriorat)(?:e|es|ed|s)?$/iu
const withWhat = /^\s(?:only )?with\s(?!p\b|an?\b)/iu
/** "It is wrong to ring bells | to wake men", "feasible to mend bells | with wax": that alone is judged. */
const judged =
  /\b(?:sub-?optimal|optimal|difficult|hard|easy|(?:im)?possible|(?:in|un)?feasible|(?:un)?necessary|(?:un)?important|useful|useless|sufficient|insufficient|in?efficient|in?effective|(?:in)?appropriate|(?:un)?safe|(?:un)?wise|(?:un)?reasonable|beneficial|harmful|challenging|(?:in)?advisable|recommended|preferable|better|best|worse|wrong|right|no need|no reason|need|needed) to \p{Ll}+(?:\s[^\s,;:()]+){0,8}$/iu
const behindJudged = /^\s(?:to \p{Ll}{2}|with\s|without\s|by\s|as\s|instead\s|alone\b|or\s)/u

/** Whether the last clause of a claim denies something. */
const isDenied = (claim: string): boolean => {
  const last = claim.split(/[;:]\s|,\s(?:and|but|while|whereas)\s/u).at(-1) ?? claim
  return lowerWords(last).some(isNegation)
}

/**
 * What stands right behind a claim and says how far, how, than what or by what its last words hold; null where they are
 * whole without it.
 * @param after the sentence from where the claim ends.
 */
export function adverbLost(claim: string, after: string): string | null {
  if (!isTold(claim)) return null
  const rest = behindBrackets(after)
  const bare = withoutFullStop(claim)
  const isCut =
    weakening.test(rest) ||
    comparing.test(rest) ||
    (manner.test(rest) && isDenied(bare)) ||
    (goesOn.test(after) && degree.test(bare)) ||
    (word.test(after) && those.test(bare)) ||
    (withWhat.test(after) && changing.test(bare)) ||
    (behindJudged.test(after) && judged.test(bare))
  return isCut ? upToMark(rest) : null
}
