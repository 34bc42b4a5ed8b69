import { smallNumbers, tensInFigures } from '../../text/numbers.ts'
import { remembering } from '../../text/remembering.ts'

const suspended = /(?<![\p{L}\d-])([\p{L}\d]+)- (and|or) ([\p{L}\d]+)-(\p{L}+)/gu
const spelled = /(?<![\p{L}\d-])([\p{L}\d]+)-(\p{L}+) (and|or) ([\p{L}\d]+)-\2(?!\p{L})/gu
/** Tells sooner that a claim has none of them: it begins with what most texts have few of. */
const perhaps = /- (?:and|or) |-[^\s-]+ (?:and|or) [^\s-]+-/

/** A claim with the end that two compounds share as often as its sentence has it: "iron- and tin-bells" for "iron-bells and tin-bells". */
export function withSharedEndings(sentence: string, claim: string): string {
  if (!sentence.includes('-') || !perhaps.test(claim)) return claim
  const own = sentence.toLowerCase()
  const told = (words: string, other: string) => (own.includes(other.toLowerCase()) ? other : words)
  return claim.includes('- ')
    ? claim.replace(suspended, (words, one, joint, other, end) =>
        told(words, `${one}-${end} ${joint} ${other}-${end}`),
      )
    : claim.replace(spelled, (words, one, end, joint, other) =>
        told(words, `${one}- ${joint} ${other}-${end}`),
      )
}

const twoPercents =
  /(?<![\p{L}\d.,])(?<one>\d+(?:\.\d+)?)\s?(?:%|per ?cent) (?<joint>and|or|to) (?<other>\d+(?:\.\d+)?)(?=\s?(?:%|per ?cent))/gu

/** A claim with both signs of two percentages that its sentence has: "3% and 4%" for "3 and 4 percent", or "three and four percent". */
export function withBothPercents(sentence: string, claim: string): string {
  let said = claim
  for (const { groups } of sentence.matchAll(twoPercents)) {
    const { one, joint, other } = groups as Record<string, string>
    const [first, second] = [one, other].map(
      (number = '') =>
        `(?:${number.replace('.', '\\.')}|${smallNumbers[Number(number)] ?? number})`,
    )
    const shared = new RegExp(
      String.raw`(?<![\p{L}\d.,])${first} ${joint} (?=${second}\s?(?:%|per ?cent))`,
      'iu',
    )
    said = said.replace(shared, `${one}% ${joint} `)
  }
  return said
}

const spelledPercent = /(?<![\p{L}\d-])(?<number>\p{L}+(?:-\p{L}+)?) per ?cent(?!\p{L})/giu

/** A claim with a percentage in words where its sentence has it so, as at its beginning: "seventy-seven percent" for "77%". */
export function withSpelledPercents(sentence: string, claim: string): string {
  if (!/ per ?cent/i.test(sentence)) return claim
  let said = claim
  for (const { 0: printed, groups } of sentence.matchAll(spelledPercent)) {
    const number = (groups?.number ?? '').toLowerCase()
    const value = /^\d+$/.exec(tensInFigures(number))?.[0] ?? smallNumbers.indexOf(number)
    if (Number(value) < 0) continue
    said = said.replace(
      new RegExp(String.raw`(?<![\p{L}\d.,–-])${value}\s?(?:%|per ?cent(?!\p{L}))`, 'giu'),
      printed,
    )
  }
  return said
}

const compound = /(?<![\p{L}\d-])[\p{L}\d]+(?:-[\p{L}\d]+){1,3}(?![\p{L}\d-])/gu

const compoundsIn: (text: string) => readonly string[] = remembering((text) =>
  text.includes('-')
    ? text.split(' ').flatMap((word) => (word.includes('-') ? (word.match(compound) ?? []) : []))
    : [],
)

/** A claim with the hyphens of its sentence: "men-to-women ratio" where that has "men to women ratio", and the other way. */
export function withHyphens(sentence: string, claim: string): string {
  let said = claim
  for (const words of compoundsIn(claim)) {
    const parted = words.replaceAll('-', ' ')
    if (!sentence.includes(words) && sentence.includes(parted)) said = said.replace(words, parted)
  }
  for (const words of compoundsIn(sentence)) {
    const parted = words.replaceAll('-', ' ')
    if (!said.includes(words) && said.includes(parted)) said = said.replace(parted, words)
  }
  return said
}
