/** Words that begin questions in one of the languages that readers of papers also write in, and no English one. */
const asking =
  /^\W*(?:wie|was (?:ist|sind|hat|haben|wird|wurde|bedeutet)|wer|wann|warum|wieso|weshalb|wozu|welche[rsnm]?|wurden?|gibt es|haben|qu[eé]|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]nd?t?[oa]s?|c[oó]mo|d[oó]nde|cu[aá]ndo|quel(?:le)?s?|combien|pourquoi|est-ce|qu['’]est|quand|qui est|où|comment (?:les?|la|est|ont|sont)|quais|qual|quantos?|quantas?|onde|quale|quali|quanti|quante|perch[eé]|dove|hoeveel|waarom|welke)(?!\p{L})/iu
const english =
  /\b(?:the|what|which|how|why|who|when|where|is|are|were|do|does|did|of|and|this|that)\b/i
/** Letters that English words are not made of. */
const otherScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu

/**
 * False for a question in another language than English: that the paper does not have its words says nothing. Short
 * as questions are, only its first words and its script are believed.
 */
export function isAskedInEnglish(question: string): boolean {
  const letters = question.match(/\p{L}/gu)?.length ?? 0
  if ((question.match(otherScript)?.length ?? 0) > letters / 2) return false
  return !asking.test(question) || english.test(question)
}
