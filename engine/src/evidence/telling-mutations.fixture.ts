import { pick } from '../text/seeded.fixture.ts'
import type { Mutation } from './mutations.fixture.ts'

// Seeded rewordings of those who tell of a paper: in words of the same sense, and in words of another.

/** A sentence with the first match of a pattern replaced by one of some words, whose "$1" stand for its groups. */
const instead =
  (pattern: RegExp, words: readonly string[]): Mutation =>
  (sentence, random) => {
    const word = pick(words, random)
    return word !== undefined && pattern.test(sentence) ? sentence.replace(pattern, word) : null
  }

/** One of some mutations that a sentence allows. */
const oneOf =
  (...mutations: readonly Mutation[]): Mutation =>
  (sentence, random, material) => {
    for (const mutation of mutations) {
      const changed = mutation(sentence, random, material)
      if (changed !== null) return changed
    }
    return null
  }

/** A sentence behind other words, without its capital where that is none of a name. */
const behind =
  (words: readonly string[]): Mutation =>
  (sentence, random) =>
    /^(?:The|A|An|There|All|Most|No|Both|Each|These|In|At|For) \p{Ll}/u.test(sentence) &&
    !/\bwe\b/.test(sentence)
      ? `${pick(words, random)}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
      : null

const weDid =
  /^We (?=(?:also |then |first )?(?:found|observed|showed|identified|performed|used|compared|measured|analy[sz]ed|assessed|examined|investigated|evaluated|developed|conducted|included|collected|excluded|selected|estimated|calculated|tested)\s)/
const noneFound =
  /^(There (?:was|were)) no ((?:statistically )?significant differences?) in ([^,;:()]{3,80}?) between ([^,;]+\.)$/
const didNotDiffer =
  /^([^,;:()]{8,90}?) did not (?:(significantly) differ|differ (significantly)) between ([^,;]+\.)$/
const noRelation =
  /^There (?:was|were) no significant (difference|correlation|association)s? (between [^,;]+\.)$/

/** Rewordings that say the same: none of them may be caught. */
export const sameTellings: Record<string, Mutation> = {
  'told by another': instead(weDid, ['The authors ', 'The researchers ', 'The scientists ']),
  'reporting verb in another tense': oneOf(
    instead(/^(We|Our (?:results|findings|data)) (show|suggest|report) that /, ['$1 $2ed that ']),
    instead(/^(We|Our (?:results|findings|data)) (show|suggest|report)ed that /, ['$1 $2 that ']),
    instead(/^We found that /, [
      'We find that ',
      'The authors find that ',
      'The study finds that ',
    ]),
  ),
  'lead-in added': behind([
    'However, ',
    'Notably, ',
    'In addition, ',
    'According to the study, ',
    'The authors report that ',
  ]),
  'absence told otherwise': oneOf(
    instead(noneFound, ['No $2 in $3 was found between $4', 'No $2 in $3 was observed between $4']),
    instead(didNotDiffer, ['There was no significant difference in $1 between $4']),
    instead(noRelation, ['No significant $1 was observed $2', 'There were no significant $1s $2']),
  ),
}

/** Rewordings that say something else: every one must be caught. */
export const otherTellings: Record<string, Mutation> = {
  'told by others': instead(weDid, [
    'The patients ',
    'Earlier studies ',
    'The manufacturers ',
    'Their critics ',
    'Doctors ',
  ]),
  'surer verb': instead(
    /^(?:We|Our (?:results|findings|data)|These (?:results|findings|data)) (?:suggest|indicate|propose|hypothesi[sz]e|believe|argue)(?:d|ed)? that /,
    [
      'The authors show that ',
      'The study found that ',
      'The results demonstrate that ',
      'These results show that ',
    ],
  ),
  'lead-in that weighs': behind([
    'Surprisingly, ',
    'In most cases, ',
    'Allegedly, ',
    'According to critics, ',
    'Earlier studies found that ',
    'The authors deny that ',
  ]),
  'absence without its test': oneOf(
    instead(noneFound, [
      'There was no difference in $3 between $4',
      'The authors found no difference in $3 between $4',
    ]),
    instead(didNotDiffer, ['There was no difference in $1 between $4']),
    instead(noRelation, ['There was no $1 $2', 'The authors found no $1 $2']),
  ),
  'absence for presence': oneOf(
    instead(noneFound, [
      'There was a significant difference in $3 between $4',
      'A significant difference in $3 was found between $4',
    ]),
    instead(didNotDiffer, [
      'There was a significant difference in $1 between $4',
      '$1 differed significantly between $4',
    ]),
    instead(noRelation, ['A significant $1 was observed $2', 'There was a significant $1 $2']),
  ),
}
