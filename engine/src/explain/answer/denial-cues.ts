/** Words by which a paper says what it cannot do: no "domains not covered before". */
export const denies =
  /\b(?:cannot|unable|not able|fail(?:s|ed|ures?)?|out of (?:the )?scope|beyond|lacks?|struggles?|excluded?|left out|unsolved|unsupported|(?:can|could)(?: \w+)? not|(?:do|does|did)(?: not|n[’']t) (?:\w+ )?(?:handle|solve|cover|answer|address|manage|cope|deal))\b|\b(?:ca|could)n[’']t\b/i

/** What something failed to do: the words after it, to the end of the clause. */
export const failing =
  /\b(?:fail(?:s|ed)? to|(?:did|does|do|could|can) not|cannot|(?:was|were|is|are) (?:not able|unable) to) (?:\p{L}+ly )?(?:reduce|lower|decrease|improve|increase|prevent|protect|alleviate|attenuate|affect|change|alter|enhance|help|raise|shorten|prolong|relieve|limit|abolish|slow|stop|block)\b([^.;:]*)/iu

/** An aim, or what is held to be only possible: no word on what came out. */
export const undecided =
  /\b(?:may|might|could)\b|\baim(?:s|ed)?\b|\b(?:whether|to (?:evaluate|investigate|determine|assess|examine))\b/i
