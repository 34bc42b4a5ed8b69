import { fold } from '../../text/tokens.ts'

/** Endings and roots that British and American English write differently, each way round. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|ed|es|er|ers|ing|ations?)$)/, 'iz'],
  [/iz(?=(?:e|ed|es|er|ers|ing|ations?)$)/, 'is'],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/, 'yz'],
  [/yz(?=(?:e|ed|es|er|ers|ing)$)/, 'ys'],
  [/our(?=(?:s|ed|ing|al|able|ful|ite|ites|less|ation)?$)/, 'or'],
  [/or(?=(?:s|ed|ing|al|able|ful|ite|ites|less|ation)?$)/, 'our'],
  [/ll(?=(?:ed|ing|er|ers|ment|s)$)/, 'l'],
  [/l(?=(?:ed|ing|er|ers|ment|s)$)/, 'll'],
  [/re(?=s?$)/, 'er'],
  [/er(?=s?$)/, 're'],
  [/ce(?=[ds]?$)/, 'se'],
  [/se(?=[ds]?$)/, 'ce'],
  [/ogue(?=s?$)/, 'og'],
  [/og(?=s?$)/, 'ogue'],
  [/program(?=s?$)/, 'programme'],
  [/programme(?=s?$)/, 'program'],
  [/sulph/, 'sulf'],
  [/sulf/, 'sulph'],
  [/artefact/, 'artifact'],
  [/artifact/, 'artefact'],
  [/^grey/, 'gray'],
  [/^gray/, 'grey'],
  [/ageing/, 'aging'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/(?<=^|an|leuk|isch|glyc|ur|bacter|septic)em/, 'aem'],
  [/hem/, 'haem'],
  [/^(?=edema|esophag|estrogen)/, 'o'],
  [/(?<=p)e(?=diatric|dic)/, 'ae'],
  [/(?<=gyn)e|(?<=an)e(?=sthe)|(?<=c)e(?=sarean)/, 'ae'],
  [/(?<=f)e(?=tal|tus)|(?<=diarrh)e/, 'oe'],
]
const prefix =
  /^(?:co|pre|post|non|re|anti|multi|sub|semi|inter|intra|over|under|meta|micro|macro|bio|cross|self)(?=\p{L}{4})/u
const fewestLetters = 5

/** The other ways to write a word: "randomised" for "randomized", "co-infection" for "coinfection". */
function spellingsOf(word: string): string[] {
  const other = pairs.flatMap(([from, to]) => (from.test(word) ? [word.replace(from, to)] : []))
  const hyphened = prefix.test(word) ? [word.replace(prefix, '$&-')] : []
  const joined = word.includes('-') ? [word.replaceAll('-', ''), word.replaceAll('-', ' ')] : []
  return [...other, ...hyphened, ...joined]
}

/** True when a text, folded, has a word, in whatever number. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = text.slice(at + word.length, at + word.length + 2)
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/^(?!s(?!\p{L}))\p{L}/u.test(after))
      return true
  }
  return false
}

/**
 * A question in the paper's spelling: a word that the paper never uses is written as the paper writes it, where that
 * differs only as British from American English does, or by a hyphen.
 * @param text the paper's.
 */
export function inPaperSpelling(question: string, text: string): string {
  let folded: string | null = null
  return question.replace(/\p{L}[\p{L}-]+\p{L}/gu, (written) => {
    const word = fold(written)
    // Names are written in one way.
    if (word.length < fewestLetters || /\p{Lu}.*\p{Lu}/u.test(written)) return written
    folded ??= fold(text)
    const paper = folded
    if (paper.includes(word)) return written
    const other = spellingsOf(word).find((spelling) => holds(paper, spelling))
    if (other === undefined) return written
    return /^\p{Lu}/u.test(written) ? other.slice(0, 1).toUpperCase() + other.slice(1) : other
  })
}
