/** The words of a text in lower case, letters and apostrophes alone: "don't", "e", "g". */
export const lowerWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}']+/gu) ?? []
