/** "Who funded this work?" */
export const asksFunding =
  /\b(?:fund(?:ed|ing|ers?|s)?|sponsor\w*|financ(?:ed|ing|ial(?:ly)?)|paid for|pay for|grants?|awards?)\b|^\W*(?:who(?:m|se)?|by whom|(?:what|which) (?:agency|agencies|organi[sz]ations?|institutions?|bod(?:y|ies)|foundations?))\b.*\bsupport(?:ed|s)?\b/i

/** Words of such a question that name no topic. */
export const fundingWords = `fund funded funding funder sponsor sponsored finance financed financial financially support supported
    pay paid source receive received provide provided award awarded agency organization organisation body
    institution grant number money list named assistance assist aid help`

const help = '[Ff]inancial (?:and technical )?(?:support|assistance|aid|help)'
/** "Financial support for this study was provided by …", "a body which provided the financial assistance". */
export const helped = new RegExp(
  `\\b${help}\\b[^.;]{0,60}\\b(?:provided|given|granted|received|obtained) (?:by|from)\\b|\\b${help} (?:by|from|of)\\b[^.;]{0,100}\\backnowledged\\b|\\bprovid(?:ed|es|ing) (?:the |us with )?${help}\\b`,
  'u',
)
