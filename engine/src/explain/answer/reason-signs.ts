/** What gives its own reason. */
export const givesReason =
  /\b(?:because|due to|owing to|since(?! (?:the (?:last|first|beginning|start|end|introduction|outbreak)|then|\d))|as a result of|attribut\w+|explain\w*|reasons?|caus\w+|therefore|thus|hence|in order to|so that|so as to|given (?:that|the)|considering (?:that|the)|for (?:its|their)|(?:stem|result|arise)(?:s|ed|ing)? from|to (?:avoid|ensure|prevent|allow|minimi[sz]e|reduce|increase|enable|account|make|obtain|improve))\b|, as (?!well|such|shown|described)/i

/** What gives it in so many words. */
export const givesPlainly =
  /\b(?:because|due to|owing to|as a result of|attribut\w+|explained by|reasons?|explanations?|in order to|so that|to (?:avoid|ensure|prevent))\b|, since\b|^(?:however, |but )?(?:as|since) (?!well|such|shown|described|seen|before|mentioned|noted|discussed|expected|previously|for|in|with|an?\b|we (?:can |will |have )?(?:see|show|note|discuss)|\d)/i
