import { holds } from '../../text/holds.ts'
import { wordCount } from '../../text/letter-counts.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { tokens } from '../../text/tokens.ts'
import { type ModelRole, roleChances } from '../roles/role-model.ts'
import { leansBack } from '../text/statement.ts'
import { stemsWithoutFigures, wordKeys } from '../text/word-keys.ts'
import { coverage, similarity, topicStems } from '../text/words.ts'

/** What a sentence offers as a paper's one-sentence summary. Order is the order of the weights. */
export const tldrFeatures = [
  'proposes',
  'first-proposes',
  'shows',
  'this-paper',
  'new',
  'result',
  'problem',
  'background',
  'aim',
  'concludes',
  'title-covered',
  'title-density',
  'central',
  'first',
  'last',
  'early',
  'late',
  'short',
  'long',
  'words',
  'numbers',
  'leans-back',
  'aside',
  'availability',
  'question',
  'own-work',
  'role-background',
  'role-objective',
  'role-method',
  'role-result',
  'role-conclusion',
  'role-other',
  'objective-before',
  'objective-after',
  'method-after',
  'objective-best',
  'title-best',
  'central-best',
  'longer',
  'longest',
] as const

const cues: readonly (readonly [(typeof tldrFeatures)[number], RegExp])[] = [
  [
    'proposes',
    /\b(we|authors?|paper|work|study|article) (here |first |then |also |thus |further |therefore |formally )?(propos|introduc|present|develop|describ|design|formulat|deriv|provid|offer|contribut|releas|construct|devis|build)/i,
  ],
  [
    'shows',
    /\b(we|authors?|paper|study|results|findings|experiments|data|here) (here |also |further |then |have |empirically |theoretically |first )?(show|demonstrat|prov|find|found|observ|report|reveal|establish|identif|suggest|indicat|conclud|argu|achiev)/i,
  ],
  [
    'this-paper',
    /\b(in )?(this|the present|our) (paper|work|study|article|letter|review|report)\b/i,
  ],
  ['new', /\b(novel|new|first|simple|general|efficient|unified|practical)\b/i],
  [
    'result',
    /\b(outperform|state-of-the-art|improv|achiev|significant|competitive|superior|accura|results|experiments|increase|decrease|higher|lower|associated)/i,
  ],
  [
    'problem',
    /\b(however|unfortunately|despite|although|challeng|difficult|lack|remains?|unclear|poorly|little is known|fail|suffer|limited)\b/i,
  ],
  [
    'background',
    /\b(recent(ly)?|has been|have been|widely|is an? |are an? |often|typically|commonly|traditional|many|popular|important|crucial|increasingly|in recent years|is known)\b/i,
  ],
  [
    'aim',
    /\b(aim|goal|purpose|objective|investigat|stud(y|ied)|examin|explor|address|evaluat|assess|compar|consider|tackle)/i,
  ],
  [
    'concludes',
    /^(conclusions?|interpretation|in (conclusion|summary)|overall|together|taken together|thus|our (results|findings))\b/i,
  ],
  ['aside', /\b(e\.g|i\.e|for example|for instance|such as|including)\b/i],
  ['availability', /\b(code|data|dataset|software)\b.{0,40}\bavailable\b|https?:\/\//i],
  ['question', /\?\W*$/],
  [
    'own-work',
    /\b(we|our|here|this (paper|study|work|article|report|review|trial|research)|(these|the present|the current|present) (results|findings|data|study|work))\b/i,
  ],
]

/** The sentences of an abstract as rows of `tldrFeatures`; every value lies about between 0 and 1. */
export function tldrRows(title: string, sentences: readonly string[]): number[][] {
  const titleStems = new Set(topicStems(title))
  const stems = sentences.map((text) => new Set(topicStems(text)))
  const last = sentences.length - 1
  const roles = roleChances(sentences)
  const chance = (at: number, role: ModelRole) => roles[at]?.get(role) ?? 0
  const aims = sentences.map((_, at) => chance(at, 'objective'))
  const inTitle = stems.map((own) => coverage(titleStems, own))
  const centres = stems.map(
    (own, at) =>
      stems.reduce((sum, other, place) => (place === at ? sum : sum + similarity(own, other)), 0) /
      Math.max(1, last),
  )
  const shareOfBest = (values: readonly number[], at: number) =>
    (values[at] ?? 0) / Math.max(0.01, ...values)
  const proposes = (cues[0] as (typeof cues)[number])[1]
  const firstProposal = sentences.findIndex((text) => proposes.test(text))
  return sentences.map((text, index) => {
    const own = stems[index] as Set<string>
    const cue = new Map(cues.map(([name, pattern]) => [name, holds(pattern, text) ? 1 : 0]))
    const length = wordCount(text)
    const values: Record<(typeof tldrFeatures)[number], number> = {
      proposes: cue.get('proposes') ?? 0,
      'first-proposes': index === firstProposal ? 1 : 0,
      shows: cue.get('shows') ?? 0,
      'this-paper': cue.get('this-paper') ?? 0,
      new: cue.get('new') ?? 0,
      result: cue.get('result') ?? 0,
      problem: cue.get('problem') ?? 0,
      background: cue.get('background') ?? 0,
      aim: cue.get('aim') ?? 0,
      concludes: cue.get('concludes') ?? 0,
      'title-covered': inTitle[index] ?? 0,
      'title-density': coverage(own, titleStems),
      central: 5 * (centres[index] ?? 0),
      first: index === 0 ? 1 : 0,
      last: index === last ? 1 : 0,
      early: last === 0 ? 1 : 1 - index / last,
      late: last === 0 ? 0 : Math.max(0, (2 * index) / last - 1),
      short: Math.max(0, (14 - length) / 14),
      long: Math.min(1, Math.max(0, (length - 28) / 28)),
      words: Math.min(1, Math.log2(1 + length) / 6),
      numbers: Math.min(1, (text.match(/\d+(\.\d+)?/g)?.length ?? 0) / 3),
      'leans-back': leansBack(text) ? 1 : 0,
      aside: cue.get('aside') ?? 0,
      availability: cue.get('availability') ?? 0,
      question: cue.get('question') ?? 0,
      'own-work': cue.get('own-work') ?? 0,
      'role-background': chance(index, 'background'),
      'role-objective': chance(index, 'objective'),
      'role-method': chance(index, 'method'),
      'role-result': chance(index, 'result'),
      'role-conclusion': chance(index, 'conclusion'),
      'role-other': chance(index, 'other'),
      'objective-before': chance(index - 1, 'objective'),
      'objective-after': chance(index + 1, 'objective'),
      'method-after': chance(index + 1, 'method'),
      'objective-best': shareOfBest(aims, index),
      'title-best': shareOfBest(inTitle, index),
      'central-best': shareOfBest(centres, index),
      longer: Math.min(1, Math.max(0, (length - 20) / 10)),
      longest: Math.min(1, Math.max(0, (length - 40) / 20)),
    }
    return tldrFeatures.map((name) => values[name])
  })
}

const fifths = 5
const mostLong = 9

/**
 * What the words of each sentence of an abstract are to the same ranker, by `featureKey`: words, pairs, how it begins,
 * place, length.
 */
export const tldrKeys = (sentences: readonly string[]): number[][] =>
  sentences.map((text, at) => {
    const words = stemsWithoutFigures(tokens(text))
    const [first = '', second = '', third = ''] = words
    return [
      ...new Set([
        ...wordKeys(words),
        featureKey('s1=', first),
        featureKey('s2=', first, second),
        featureKey('s3=', first, second, third),
        featureKey('pos=', `${at}`),
        featureKey('end=', `${sentences.length - 1 - at}`),
        featureKey('part=', `${Math.floor((fifths * at) / sentences.length)}`),
        featureKey('long=', `${Math.min(mostLong, Math.floor(words.length / 5))}`),
      ]),
    ]
  })
