import { withSigns, withSignsInPlace } from './html-entities.ts'

/** A number in square brackets behind a word or a mark, as a chatbot or a press text cites: "sampled [1]", "owners” [^2]". */
const citation = /(?<=\p{L}{3}|["”’'.!?)%\]]|\p{N}(?=\s))\s?\[\^?\d{1,3}\](?![\p{L}\p{N}(])/gu
/** The same behind anything, where the sentence ends. */
const citationAtEnd = /(?<=\S)\s\[\^?\d{1,3}\](?=[.!?]?$)/gu
/** Several in one bracket, which within a sentence may be an interval: "sampled. [1, 2]". */
const citationsBehind = /(?<=[.!?]["”’]?)\s?\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){1,9}\]$/gu
/** "[1] The sheep": the citation of the sentence before. */
const citationBefore = /^(?:\[\^?\d{1,3}\]\s?){1,9}(?=\p{Lu})/u
/** "[the sheep](https://…)", the words of a link. */
const link = /\[([^[\]]{1,300})\]\(https?:[^\s()]{1,300}\)/g
/** "**377 goats**", "_in vitro_", "`n`": nothing of a word on its outer sides. */
const emphasis =
  /(?<![\p{L}\p{N}*_`])(\*{1,3}|_{1,3}|`)(?=\S)([^*_`\n]{1,500})(?<=\S)\1(?![\p{L}\p{N}*_`])/gu

/** "**The sheep ran." and "They slept.**": of emphasis that goes over several sentences. */
const halfEmphasis = /^\*\*(?=\S)|(?<=[.!?])\*\*$/g

/**
 * A picture that stands for no word, or a sign that nobody sees: "✅", "1️⃣", a soft hyphen, a zero-width space. "❌" and
 * the like deny what they stand beside.
 */
const ornament =
  /(?![❌❎👎🚫⛔])\p{Emoji_Presentation}|\p{Emoji}\ufe0f\u20e3?|\ufe0f|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu
/** "> " before each line of a quotation (CommonMark 5.1); "> 5 %" compares. */
const quoted = /^[^\S\n]*(?:>[^\S\n]?){1,9}(?![^\S\n]*[\d=])/gm
/** What chatbots leave where they cite: "【4†source】", "[cite: 3]", ":contentReference[oaicite:0]{index=0}". */
const chatbotMark =
  /\s?(?:【[^【】]{1,60}】|\[cite(?:_start|: ?[\d, ]{1,40})\]|:contentReference\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?)/g
/** A line that is a rule (CommonMark 4.1, 4.3). */
const rule = /^[^\S\n]*([-*_=~])(?:[^\S\n]*\1){2,}[^\S\n]*$/gm
/** Where words that are emphasised begin and end, between spaces. */
const emphasisEdge = /(?<!\S)[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}(?!\S)/g

/** "<p>", "</li>", "<br/>": what sets words in HTML. Raised and lowered figures need theirs. */
const tag =
  /<\/?(?:p|li|b|i|u|em|strong|span|div|br|ul|ol|mark|q|cite|a|h[1-6]|blockquote|t[dhr])(?:\s+[a-z-]{1,20}=(?:"[^"<>]{0,300}"|[^\s"<>]{1,300})){0,9}\s?\/?>/gi
/** "Key finding: ", "**Methods:** ": the heading of a line in a list of points. */
const label =
  /^[\s*_]*(?:(?:key|main|primary|overall) )?(?:findings?|results?|takeaways?|points?|methods?|background|summary|overview|note|answer|tl;?dr|in (?:short|summary|brief))[*_]*:[*_]*\s+(?=\S)/i
/** The raised number of a note behind a sentence. */
const raisedNote = /(?<=[.!?]["”’)]?)[¹²³⁰⁴-⁹]+(?:[,–-][¹²³⁰⁴-⁹]+)*$/u

const as = (sign: string) => (words: string) => sign.repeat(words.length)

/** A pasted text with spaces in place of what is no word of it: pictures, marks of quotations, rules. Places stay. */
export const withoutOrnaments = (text: string): string =>
  withSignsInPlace(text.replace(tag, as(' ')))
    .replace(ornament, as(' '))
    .replace(rule, as(' '))
    .replace(quoted, as(' '))

/** Quotation marks in place of those of emphasis, which part and begin sentences as they do. Places stay. */
export const emphasisAsQuotes = (text: string): string => text.replace(emphasisEdge, as('"'))

/**
 * A pasted sentence without what only sets it or says where it is from: Markdown's emphasis and links
 * (CommonMark 6.2, 6.3), the entities of HTML, pictures, and the numbers by which it cites in its own list. The same string where it has none of them.
 */
export function withoutPastedMarks(sentence: string): string {
  const words = [chatbotMark, ornament, quoted, label, raisedNote].reduce(
    (plain, mark) => plain.replace(mark, ''),
    withSigns(sentence.replace(tag, '')),
  )
  if (!/[[*_`]/.test(words)) return words
  return words
    .replace(link, '$1')
    .replace(emphasis, '$2')
    .replace(halfEmphasis, '')
    .replace(citationBefore, '')
    .replace(citationsBehind, '')
    .replace(citation, '')
    .replace(citationAtEnd, '')
    .trim()
}

/** A number by which a pasted sentence cites, and where it does. */
interface PastedCitation {
  readonly number: number
  readonly index: number
}

/** The numbers by which a pasted sentence cites: 1 and 4 of "sampled [1], and counted [4]". */
export const numbersCited = (sentence: string): PastedCitation[] =>
  [citation, citationAtEnd, citationsBehind].flatMap((mark) =>
    [...sentence.matchAll(mark)].flatMap(({ 0: words, index }) =>
      (words.match(/\d+/g) ?? []).map((number) => ({ number: Number(number), index })),
    ),
  )
