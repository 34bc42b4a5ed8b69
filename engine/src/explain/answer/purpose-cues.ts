/** What was to be prevented or reached, and what would have come of doing it: reasons without a "because". */
export const givesPurpose =
  /[,;] (?:so as |in order )?to (?:limit|avoid|prevent|ensure|reduce|minimi[sz]e|protect|keep)\b|\b(?:results? in|resulted in|leads? to|led to|suffers? from|yields?|gives?|produces?) (?:\w+ )?(?:un\p{L}+|poor|noisy|wrong|incorrect|inaccurate|inconsistent|bias(?:ed)?|errors?)\b/iu
