/** A number in square brackets behind a word or a mark, as a chatbot or a press text cites: "sampled [1]", "owners” [^2]". */
const citation = /(?<=\p{L}{3}|["”’'.!?)%\]]|\p{N}(?=\s))\s?\[\^?\d{1,3}\](?![\p{L}\p{N}(])/gu
/** Several in one bracket, which within a sentence may be an interval: "sampled. [1, 2]". */
const citationsBehind = /(?<=[.!?]["”’]?)\s?\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){1,9}\]$/u
/** "[1] The sheep": the citation of the sentence before. */
const citationBefore = /^(?:\[\^?\d{1,3}\]\s?){1,9}(?=\p{Lu})/u
/** "[the sheep](https://…)", the words of a link. */
const link = /\[([^[\]]{1,300})\]\(https?:[^\s()]{1,300}\)/g
/** "**377 goats**", "_in vitro_", "`n`": nothing of a word on its outer sides. */
const emphasis =
  /(?<![\p{L}\p{N}*_`])(\*{1,3}|_{1,3}|`)(?=\S)([^*_`\n]{1,500})(?<=\S)\1(?![\p{L}\p{N}*_`])/gu

/**
 * A pasted sentence without what only sets it or says where it is from: Markdown's emphasis and links
 * (CommonMark 6.2, 6.3), and the numbers by which it cites in its own list. The same string where it has none of them.
 */
export function withoutPastedMarks(sentence: string): string {
  if (!/[[*_`]/.test(sentence)) return sentence
  return sentence
    .replace(link, '$1')
    .replace(emphasis, '$2')
    .replace(citationBefore, '')
    .replace(citationsBehind, '')
    .replace(citation, '')
    .trim()
}
