/** Verbs of a change that with these words tell of none: who drops out does not go down. */
const phrasal =
  /\b(?:drop(?:s|ped|ping)?|fall(?:s|ing|en)?|fell|grow(?:s|ing|n)?|grew|lost|los(?:es?|ing))(?= (?:out|asleep|ill|sick|up|apart|behind|short|into|within|under|track|sight|interest|touch|control|hope)\b)/giu

/** A text with the verbs blanked that are no change beside their particle: "drop out", "fall ill"; places stay as they are. */
export const withoutPhrasal = (text: string): string =>
  text.replace(phrasal, (verb) => ' '.repeat(verb.length))
