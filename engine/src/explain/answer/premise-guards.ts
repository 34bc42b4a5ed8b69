import { allStems, tokens } from '../../text/tokens.ts'

// What is only supposed, denies nothing for good, or is denied in the question itself turns no premise.

const reason = /(?<=\S),? (?:because|since)\b.*$/su
/** A sentence without the reason that it gives, which may well suppose what the rest says outright. */
export const withoutReason = (sentence: string): string => sentence.replace(reason, '')
/** "Not only", "no longer", "may not" deny nothing, or not for good; what "this does not solve it" is of was said before. */
const noDenial =
  /\b(?:not (?:only|just|limited to|merely|necessarily|all|every|always|surprising\w*|clear|known|least)|no (?:longer|doubt|more than)|(?:may|might|would|should|if|or|why|whether) (?:\w+ )?not|this (?:does|did|is|was|will|can|could) not|not (?:in|un)(?:significant|common|usual|likely|expected|important))\b/i
/** True for a clause that denies nothing for good; who asks why it should be is told that it should not. */
export const deniesNothing = (clause: string, question: string): boolean =>
  noDenial.test(/\bshould\b/i.test(question) ? clause.replace(/\bshould not\b/gi, 'not') : clause)
/** What was expected, asked or supposed is no word on what is so. */
export const supposed =
  /\b(?:if|whether|unless|would|hypothes\w+|expect\w*|assum\w+|suppos\w+|aim\w*|aimed|previous\w*|prior|earlier|critics?|critique|in order to|to (?:prove|test|confirm|evaluate|assess|determine|investigate|examine|see|find out))\b|\?/i
const everySupposed = new RegExp(supposed.source, 'giu')
/** "Fewer than expected" is no supposition. */
const thanSupposed =
  /\bthan (?:was |were |is )?(?:expected|assumed|hypothesi[sz]ed|supposed|before)\b/giu
/** True for a text that only supposes, but for what a question says in the same words: "Why does it assume …?" */
export const onlySupposes = (text: string, question: string): boolean => {
  const asked = allStems(question)
  return [...text.replace(thanSupposed, ' ').matchAll(everySupposed)].some(
    ([said]) => !tokens(said).some(({ stem }) => asked.has(stem)),
  )
}
export const clauseEnds =
  /;|:\s|,\s(?=(?:but|while|whereas|although|though|and|however|nor)\b)|\b(?:but|whereas|although|albeit|however)\b/

/** A question that denies, in whatever words, is turned by no denial: "few", "hard to", "left out", "give up". */
export const deniesItself =
  /\b(?:few|little|hardly|(?:hard|difficult|impossible) to|rarely|seldom|scarce\p{L}*|distrust\p{L}*|doubt\p{L}*|exclu\p{L}*|omit\p{L}*|ignor\p{L}*|avoid\p{L}*|reject\p{L}*|refus\p{L}*|instead|rather|in place of|just as|equally|g[ai]ves? up|(?:left|leave|kept|keep|rule|ruled|dry|dried) (?:[\p{L}\p{N}-]+ ){0,4}?(?:out|off|away|aside|up))\b/iu
