// On what a statement hangs that stands right behind it, and is no place, time or group: "given enough wax", "using a fork".

/** "Rings | given enough wax", "cracked | following the frost", "grew | with larger bells": on that it hangs. */
const hanging =
  /^(?:given (?!that\b|th(?:is|ese)\b)|with (?:\p{L}+ly )?(?:more|fewer|less|enough|sufficient|adequate|increas(?:ing|ed)|decreas(?:ing|ed)|(?:larg|small|high|low|great|long|short|old|young|strong|weak|bett|bigg|thick|thinn|light|heavi|fast|slow)er|worse)\s)/iu
/** After something, and not as somebody told how it is done: "following Gray", "following the same protocol". */
const following =
  /^following (?!(?:(?:an?|the|this|these|our|their|its|that|those) )?(?:\p{L}+ly )?(?:standard|same|usual|procedures?|protocols?|methods?|guidelines?|instructions?|approach|recommend\p{L}+|manufacturer\p{L}*|criteria|schemes?|conventions?|steps?|work|ideas?|principles?|examples?|equations?|rules?|definitions?|designs?|notation|format|strategy|prior|previous|earlier|recent|established|published|well|\p{L}+ procedures?|\p{L}+ protocols?|\p{L}+ guidelines?)\b)(?=\p{Ll})/u
/** "All else being equal", "leaving Ghent aside", "judging by the log": with that reservation is it said. */
const reserved =
  /^(?:(?:all|everything) else (?:being |remaining )?(?:equal|constant)|other things being equal|ceteris paribus|(?:ignoring|neglecting|disregarding|barring|discounting|leaving (?:out|aside)|(?:setting|putting) aside|judging (?:by|from)|to (?:some|a certain|a limited) (?:extent|degree)|if anything)(?![\p{L}-])|(?:leaving|setting|putting) (?:[\p{L}-]+ ){1,4}aside\b|(?:[\p{L}-]+ ){1,3}(?:excepted|aside)(?=[.,;]|$))/iu
/** "Rang | while it was hot"; ", while it was hot" sets two things beside each other. */
const state = /^while (?:it|they) (?:is|are|was|were|remains?|remained|stays?|stayed)\s/iu
/** A result holds for the means by which it was got; what was done is done by any. */
const result =
  /\d\s?%|\b(?:can|could|cannot|possible|able|higher|lower|better|worse|faster|slower|larger|smaller|than|best|highest|lowest|significant(?:ly)?|differ(?:s|ed)?)\b/i

/** "Was lower | with wax", "fell | with age", "higher | by fork": with that alone; "lower | by 3%" is how much. */
const changed =
  /\b(?:(?:high|low|great|small|larg|long|short|fast|slow|strong|weak|old|young)er|better|worse|fewer|(?:more|less) [\p{L}-]+|(?:(?:in|de)creas(?:es?|ed)|fell|rose|grew|dropped|declined|(?:was|were) (?:\p{L}+ly )?(?:reduced|improved|lowered|raised))(?: \p{L}+ly)?)[.\s]*$/iu
const changing =
  /^(?:with|via|through) (?!an?\s)(?=\p{L})|^by (?!(?:an?|the|about|approximately|around|up|over|more|less|nearly|almost|as|at|roughly|half|one|two|three|four|five|six|seven|eight|nine|ten|several)\b)(?=\p{L})/iu

/** Whether a claim hangs on the words right behind it. */
export const hangsOn = (claim: string, rest: string, isParted: boolean): boolean =>
  following.test(rest) ||
  reserved.test(rest) ||
  (!isParted &&
    (hanging.test(rest) ||
      (changing.test(rest) && changed.test(claim)) ||
      state.test(rest) ||
      (/^using\s/.test(rest) && result.test(claim))))
