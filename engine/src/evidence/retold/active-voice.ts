import { cased } from './cased.ts'
import { people } from './reporting-frames.ts'

// What was done in a study, told of those who did it: "the authors measured the hum" of "the hum was measured".

/** What nobody but those who write a paper does in it; that ringers "were injured" they did not do. */
const deed =
  '(?:us|perform|conduct|measur|assess|analy[sz]|compar|calculat|comput|estimat|collect|record|includ|exclud|enroll?|recruit|select|randomi[sz]|assign|divid|test|evaluat|examin|investigat|interview|survey|review|extract|train|develop|appli|fitt|adjust|defin|classifi|cod|sampl|obtain|identifi|invit|ask|determin|deposit|sequenc|assembl|annotat|generat|creat|design|implement|employ|appl|replac|weigh|simulat|validat|search|screen)ed|built|made|chosen|taken|drawn'
const active = new RegExp(
  String.raw`^(?<lead>(?:[^,;:]{2,60}, )?)(?:${people}|we|they) (?<how>(?:\p{Ll}+ly |then |also )?)(?<done>${deed}) (?<rest>.+)$`,
  'isu',
)
const passive = new RegExp(
  String.raw` (?<be>was|were|has been|have been) (?<how>(?:\p{Ll}+ly |then |also )?)(?<done>${deed})(?=[ .,;]|$)`,
  'giu',
)
/** Somebody else's deed: "by the wardens", and not "by hand" or "by weighing". */
const byOthers =
  /\bby (?:the |an? |two |three |trained |independent )*(?:\p{L}+(?:ers|ors|ists|ans|ees|nts|ses)|\p{Lu}\p{L}+)\b/u

/**
 * A claim that tells of the authors, in the active voice, what its sentence tells in the passive of nobody: with the
 * sentence's own passive. What else it says stays, to be judged as it is.
 * @param isOwn whether the sentence tells of what was done in the paper's own study; asked when it matters
 */
export function inPapersPassive(sentence: string, claim: string, isOwn: () => boolean): string {
  const told = active.exec(claim)?.groups
  if (!told) return claim
  const { lead = '', how = '', done = '', rest = '' } = told
  for (const { index, groups } of sentence.matchAll(passive)) {
    if (groups?.done?.toLowerCase() !== done.toLowerCase()) continue
    const what = longestShared(sentence.slice(0, index), rest)
    if (what === null || (byOthers.test(sentence.slice(index)) && !byOthers.test(rest))) continue
    if (!isOwn()) return claim
    const opening = lead === '' ? what.slice(0, 1).toUpperCase() + what.slice(1) : what
    return `${lead}${opening} ${groups.be} ${how}${done}${rest.slice(what.length)}`
  }
  return claim
}

const opensClause = /[,;:]\s|\s(?:and|but|that|which|while)\s/gu

/** The subject before a passive, or what of it stands behind the opening of its clause, where a claim goes on with it. */
function longestShared(before: string, rest: string): string | null {
  const opened = [...before.matchAll(opensClause)].at(-1)
  const from = opened ? opened.index + opened[0].length : 0
  const found = [before, before.slice(from)]
    .map((words) => words.trim())
    .find((words) => words !== '' && rest.toLowerCase().startsWith(words.toLowerCase()))
  return found === undefined ? null : cased(found, rest)
}
