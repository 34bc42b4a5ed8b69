/** What gives its own reason. */
export const givesReason =
  /\b(?:because|due to|owing to|since(?! (?:the (?:last|first|beginning|start|end|introduction|outbreak)|then|\d))|as a result of|attribut\w+|explain\w*|reasons?|caus\w+|therefore|thus|hence|in order to|so that|so as to|given (?:that|the)|considering (?:that|the)|for (?:its|their)|(?:stem|result|arise)(?:s|ed|ing)? from|to (?:avoid|ensure|prevent|allow|minimi[sz]e|reduce|increase|enable|account|make|obtain|improve))\b|, as (?!well|such|shown|described)/i

/** What gives it in so many words. */
export const givesPlainly =
  /\b(?:because|due to|owing to|as a result of|attribut\w+|explained by|reasons?|explanations?|in order to|so that|to (?:avoid|ensure|prevent))\b|, since\b|^(?:however, |but )?(?:as|since) (?!well|such|shown|described|seen|before|mentioned|noted|discussed|expected|previously|for|in|with|an?\b|we (?:can |will |have )?(?:see|show|note|discuss)|\d)/i

const hints =
  /\b(?:leads?|led|leading|results? in|resulted|resulting|allow\w*|enabl\w*|permit\w*|mean(?:s|t) that|mak(?:es?|ing) (?:it|them|this)|factors?|based (?:up)?on|lack\w*|may|might|could|cannot|not|none|too|need\w*|requir\w*|otherwise|motivat\w+|justif\w+|to (?:achieve|address|compensate|control|correct|cover|detect|determine|eliminate|exclude|facilitate|keep|limit|maintain|maximi[sz]e|overcome|protect|remove|rule out|save|simplify|speed|test)|so|by \w+ing|for \w+ing)\b|(?:^|, )as (?:it|they|the|this|these|those|we|our|their|its|most|many|some|all|no|both|each)\b|(?:^|\. )to \w+ /i
/** True for words that may tell a reason in any of the ways in which one is told; without such a sign hardly any text does. */
export const mayTellReason = (text: string): boolean => givesReason.test(text) || hints.test(text)
