import { pick } from '../text/seeded.fixture.ts'
import type { Mutation } from './mutations.fixture.ts'

// Seeded cuts: words of a sentence without those that they are said of.

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The last group of a pattern as a sentence of its own. */
const restOf =
  (pattern: RegExp): Mutation =>
  (sentence) => {
    const rest = pattern.exec(sentence)?.at(-1)
    return rest === undefined ? null : capital(rest)
  }

/** The first group of a pattern as a sentence of its own. */
const keptOf =
  (pattern: RegExp): Mutation =>
  (sentence) => {
    const kept = pattern.exec(sentence)?.[1]
    return kept ? `${kept}.` : null
  }

/** Both groups of one match of a pattern with an ellipsis between them. */
const gapOf =
  (pattern: RegExp): Mutation =>
  (sentence, random) => {
    const match = pick([...sentence.matchAll(pattern)], random)
    return match ? `${match[1]?.trim()} … ${match[2]?.trim()}` : null
  }

const verb = '(?:is|are|was|were|has|have|had|can|could|may|might|will|would)'
/** "A view that bells ring" tells what the view is; "a bell that rings" which bell. */
const content =
  '(?:fact|evidence|hypothesis|idea|notion|view|belief|finding|conclusion|observation|claim|chance|risk|likelihood|probability|possibility|suggestion|indication|assumption|sense|sign|concern|result|way|degree|so|such|consensus|signal|hint|point|theorem|condition|requirement|property|expectation|argument|worry)'

