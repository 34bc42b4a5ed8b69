/** Whether a text begins with some words, and with no longer one than their last: "bell" does not begin "bells ring". */
export const beginsWithWords = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^[\p{L}\p{N}-]/u.test(text.slice(words.length))

/** The same, with capitals or without them. */
export const beginsAlike = (text: string, words: string): boolean =>
  beginsWithWords(text.toLowerCase(), words.toLowerCase())
