/** Verbs of a change that with these words tell of none: who drops out does not go down. */
const phrasal =
  /\b(?:drop(?:s|ped|ping)?|fall(?:s|ing|en)?|fell|grow(?:s|ing|n)?|grew|lost|los(?:es?|ing))(?= (?:out|off|away|asleep|ill|sick|up|apart|behind|short|into|within|under|track|sight|interest|touch|control|hope)\b)/giu

/** "Keep the wet nets out", "leave a net aside": what is kept so is not kept. */
const apart =
  /\b(?:keep(?:s|ing)?|kept|leav(?:es?|ing)|left)(?= (?:[\p{L}\p{N}-]+ ){0,5}(?:out|off|away|aside|apart)\b)/giu

/** A text with the verbs blanked that are no change beside their particle: "drop out", "fall ill"; places stay as they are. */
export const withoutPhrasal = (text: string): string =>
  text
    .replace(phrasal, (verb) => ' '.repeat(verb.length))
    .replace(apart, (verb) => ' '.repeat(verb.length))
