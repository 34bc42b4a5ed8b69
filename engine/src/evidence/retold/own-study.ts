import { cased } from './cased.ts'

const noun =
  '(?:study|paper|work|article|trial|review|survey|report|research|analysis|investigation|experiment|letter|essay)'
const claimed = new RegExp(
  String.raw`(?<!\baccording to )\b(?:this|our|the|the present|the current|the authors['’]) (?<kind>(?:pilot|first|second|new|initial|cross-sectional|prospective|retrospective|systematic|clinical) )?(?<noun>${noun})(?![\p{L}-]| of\b)`,
  'giu',
)

/**
 * A claim with the paper called as its sentence calls it: "our study" for "this study", where the sentence calls it by
 * that noun once and only as its own.
 */
export function withOwnStudy(sentence: string, claim: string): string {
  return claim.replace(claimed, (words: string, ...rest) => {
    const { kind = '', noun = '' } = rest.at(-1) as { kind?: string; noun?: string }
    const named = [
      ...sentence.matchAll(new RegExp(String.raw`\b(?:[\p{L}-]+ )?${kind}${noun}\b`, 'giu')),
    ]
    // What the paper calls "this study" may be another's.
    const called = /^the (?!present|current|authors)/i.test(words) ? /^(?:our|this) /i : /^our /i
    const own = called.exec(named[0]?.[0] ?? '')
    return named.length === 1 && own ? cased(`${own[0].toLowerCase()}${kind}${noun}`, words) : words
  })
}
