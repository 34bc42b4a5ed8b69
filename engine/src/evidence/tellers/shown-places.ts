/** "In Table 2", "In Section 6": a place in the paper, where something is shown. */
const place =
  /^(?:and |but )?in (?:tables?|fig(?:ure)?s?\.?|sections?|sec\.|§|appendi(?:x|ces)|algorithm) ?(?:[A-Z]\.?)?\d{0,2}(?:\.\d{1,2}){0,2}[a-z]?(?: (?:(?:rows?|columns?|lines?|panels?) )?\(?[a-z]\)?)?$/iu
const shows =
  /^we (?:also |then |\p{Ll}+ly )?(?:(?:find|found|see|saw|observe|observed|note|noted) that\b|(?:present|show|list|report|summari[sz]e|compare|give|provide|illustrate|plot|display|depict|describe|discuss|define|introduce|outline)(?:ed)? (?!that\b|how\b))/iu
/** What is missing in a table need not be missing elsewhere. */
const scoped = /\b(?:no|not|none|never|neither|nor|only)\b/i

/** Whether words say only where in the paper its authors show what a claim says that they show: not where it holds. */
export const isShownThere = (words: string, claim: string): boolean =>
  place.test(words.trim()) && shows.test(claim) && !scoped.test(claim)

const pointer =
  /^(?:as (?:is |can be )?(?:shown|seen|illustrated|reported|listed|given|summari[sz]ed|presented|depicted) in|in) (?<kind>tab|fig)(?:le|ure|\.)? ?(?<number>\d{1,2}[a-z]?), /i
const pointed =
  /\([^()]{0,40}?\b(?<kind>tab|fig)(?:les?|ures?|s?\.)? ?(?<number>\d{1,2}[a-z]?)(?![a-z\d])/gi

/** "As shown in Table 2, " before a claim, where its sentence points to that table itself, in brackets; else "". */
export function pointerAdded(sentence: string, claim: string): string {
  const added = pointer.exec(claim)
  if (!added) return ''
  const key = keyOf(added.groups)
  const isThere = [...sentence.matchAll(pointed)].some(({ groups }) => keyOf(groups) === key)
  return isThere ? added[0] : ''
}

const keyOf = (groups: Record<string, string> | undefined) =>
  `${groups?.kind}${groups?.number}`.toLowerCase()
