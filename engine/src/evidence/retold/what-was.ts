import { cased } from './cased.ts'

// What a thing was, told of either: "The ringers had a mean age of 43 years" and "The mean age of the ringers was 43 years";
// "The sound at noon was the primary outcome" and "The primary outcome was the sound at noon"; "A total of 12 bells" and
// "12 bells".

const statistic = '(?<statistic>mean|average|median)'
const had = new RegExp(
  String.raw`^(?<who>[^,;:()]{2,60}) had (?:an?|the) ${statistic} (?<what>[^,;:()]{2,40}) of (?<rest>(?:about |approximately )?[<>~≈−-]?\d.*)$`,
  'isu',
)
const was = new RegExp(
  String.raw`^(?:The )?${statistic} (?<what>[^,;:()]{2,40}) of (?<who>[^,;:()]{2,60}) (?<be>was|were) (?<rest>(?:about |approximately )?[<>~≈−-]?\d.*)$`,
  'isu',
)
const article = /^(?:the|our|these|those|all) /i
const bare = (words: string) => words.replace(article, '').toLowerCase()
const kind = (words = '') => words.toLowerCase().replace('average', 'mean')

/** A mean or median as its sentence has it: said of those who had it, or had by those of whom it is said. */
function withStatistic(sentence: string, claim: string): string {
  const [own, told] = [was.exec(sentence)?.groups, had.exec(claim)?.groups]
  if (own && told && isSame(own, told))
    return `The ${own.statistic?.toLowerCase()} ${own.what} of ${own.who} ${own.be} ${told.rest}`
  const [ownHad, toldWas] = [had.exec(sentence)?.groups, was.exec(claim)?.groups]
  return ownHad && toldWas && isSame(ownHad, toldWas)
    ? `${ownHad.who} had a ${ownHad.statistic} ${ownHad.what} of ${toldWas.rest}`
    : claim
}

type Groups = Readonly<Record<string, string | undefined>>

const isSame = (own: Groups, told: Groups): boolean =>
  kind(own.statistic) === kind(told.statistic) &&
  own.what?.toLowerCase() === told.what?.toLowerCase() &&
  bare(own.who ?? '') === bare(told.who ?? '')

const outcome =
  /^(?<what>[^;:]{2,120}) (?<be>was|is) (?<name>the (?:primary|main|secondary) (?:outcome|end ?point|objective|aim)(?: measure)?)(?<stop>\.?)$/iu

/** "The primary outcome was the sound" for "The sound was the primary outcome". */
function withOutcome(sentence: string, claim: string): string {
  const { what = '', be, name = '', stop } = outcome.exec(claim)?.groups ?? {}
  if (name === '') return claim
  const turned = `${cased(name, 'X')} ${be} `
  const told = sentence.slice(turned.length)
  // The whole of it: "the sound at noon" of "the sound at noon and at night" is half.
  const isIt =
    sentence.startsWith(turned) &&
    told.toLowerCase().startsWith(what.toLowerCase()) &&
    /^(?:\s\(|[.,;]|$)/.test(told.slice(what.length))
  return isIt ? `${turned}${cased(what, 'x')}${stop}` : claim
}

const total = /\ba total of (?<count>\d[\d,]*|\p{L}+(?:-\p{L}+)?)(?= )/iu
const inTotal = /^(?:in total|in all|altogether|overall), /iu

/** "A total of 12 bells were rung" for "12 bells were rung"; not the other way round, as 12 may be a part. */
function withTotal(sentence: string, claim: string): string {
  const own = total.exec(sentence)
  if (!own || total.test(claim)) return claim
  const plain = claim.replace(inTotal, '')
  const count = own.groups?.count ?? ''
  const at = plain.toLowerCase().indexOf(count.toLowerCase())
  const isNumber =
    at >= 0 &&
    !/[\p{L}\d.,-]$/u.test(plain.slice(0, at)) &&
    !/^[\p{L}\d-]|^[.,]\d/u.test(plain.slice(at + count.length))
  return isNumber
    ? `${plain.slice(0, at)}${at === 0 ? 'A' : 'a'} total of ${count}${plain.slice(at + count.length)}`
    : claim
}

/** A claim that tells of a mean, an outcome or a total as its sentence does; what else it says stays, to be judged as it is. */
export const withSameSubject = (sentence: string, claim: string): string =>
  withTotal(sentence, withOutcome(sentence, withStatistic(sentence, claim)))
