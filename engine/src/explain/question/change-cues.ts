// Words by which something is more, less, better or worse than it was, or than another: by their beginnings.

const up =
  /^(?:increas\p{L}*|ris(?:e|es|en|ing)|rose|rais\p{L}*|gr(?:ow|ew|own|ows|owth)|gain(?:s|ed)?|elevat\p{L}*|enhanc\p{L}*|boost\p{L}*|higher|highest|greater|greatest|more|most|larger|largest|longer|longest|prolong\p{L}*|doubled|tripled)$/u
const down =
  /^(?:decreas\p{L}*|reduc\p{L}*|f[ae]ll(?:s|en|ing)?|drop(?:s|ped)?|declin\p{L}*|lower\p{L}*|lowest|less|least|fewer|fewest|smaller|smallest|shorte(?:r|st|n|ned)|sh(?:rink|rank|runk)\p{L}*|diminish\p{L}*|lessen\p{L}*|suppress\p{L}*|inhibit(?:s|ed|ing)?|abolish\p{L}*|abrogat\p{L}*|attenuat\p{L}*|halved)$/u
const better = /^(?:improv\p{L}*|better|best|superior)$/u
const worse = /^(?:wors(?:e|en|ens|ened|ening|t)|inferior|impair\p{L}*|deteriorat\p{L}*)$/u

/** Which way a word has something go; null for words that do not say. */
export type Way = 'up' | 'down' | 'better' | 'worse'
export function wayOf(word: string): Way | null {
  if (up.test(word)) return 'up'
  if (down.test(word)) return 'down'
  if (better.test(word)) return 'better'
  return worse.test(word) ? 'worse' : null
}

/** The way against each. */
export const against: Readonly<Record<Way, Way>> = {
  up: 'down',
  down: 'up',
  better: 'worse',
  worse: 'better',
}

/** "Reduced pain" and "improved pain" may well be the same. */
export const mayAgree = (asked: string, said: string): boolean =>
  wayOf(asked) === 'down' && wayOf(said) === 'better'
