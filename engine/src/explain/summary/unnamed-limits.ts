/** What an announcement of limits calls them, always several. */
const limits =
  /\b(?:limitations|shortcomings|weaknesses|drawbacks|caveats|(?:weak|critical) points|factors (?:that|which) (?:may |might |could )?(?:limit|restrict))\b/i

/** Words by which a paper speaks of its work as a whole, of how it is to be read, and of nothing that it lacks. */
const stock = new Set(
  `a about account acknowledge acknowledged addition additional address addressed affect all also although an analyses analysis and any
  apply applied are as at attention author authors aware be bear bearing because been before being besides but by can caution
  cautious certain cited common conclude conclusion conclusions consider considerable consideration considered considering
  contain contained contains context could course current currently data deserve deserves design despite discuss
  discussed discussion draw drawing drawn due each emphasise emphasised emphasize emphasized evaluating exist exists
  findings first following follows for from further general generalisability generalizability given had hand has have
  having here how however i identified if important in inherent interpret interpretation interpretations interpreted
  interpreting into investigation is it its keenly keep kept key know known light list listed main major making
  many may mention mentioned merit methodological might mind minor most must namely need needs nevertheless nonetheless
  notable note noted noteworthy notice number obvious of on one ones only other others our out outcomes overall own paper
  place points potential present project protocol provide reader readers recognise recognised recognize recognized
  regarding regards related relevant reported reporting research respect result results review second see serious
  several should since so some specific still strengths study studies subject such taken that the their there these
  they third this those though three thus to together trial trials two under us value various view viewed warrant
  warrants was we well were when which while will with within work worth would`.split(/\s+/),
)
const word = /\p{L}[\p{L}’'-]*|\d[\d.,]*/gu
/** Of its own work a paper may say a word more: "these pilot data have several limitations". */
const ownWork =
  /\b(?:stud(?:y|ies)|trials?|work|paper|article|research|investigation|project|protocol|design|results?|findings|data|interpret\w+|we|our)\b/i

/**
 * True for a sentence that speaks of limits in the plural and says, beside stock words, nothing by which one could be
 * told: "Some study limitations deserve attention."
 */
export function namesNoLimit(text: string): boolean {
  if (!limits.test(text)) return false
  const words: readonly string[] = text.replace(limits, ' ').match(word) ?? []
  const others = words.filter((one) => !stock.has(one.toLowerCase())).length
  return others === 0 || (others === 1 && ownWork.test(text))
}
