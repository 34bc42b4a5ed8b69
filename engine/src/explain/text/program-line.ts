// A figure of a sample is no argument, where a space was lost before its bracket: "were given rest(n = 30)".
const line =
  />>> |<-\s?\p{L}\w*\(|(?<![\p{L}\w.])[\p{L}_.]{3,40}\((?!(?:\p{L}{1,2}|\p{Lu}{3,4}|[Mm]ean|[Mm]edian|[Rr]ange)\s?=\s?[\d.−–-])\w+\s?=\s?[^=()\s]/u
const asks = /\b(?:code|scripts?|commands?|functions?|calls?|called|syntax|snippets?|arguments?)\b/i

/** True for a line of a program: one at its prompt, or with a call that assigns. It says nothing in words. */
export const isProgramLine = (text: string): boolean =>
  (text.includes('=') || text.includes('>>>') || text.includes('<-')) && line.test(text)

/** True for a question that a line of a program may answer. */
export const asksProgramLine = (question: string): boolean => asks.test(question)
