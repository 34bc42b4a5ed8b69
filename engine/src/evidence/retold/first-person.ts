import { cased } from './cased.ts'
import { people, writers } from './reporting-frames.ts'

// "We" and "our" for those who wrote a paper, as another calls them: "their bells", "the authors' bells".

const owned = new RegExp(
  String.raw`\b(?<whose>their|the (?:${writers}|team|study)(?:['’]s|['’])) (?=(?<noun>\p{L}{2,}))`,
  'giu',
)

/** Others that "their" would be taken for: people, or things that are many. */
const many = /\b(?:[a-z]{3,}(?<![ius])s|people|men|women|children|mice|they)\b/
/** Whether "their" for the first "our" of a sentence would be that of others: "Gray et al. did, but our bells". */
function ownsToo(sentence: string): boolean {
  const before = sentence.slice(0, sentence.search(/\s[Oo]ur\b/) + 1)
  return /\bet al\b/.test(before) || many.test(before.replace(/\b[Ww]e\s.*/s, ''))
}

/** Those who wrote the paper, named before "their": then it is theirs. */
const named = new RegExp(String.raw`\b(?:${writers}|team|they)\b`, 'i')
/** "Their bells …", "By their count, the authors …" */
const opensTheirs = new RegExp(
  String.raw`^(?:their\b|[^,]*\btheir [^,]*, (?:${people}|they)\b)`,
  'iu',
)
const us = /\b(?:we|our|ours|us)\b/i

/**
 * Whether the sentence of a claim has a "their" that is another's and becomes the authors' own when they are told of for
 * its "we": "we introduce their approach" is not "the authors introduce their approach". It is nobody else's where those
 * whom it speaks of stand between the two: "we asked the ringers about their bells".
 */
export function takesTheirs(sentence: string, claim: string): boolean {
  if (!/\btheirs?\b/.test(claim)) return false
  const between = /\b[Ww]e\b(?<words>.*?)\btheirs?\b/s.exec(sentence)?.groups?.words
  return between !== undefined && !many.test(between) && named.test(claim)
}

/**
 * A claim with "we" and "our" for those who wrote the paper, where its sentence says so of what was done: "we grew" for
 * "the scientists grew". What people in general do ("we see the moon") is not told of them.
 */
export function inFirstPerson(sentence: string, claim: string): string {
  const lower = sentence.toLowerCase()
  if (us.test(claim) || !/\bour\b/.test(lower)) return claim
  // "We rang their bells" of "we rang our bells" gives them to others.
  const isTheirs =
    !/\btheir\b/.test(lower) &&
    !ownsToo(sentence) &&
    (!/\bwe\b/.test(lower) ||
      opensTheirs.test(claim) ||
      named.test(claim.slice(0, claim.search(/\btheir\b/i))))
  return claim.replace(owned, (words, whose: string, noun: string) =>
    (isTheirs || !/^their$/i.test(whose)) && lower.includes(`our ${noun.toLowerCase()}`)
      ? cased('our ', words)
      : words,
  )
}
