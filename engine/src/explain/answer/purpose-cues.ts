import { sameFamily } from '../question/kindred-cues.ts'
import { topicStems } from '../text/words.ts'

/** What was to be prevented or reached, and what would have come of doing it: reasons without a "because". */
export const givesPurpose =
  /[,;] (?:so as |in order )?to (?:limit|avoid|prevent|ensure|reduce|minimi[sz]e|protect|keep)\b|\b(?:results? in|resulted in|leads? to|led to|suffers? from|yields?|gives?|produces?) (?:\w+ )?(?:un\p{L}+|poor|noisy|wrong|incorrect|inaccurate|inconsistent|bias(?:ed)?|errors?)\b/iu

const usedFor =
  /^\W*(?:why|for what (?:purpose|reason)) (?:was|were|is|are|did|do|does) (.+?) (?:used|use|applied|apply|employed|performed|conducted|carried out|done|chosen)\W*$/i
const served =
  /\b(?:account|adjust|address|assess|compar|control|correct|deal|detect|determin|estimat|evaluat|examin|explor|handl|identif|investigat|measur|quantif|reduc|remov|test|avoid|minimi[sz])\w*\b[^.;]{3,120}? (?:using|by means of|with|through|via) (.{3,80})/iu
/**
 * Whether a text tells what the thing was used for whose use a question asks the reason of: "We explored potential bias
 * using multiple imputation".
 */
export function servesAs(question: string, text: string): boolean {
  const thing = topicStems(usedFor.exec(question)?.[1] ?? '')
  const means = topicStems(served.exec(text)?.[1] ?? '').slice(0, thing.length)
  return thing.length > 0 && thing.every((stem) => means.includes(stem))
}

/** "To counter this, we raised the lids": what was done, behind what it was done for. */
const doneFor =
  /^(?:(?!to\b)\p{L}+, )?(?:in order )?to (?:\p{L}+ly )?\p{Ll}{3,} [^,;:]{3,120}, (?=[^;:]*?\b(?:we|is|are|was|were|has|have)\b)(.+)$/iu
/** Of what is shown, said or summed up nothing is done. */
const tellingOnly =
  /^(?:(?!to\b)\p{L}+, )?(?:in order )?to (?:sum|summari[sz]e|conclude|illustrate|be|recap|begin|start|see|understand|repeat|put)\b/iu

/**
 * True for a sentence that tells what for all was done that a question asks the reason of: "Why were the lids raised?"
 * and "To counter this, we raised the lids".
 */
export function tellsWhatFor(stems: readonly string[], text: string): boolean {
  const done = tellingOnly.test(text) ? undefined : doneFor.exec(text)?.[1]
  if (done === undefined || stems.length < fewestDone) return false
  const said = topicStems(done)
  return stems.every((stem) => said.some((one) => one === stem || sameFamily(one, stem)))
}
const fewestDone = 2

/** "To counter this effect, …": what it was done for stands in the sentence before. */
export const pointsBackByPurpose = (text: string): boolean =>
  /^(?:(?!to\b)\p{L}+, )?(?:in order )?to (?:\p{L}+ly )?\p{Ll}{3,} (?:for |with )?(?:this|these|that|those|such|it|them)\b[^,;:]{0,80},/iu.test(
    text,
  )
