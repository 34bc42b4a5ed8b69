// When a thing was done is no condition of it: "Between May and July 2010, |we enrolled 40 ringers".

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter)'
const date = new RegExp(
  String.raw`^(?:between|from|in|during|since|on|over|until|through)(?: (?:the|early|mid|late|of|end|beginning|period|year|years|months?|and|to|until|through|from|(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?,?|${month}\.?,?|(?:19|20)\d\d,?)){1,12}$`,
  'iu',
)
const year = /\b(?:19|20)\d\d\b/
const deeds =
  'enrolled|recruited|included|screened|invited|randomi[sz]ed|collected|surveyed|interviewed|conducted|performed|undertook|undertaken|approached|searched|assigned'
const deed = new RegExp(
  String.raw`\bwe (?:\p{L}+ly |also |then |have )?(?:${deeds})\b|\b(?:was|were) (?:\p{L}+ly |then )?(?:${deeds}|carried out)\b`,
  'iu',
)
/** What was found is so of that time. */
const finding =
  /%|per ?cent|\b(?:rates?|more|less|fewer|than|increas\p{L}+|decreas\p{L}+|first|only|all|no|none)\b/iu

const consent =
  /\b(?:gave|provided|signed|obtained) (?:[\p{L}-]+,? ){0,5}consent\b|\bconsent was (?:obtained|given|provided)\b/iu
const beforehand = /^(?:before|prior to|at) /i

/**
 * Whether some words beside a claim are only the dates of what was done, and no other dates are told of in its sentence;
 * or tell that consent was given before something else.
 * @param rest the words of the sentence but for those.
 */
export const isDateOfDeed = (words: string, claim: string, rest: string): boolean =>
  (beforehand.test(words) && consent.test(claim)) ||
  (date.test(words) &&
    year.test(words) &&
    deed.test(claim) &&
    !finding.test(claim) &&
    !year.test(rest))
