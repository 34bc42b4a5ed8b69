import { isComparison } from './comparisons.ts'
import { isHedge } from './hedges.ts'
import { differByNegativePrefix, isNegation } from './negation.ts'
import { fold, stem } from './tokens.ts'

/** What scanners confuse, brought to one letter: l 1 i |, o 0, s 5, b 8, m rn, w vv, and d cl in long words. */
export function skeleton(word: string): string {
  const plain = word
    .replace(/[1|i!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  return word.length >= 6 ? plain.replaceAll('cl', 'd') : plain
}

/** Words that a look-alike makes of other words: no slip that a reader would notice. */
const lookalikes = new Set(
  `modern modem modems corn com burn bum turn tum barn bam darn dam stern stem fail fall fails falls mail mall
  tail tall bail ball hail hall wail wall sail sall day clay dear clear clearly dearly clever dever cloud doud
  turns stems horn hom born bom warn wam torn tom pail pall aide alde lip llp nail nall boil boll toil toll
  coil coll roil roll claim claims daim son sin lit lilt ill till tile title`.split(/\s+/),
)

/** British words in their American spelling, by rule, and "pharmacological" as "pharmacologic"; other words stay. */
export function american(word: string): string {
  if (word.startsWith('grey')) return `gray${word.slice(4)}`
  if (word.length < 5) return word
  return word
    .replaceAll('sulph', 'sulf')
    .replace(/[ao]e(?=[mdstopnl])/, (pair) => (word.length >= 6 ? 'e' : pair))
    .replace(/(?<=[bdgilmnv]|vap)our(?=$|[aeils])/, (pair) => (word.length >= 6 ? 'or' : pair))
    .replace(/(?<=\p{L}{3}[iy])s(?=(?:e[drs]?|ing|ations?|ers|able)$)/u, 'z')
    .replace(/(?<=\p{L}{2}[tb])re(?=s?$)/u, 'er')
    .replace(/(?<=[aeiou][^aeiou]+[aeo]l)l(?=(?:ed|ing|ers?)$)/, '')
    .replace(/(?<=met|lit|fib|cent)re(?!n)/u, 'er')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/(?<=\p{L}{2}olog)ical$/u, 'ic')
    .replace(/(?<=^(?:to|for|back|after|up|down|in|out|on)ward)s$/, '')
    .replace(/(?<=^(?:def|off|lic|pret))ence(?=s?$)/, 'ense')
}

const endings = new Set([
  '',
  's',
  'es',
  'd',
  'ed',
  'ing',
  'ning',
  'ting',
  'ned',
  'ted',
  'ling',
  'led',
])

/** The same word in another number or tense: "gain" and "gained"; not "universe" and "university". */
export function inflected(a: string, b: string): boolean {
  if (stem(a) !== stem(b)) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  const [one, other] = [a.slice(head), b.slice(head)].sort() as [string, string]
  if (endings.has(one) && endings.has(other)) return true
  return (one === 'e' && other === 'ing') || (/^ie[sd]$/.test(one) && other === 'y')
}

/**
 * Whether the claim's word is the source's in another spelling: another form of it, its British or
 * American spelling, or a scanner's look-alike. One plain letter off is another word ("nitrite"); so is a
 * word that the paper knows on its own, or that carries meaning by itself.
 */
export function isSpellingOf(
  claim: string,
  source: string,
  options: { name: boolean; known: (word: string) => boolean },
): boolean {
  if (claim === source) return true
  if (fold(claim) === fold(source)) return claim.length >= 4 && !options.known(claim)
  if (differByNegativePrefix(claim, source)) return false
  if (/\d/.test(source)) return false
  const telling = [claim, source].map(
    (word) => isNegation(word) || isComparison(word) || isHedge(word),
  )
  const alike = skeleton(claim) === skeleton(source) && !lookalikes.has(claim)
  // Even telling words are scanned badly, but only into what is no word: "1ncreased".
  if (telling[0] || telling[1]) return !telling[0] && alike && !options.known(claim)
  if (!options.name && american(claim) === american(source)) return true
  const isForm = !options.name && inflected(claim, source)
  // What the paper's words are is asked last: whoever tells has to read all of the paper for it.
  if (alike) return isForm || !options.known(claim)
  return isForm && (!/\d/.test(claim) || options.known(claim))
}

/** One letter exchanged, dropped, added, or two neighbours swapped. */
export function oneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  const restA = a.slice(head)
  const restB = b.slice(head)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
