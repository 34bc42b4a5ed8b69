import { auxiliaries, finite } from '../clause-words.ts'

// A number or a share that has no noun: what it is of stands before it.

/** "… had cracked, and |30% were lost", "…, |one became deaf": of what, stands before it; "one may ask" is nobody. */
const bareCount = new RegExp(
  String.raw`^(?:(?:only|just|about|nearly|almost|over|at least|another|a further) )?(?:(?!(?:1[5-9]|20)\d\d )\d[\d.,]*(?: ?%| percent)?(?: (?:and|or|to) \d[\d.,]*(?: ?%| percent)?)?|one(?! (?:can|could|may|might|must|should|would|has to)\b)|two|three|four|five|six|seven|eight|nine|ten|half|most|many|some|several|few|none|both|(?:the |several |many )?others|the (?:other|rest|remainder)|neither) (?:(?:also|then|still|later|not|\p{L}+ly) )?(?:${auxiliaries}|do so|\p{L}{2,}ed|became|found|lost|died|fell|rose|grew|showed)\b`,
  'iu',
)
const joint = /(?:,|;|\b(?:and|but|or|while|whereas|although|though))$/iu

/** Whether a claim begins with a count of what the clause before it in its sentence names: "Of the old bells 12 cracked, and |30% were lost". */
export const isBareCount = (before: string, claim: string): boolean =>
  bareCount.test(claim) && joint.test(before) && finite.test(before)
