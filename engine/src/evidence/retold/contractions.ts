// "Isn't" and "is not", "we've" and "we have": the same words, told shorter.

const contraction =
  /(?<![\p{L}\p{N}])(?:(?<denied>(?:ca|wo|sha|are|is|was|were|do|does|did|have|has|had|could|would|should|might|must|need))n['’]t|(?<who>\p{L}+)['’](?<verb>re|ve|ll|m)|(?<one>it|that|there|here|what|who|he|she|where|how)['’]s)(?![\p{L}\p{N}])/giu
const apostrophe = /['’]/
const stems: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' }
const verbs: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am' }

/** The words that a contraction stands for; of "it's" those that a sentence has. */
function spelledOut(
  groups: Readonly<Record<string, string | undefined>>,
  sentence: string,
): string {
  const { denied, who, verb, one } = groups
  if (denied !== undefined) {
    const stem = stems[denied.toLowerCase()] ?? denied.toLowerCase()
    return `${denied.charAt(0)}${stem.slice(1)}${stem === 'can' ? '' : ' '}not`
  }
  if (verb !== undefined) return `${who} ${verbs[verb.toLowerCase()]}`
  const isPerfect = sentence.toLowerCase().includes(`${one?.toLowerCase()} has `)
  return `${one} ${isPerfect ? 'has' : 'is'}`
}

/** A claim with its contractions spelled out, or the other way, as its sentence has them. */
export function asContracted(sentence: string, claim: string): string {
  // Most have none.
  if (!(apostrophe.test(sentence) || apostrophe.test(claim))) return claim
  const [own, plain] = [sentence.replaceAll('’', "'"), (text: string) => text.toLowerCase()]
  let said = claim.replace(contraction, (words, ...rest) =>
    plain(own).includes(plain(words.replaceAll('’', "'")))
      ? words
      : spelledOut(rest.at(-1), sentence),
  )
  for (const { 0: words, groups = {} } of sentence.matchAll(contraction)) {
    const spelled = spelledOut(groups, claim)
    if (!plain(said.replaceAll('’', "'")).includes(plain(words.replaceAll('’', "'"))))
      said = said.replace(spelled, () => words)
  }
  return said
}
