import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

const languages =
  'English|German|French|Spanish|Italian|Portuguese|Dutch|Swedish|Danish|Norwegian|Finnish|Polish|Czech|Russian|Ukrainian|Greek|Turkish|Arabic|Hebrew|Persian|Hindi|Bengali|Urdu|Tamil|Chinese|Mandarin|Japanese|Korean|Vietnamese|Thai|Indonesian|Malay|Swahili|Latin'
const named = new RegExp(`\\b(?:${languages})\\b`, 'g')
const asksWhich =
  /\b(?:which|what) (?!(?:programming|scripting|computer|coding|query|mark-?up) )(?:\w+ )?languages?\b(?! models?)/i
const asksOne = new RegExp(
  `\\b(?:understand|support|handle|read|work|speak|cover|process|know|test|appl|use|limited|restricted)\\w*\\b.*\\b(?:${languages})\\b`,
  'i',
)
const bounds = new RegExp(
  `\\b(?:only|limited to|restricted to|knows?|reads?|languages?)\\W+(?:[\\w-]+\\W+){0,2}(?:${languages})\\b|\\b(?:${languages})\\W+(?:[\\w-]+\\W+){0,8}only\\b`,
)
const places: Readonly<Partial<Record<Sentence['role'], number>>> = {
  limitations: 1.5,
  abstract: 1,
  methods: 1,
  results: 0.5,
  conclusion: 0.5,
  discussion: 0.5,
}
const most = 2

/**
 * The sentences that say which languages the work was done in, when a question asks for them ("Which
 * languages were tested?"), or for one that the paper never names ("Does it understand French?"). Empty for
 * every other question.
 */
export function languageStatements(
  question: string,
  text: string,
  sentences: readonly Sentence[],
): Span[] {
  const wanted = question.match(named) ?? []
  const isMissing = wanted.length > 0 && wanted.every((language) => !text.includes(language))
  if (!asksWhich.test(question) && !(isMissing && asksOne.test(question))) return []
  return sentences
    .flatMap((sentence) => {
      const where = places[sentence.role]
      const found = new Set(sentence.text.match(named) ?? [])
      if (where === undefined || found.size === 0 || sentence.speaksOf !== 'paper') return []
      if (sentence.kind === 'caption' || /\bet al\b/.test(sentence.text)) return []
      const score = where + (bounds.test(sentence.text) ? 1 : 0) + 0.6 * Math.min(3, found.size)
      return [{ span: sentence.whole ?? sentence.span, score }]
    })
    .toSorted((a, b) => b.score - a.score || a.span.start - b.span.start)
    .slice(0, most)
    .map(({ span }) => span)
}