/** Cuts that make another statement: every one must be caught. */
export const cuts: Record<string, Mutation> = {
  'condition out': restOf(
    /^(?:For|At|On|When|Under|If|After|Before|Among|Without|Within|Except|With the exception of|Apart from|Unlike|Compared) (?!this|these|that|example|instance|the other|the contrary|present|first|last|clarity|simplicity|convenience)[^,;:()]{6,80}, (?!(?:or|and)\b)(\p{Ll}.{15,})$/u,
  ),
  'exception out': keptOf(
    /^([^;:()]{20,}?),? (?:except|unless|excluding|with the exception|apart from|other than) [^;:()]+$/,
  ),
  'population or place cut': keptOf(
    /^(.{25,}?\p{L}{3,}),? (?:in|on|at|among|within|during|across|throughout|between|under) (?!(?:this|our|the present|the current|the previous) (?:paper|study|work|article|section|table|figure)|order|other words|Appendix|all\.|(?:green|red|blue|black|gr[ae]y)\b|addition|turn|particular|detail|full|contrast|general|total|fact|line|agreement|accord|parallel|which|that|whom|Fig|Table|Sect|Supp|the (?:other|one) hand|the contrary|\p{L}+ing\b)[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,7}\.$/u,
  ),
  'comparison cut': (sentence) => {
    const kept =
      /^(.{25,}?\p{L}{3,}),? (?:than|(?:as |when )?compared (?:with|to)|relative to|versus) [^;:()]+$/u.exec(
        sentence,
      )?.[1]
    return kept && !/\b(?:other|rather|less|more)$/.test(kept) ? `${kept}.` : null
  },
  'concession cut': keptOf(
    /^([^;:()]{25,}?), (?:but (?!not\b|also\b)|although |though |even though |whereas |while |yet |albeit )(?=[^;:]*\b(?:not|no|never|none|cannot|without|neither)\b)[^;:]+$/u,
  ),
  'head of the subject cut': restOf(
    new RegExp(
      String.raw`^(?:The |An? )?(?:[\p{L}-]+ ){1,3}of (?:the |our )?([\p{Ll}][^,;:()]{5,60}? ${verb}\s.{10,})$`,
      'u',
    ),
  ),
  'gerund cut': restOf(
    new RegExp(
      String.raw`^\p{Lu}\p{Ll}{2,}ing (?:the |an? |our )?(\p{Ll}[^,;:()]{5,60}? ${verb}\s.{10,})$`,
      'u',
    ),
  ),
  'quantity cut': restOf(
    /^(?:One|Two|Three|Four|Five|Some|Many|Most|Several|Few|Half|\d+ ?%?|A (?:few|third|quarter|majority|minority|number|fraction|subset))(?: out)? of (?:the |these |our |those )?(\p{Ll}.{15,})$/u,
  ),
  'doubt cut': restOf(
    /^(?:\p{L}+, )?(?:It (?:is|was|remains) (?:also )?(?:possible|plausible|conceivable|likely|unclear|believed|assumed|thought|hypothesi[sz]ed|hoped|expected) (?:that|whether)|We (?:also |therefore |then )?(?:suspect|believe|hypothesi[sz]e|expect|predict|hope|assume|conjecture|speculate|anticipate)d? that) (\p{Ll}.{20,})$/u,
  ),
  'half of a subject cut': restOf(
    /^(?!.*\b(?:both|between|hundred|thousand)\b)(?:The |An? )?(?:\p{L}+ ){0,2}\p{L}+ and ((?:the )?\p{Ll}+(?: \p{Ll}+){0,2} (?:are|were|have) .{10,})$/u,
  ),
  'half of a pair cut': keptOf(
    /^(.{15,}? (?:either|(?:combination|mixture|ratio|sum|product|comparison) of|consists? of|divided into|limited to|not only) (?:(?!(?:and|or|but|is|are|was|were|has|have|can)\b)[^\s,;:()]+ ?){1,6}?),? (?:and|or|but also) [^;:()]+\.$/,
  ),
  'half of two numbers cut': keptOf(/^(.{10,}?\d[\d.,]*(?: ?%)?) and \d[^;:]*\brespectively\b/),
  'ellipsis over the verb': gapOf(
    new RegExp(
      String.raw`^((?:\S+ ){2,7}?)${verb} (?:\S+ ){2,6}?((?:in|for|with|to|at|from|on|and|by) .{10,})$`,
      'gu',
    ),
  ),
  'ellipsis over half': gapOf(
    /^(.{10,}?) [\p{L}-]{3,} and ([\p{L}-]{3,} (?!\(?(?:19|20)\d\d).{10,})$/gu,
  ),
  '“that” out': (sentence, random) => {
    const found = [
      ...sentence.matchAll(
        new RegExp(
          String.raw`(?<=\ban? (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}{3,})(?<!\b${content}) that (?=(?:\p{L}{3,}ly )?(?:${verb}|\p{Ll}{3,}(?<!s)s) \p{L})`,
          'gu',
        ),
      ),
    ]
    const match = pick(found, random)
    if (!match) return null
    return `${sentence.slice(0, match.index)} ${sentence.slice(match.index + match[0].length)}`
  },
}

/** A sentence up to its last item, which nothing behind it is told of. */
const withoutLastItem = keptOf(
  /^((?:We|The|These|This|Our) [^;:()]{20,}?, [\p{L}-]+(?: [\p{L}-]+)?),? and (?!(?:we|it|they|this|more|so)\b)[\p{L}-]+(?: [\p{L}-]+)?\.$/u,
)
/** Words by which what is true of all of a list is not true of some. */
const ofAll =
  /\b(?:only|solely|between|both|either|whether|respectively|together|combin\p{L}*|mixture|ratio|sum|product|compar\p{L}*|compris\p{L}*|consist\p{L}*|composed|divided|classified|grouped|split|merg\p{L}*|integrat\p{L}*|average|total|interaction|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+est|most|main|are|were|except|excluding|limited|interplay|pair|balance)\b|\d/iu

/** Cuts that leave a statement whole: none of them may be caught. */
export const harmlessCuts: Record<string, Mutation> = {
  'conclusion cut': keptOf(
    /^([^;:()]{25,}?), (?:suggesting|indicating|implying|demonstrating|thereby|thus|leading to|resulting in|which) [^;:]+$/,
  ),
  'next statement cut': keptOf(
    // "Due to both A, and the B" is one statement.
    /^(?!.*\bboth\b[^,;]*, and)([^;:(),]{25,}?)(?:;|, and) (?:we|it|the|this|these|they) [^;:]+$/,
  ),
  'last of a list cut': (sentence, ...more) =>
    ofAll.test(sentence) ? null : withoutLastItem(sentence, ...more),
  'lead-in cut': restOf(
    /^(?:We|Our results|The results|These results) (?:also )?(?:found|show|showed|observed|demonstrated?|note|see) that ((?:the|our|this|these|all|most|an?) .{25,})$/,
  ),
  'first statement cut': restOf(
    /^(?:We|The|This|These|Our|It|They) [^;:(),]{15,}?(?:;|, and) ((?:we|it|they|this|these) (?:is|are|was|were|has|have|can|\p{Ll}{2,}ed)\s[^;:]{15,})$/u,
  ),
  'ellipsis over a bracket': gapOf(
    /^([^()]{10,}) \((?!(?:[^()]*\b(?:no|not|non|only|except|excluding|if|in|at|for|all|without|or|perhaps|and|fail\p{L}*|lack|un\p{L}+|may|likely|mice|rats)\b))[^()]{3,40}\) (\p{L}[^()]{10,})$/gu,
  ),
}
