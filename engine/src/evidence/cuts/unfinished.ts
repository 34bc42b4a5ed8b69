import { remembering } from '../../text/remembering.ts'

// What a claim says of nothing without the words behind it: "too small | to show it", "cannot | be used for it".

/** A claim without the brackets and the marks at its end. */
export const bare: (claim: string) => string = remembering((claim) =>
  claim.replace(/(?:\s*[([][^()[\]]*[)\]])*[\s.,;:!?"'”’]*$/, ''),
)

/** "Too small" is not "too small to show it", nor is what cannot be used of no use. */
const tooMuch = /\btoo (?:\p{L}+ly )?\p{L}+$/iu
const incapable =
  /\b(?:cannot|can't|(?:can|could|may|should|need) not|(?:not|never)(?: been| be| yet| yet been)?(?: \p{L}+ly)? (?:used|useful|designed|intended|meant|sufficient|enough|necessary|possible|powered|able|suitable|required|trained|built|made)|insufficient|unsuitable|not enough|(?:not|n't) (?:\p{L}+ ){1,3}(?:sufficient|enough|adequate)|no (?:need|reason|way|attempt|power|data|evidence))\b[^,;:]*$/iu
/** What is left undone for these reasons is left undone all the same. */
const reason =
  /^to (?:avoid|prevent|reduce|minimi[sz]e|keep|save|ensure|limit|simplify|maintain|preserve|protect)\b/i

const byMeans = /^(?:using|with|via|through) /i

/** Whether a claim ends before what its "too" or its "cannot" is said of. */
export const isUnfinished = (claim: string, rest: string): boolean =>
  (byMeans.test(rest) && incapable.test(bare(claim))) ||
  (/^(?:to|for)\s/i.test(rest) && tooMuch.test(bare(claim))) ||
  (/^to \p{Ll}/u.test(rest) && !reason.test(rest) && incapable.test(bare(claim)))
