import { literally } from '../../text/literally.ts'

// "Rust was seen in the bells", "Rust was detected in the bells"; "was found to be loud", "was loud": what those who
// looked found there.

const seen = '(?:found|detected|identified|observed|seen)'
const where = '(?:in|on|at|among|within)'
const seenThere = new RegExp(
  String.raw`(?<be>\b(?:was|were|has been|have been)) (?<seen>${seen}) (?<where>${where}) (?<next>[\p{L}\p{N}.]+)`,
  'giu',
)
const foundTo =
  /(?<before>[\p{L}\p{N}]+[)\]]?) (?<found>(?:was|were) found to) (?<how>(?:\p{Ll}+ly )?)(?<does>\p{Ll}+)(?= (?<next>[\p{L}\p{N}.]+))/giu

const byOthers = / by (?!\p{Ll}+ing\b)/u

/**
 * A claim with the words of its sentence for it that something was seen somewhere, or was found to be so.
 * @param isOthers whether the sentence points at the work of others, whose findings are theirs; asked when it matters
 */
export function withSightings(sentence: string, claim: string, isOthers: () => boolean): string {
  const seen = withSeen(sentence, claim)
  const found = withFoundTo(sentence, seen)
  return found === seen || !isOthers() ? found : seen
}

function withSeen(sentence: string, claim: string): string {
  const own = [...sentence.matchAll(seenThere)].map(({ groups }) => groups)
  if (own.length === 0) return claim
  return claim.replace(seenThere, (words, ...rest) => {
    const told = rest.at(-1) as Record<string, string>
    const same = own.find((one) => one?.where === told.where && one?.next === told.next)
    return same ? `${told.be} ${same.seen} ${told.where} ${told.next}` : words
  })
}

/** "were found to be loud" for "were loud", "was found to crack" for "cracked". */
function withFoundTo(sentence: string, claim: string): string {
  if (!sentence.includes(' found to ') || claim.includes(' found to ')) return claim
  let said = claim
  for (const { index, 0: words, groups } of sentence.matchAll(foundTo)) {
    // "Found to be loud by Orme": it is he who says so.
    if (byOthers.test(sentence.slice(index + words.length))) continue
    const { before = '', found = '', how = '', does = '', next = '' } = groups ?? {}
    const told =
      does === 'be' ? (found.split(' ')[0] ?? '') : `${does.replace(/[ey]$/, '')}(?:e?d|ied)`
    const plain = new RegExp(
      String.raw`(?<=(?<![\p{L}\p{N}])${literally(before)} )${how}${told}(?= ${literally(next)}(?![\p{L}\p{N}]))`,
      'u',
    )
    said = said.replace(plain, () => `${found} ${how}${does}`)
  }
  return said
}
