const pointing =
  /(?<which>\bthese) (?<noun>findings|results|data|observations|conclusions|limitations|analyses)\b/giu

/**
 * A claim with "these findings" for its "the findings", as its sentence tells of them: whoever tells of a paper means its own.
 * @param isOthers whether they may be those of another study; asked when it matters
 */
export function withDemonstratives(
  sentence: string,
  claim: string,
  isOthers: () => boolean,
): string {
  let said = claim
  for (const { groups: { which = '', noun = '' } = {} } of sentence.matchAll(pointing)) {
    const plain = new RegExp(`(?<![\\p{L}-])the ${noun}\\b`, 'u')
    if (said.includes(`${which} ${noun}`) || !plain.test(said) || isOthers()) continue
    said = said.replace(plain, `${which} ${noun}`)
  }
  return said
}
