import { group } from '../clause-words.ts'

// "Rung by two men every hour" and "rung every hour by two men": when, and where or by whom, in either order.

const unit = group('seconds? minutes? hours? h days? nights? weeks? months? years?')
const count = String.raw`(?:\d[\d.]*|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const date = String.raw`(?:[\p{L}\d,.]+ ){0,3}(?:1[5-9]|20)\d\d`
const time = `(?:${[
  `between ${date} and ${date}`,
  `from ${date} (?:to|until|through) ${date}`,
  `(?:in|during|since|until) ${date}`,
  `(?:every|each) (?:${count} )?(?:${unit})`,
  `for ${count} (?:${unit})`,
  `(?:once|twice|${count} times) (?:daily|weekly|monthly|(?:a|an|per|each|every) (?:${unit}))`,
  'daily|weekly|monthly|yearly',
].join('|')})`
/** A place or those who did it, without a clause of its own that the time could come to be told of. */
const place = String.raw`(?:at|in|by|on)(?: (?!(?:and|or|but|that|which|who|whose|where|when|to|at|by|between|from|during|every|each|for|since|until)(?= ))[\p{L}\d’'-]+){1,8}(?<!ed|ing)`
const done = String.raw`\b(?:is|are|was|were|been) (?:\p{L}+ly )?(?:\p{L}+ed|held|kept|made|given|taken|undertaken|seen|done|drawn|fed|sent|read)`
const endings = [
  new RegExp(`^(?<clause>.*${done}) (?<first>${time}) (?<second>${place})$`, 'iu'),
  new RegExp(`^(?<clause>.*${done}) (?<first>${place}) (?<second>${time})$`, 'iu'),
]

/** A claim that tells when something was done, and where or by whom, with both in the order that its sentence has. */
export function withSwapped(sentence: string, claim: string): string {
  const [, told = '', stop = ''] = /^(.*?)([.!?]?)$/su.exec(claim) ?? []
  for (const ending of endings) {
    const { clause = '', first = '', second = '' } = ending.exec(told)?.groups ?? {}
    const verb = clause.slice(clause.lastIndexOf(' ') + 1)
    const swapped = `${second} ${first}`
    const at = clause === '' ? -1 : sentence.indexOf(`${verb} ${swapped}`)
    const behind = at < 0 ? '' : sentence.slice(at + verb.length + 1 + swapped.length)
    if (at >= 0 && /^(?:$|\s?[.,;([])/.test(behind)) return `${clause} ${swapped}${stop}`
  }
  return claim
}
