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
