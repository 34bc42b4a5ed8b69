import { weakening } from '../../text/weakening-cues.ts'
import { determiners, group, participle, people, prepositions } from '../clause-words.ts'
import { bracket } from './brackets.ts'
import { hangsOn } from './hanging.ts'
import { remarkLost, takesBack } from './remarks.ts'
import { bare, isUnfinished } from './unfinished.ts'

// What a statement loses when the end of its sentence is cut off. Patterns are anchored at their beginning.

/** Whom, where, when, on what and against what a thing was found: each of them says of less than the words before it. */
const limitingPreposition =
  group(`in on at among amongst within inside outside during throughout across between under
  over for from of after before until till per near below above beyond around against upon by`)
/** Behind a comma these still limit; the others begin a remark. */
const limitingAfterComma = group(
  `in on at among amongst within during throughout across between under over for after before until`,
)
/** Behind a comma a remark: ", in which case …"; without one it tells which of them is meant. */
const relative = /^\p{L}+ (?:which|whom|whose)\b/u
/** The same words where they limit nothing: they say where this is written, lead on, or begin a remark. */
const unlimiting = new RegExp(
  `^(?:${[
    String.raw`in (?:this|our|the (?:present|current|following|previous)) (?:paper|study|work|article|report|section|figure|table|chapter)s?\b`,
    String.raw`(?:in|from|on) (?:(?:the )?(?:supplementa\p{L}+|supporting|online|extended)|figs?\b|figures?\b|tables?\b|sect|eqs?\b|equations?\b|appendi|algorithm \d|ref|box \d|§|red\b|blue\b|green\b|black\b|gr[ae]y\b|bold)`,
    'at (?:the following|https?:)',
    String.raw`in (?:total(?!\s(?!(?:in|of|from|for|and|with|by)\b)\p{L})|order|addition|turn|particular|detail|details|parallel|full|press|contrast|line|agreement|accord\p{L}*|(?:more|greater|further|full|some) details?|keeping|concert|that|fact|short|summary|conclusion|other words|part|favou?r of)\b`,
    String.raw`among (?:other(?: thing)?s|them)\b`,
    String.raw`on the (?:other hand|one hand|contrary)\b`,
    String.raw`at (?:the same time|all\b)`,
    String.raw`for (?:(?:two|three|four|several|many|various|different|the following) (?:[\p{L}-]+ )?reasons\b|example|instance|(?:this|these|that|those) (?:reason|purpose|end|goal|aim)s?|(?:further|more|additional) (?:details?|information|discussion)|details?|review|convenience|simplicity|clarity|short|brevity|the (?:first time|sake|purposes?|reasons?))\b`,
    // "for predicting links" is a purpose; "for reasoning" a task.
    String.raw`for \p{Ll}+ing\b(?! ?(?:$|[,.;:(]|and\b|or\b|tasks?\b|data\b))`,
    String.raw`(?:of|from) (?:course|here on|now on)\b`,
    String.raw`from (?!(?:19|20)\d\d\b)[−-]?\d\S*(?: \S{1,9})? to\b(?! ?\S+[ -](?:months?|years?|weeks?|days?|hours?)\b)`,
    String.raw`over(?:all|lapping)\b`,
    String.raw`by(?!\s+(?:\d{4}|(?:early|late|mid) ?\d{4}|the (?:end|year) of\b)\b)`,
  ].join('|')})`,
  'iu',
)
const direct = new RegExp(String.raw`^(?:${limitingPreposition})\s`, 'i')
const afterComma = new RegExp(String.raw`^(?:${limitingAfterComma})\s`, 'i')
/** "patients with asthma": a group of them. "We trained the model with a learning rate of 0.01" is the same model. */
const someOf = new RegExp(
  String.raw`\b(?:(?:${people}|populations?)(?: (?:at|of|in|from|under) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)?|cases|controls|families|countries|districts|cities|regions|sites|groups?|cells|samples|species|strains|those|systems|models|papers|studies|documents|questions|sentences|passengers|settings|populations|areas|towns|hospitals|schools|homes|households|environments|languages|domains|tasks)$`,
  'iu',
)
/** "With up to three bells": so far it holds; "we rang it with at least three ropes" is how it was done. */
const bounded =
  /^with (?:up to|at (?:most|least)|(?:no )?(?:more|less|fewer|greater|lower|higher|larger|smaller) than|under|over|below|above|around|about|only) (?:\p{L}+ )?[−-]?\d/iu
/** "For bells | up to 10 kg", "from 5 kg to 10 kg": of those alone; "a rise up to 10 kg" is how far it went. */
const upTo = /^(?:(?:up|down) to (?:\p{L}+ ){0,2}|from [−-]?\d\S*(?: \S{1,9})? to )[−-]?\d/iu
/** "2 months after the waxing", "a year later": then it was so, and perhaps no longer. */
const sinceThen =
  /^(?:(?:about|around|approximately|some|nearly|almost|only|at least|up to|more than) )?(?:\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few)[\s-](?:full )?(?:seconds?|s|minutes?|mins?|hours?|hrs?|h|days?|nights?|weeks?|wks?|months?|years?|decades?) (?:after|before|later|earlier|post|prior|following|into|onwards?)\b/iu
/** "Is safe | up to 8 g a day" */
const harmless =
  /\b(?:not|no|never|none|neither|nor|without|safe|harmless|tolera\p{L}+)\b|n['’]t\b/iu
/** "All bells | with cracks": of those alone is all said. */
const all = /\b(?:all|every|any|each|no|most|both|only)(?: [\p{L}-]+){1,3}$/iu
const done = /^we\s|\b(?:was|were) (?:\p{L}+ly )?\p{L}+(?:ed|en|own)\b/iu
/** "applied to mice" and "applied to the mice": no purpose, as "to reduce" is. */
const given = /^to (?:the|an?|all|both|each|these|those|our|their|every|any)\s/i
const givenTo = /^to\s/i
const giving =
  /\b(?:applied|applicable|restricted|limited|specific|unique|exposed|assigned|transferred|generali[sz](?:es?|ed)|sensitive|resistant|susceptible|respond(?:s|ed)?|responses?|extend(?:s|ed)|adapted|administered|common|similar|identical|equivalent|comparable|close|relevant|related)$/i
const companions =
  /^(?:with|without|having|carrying|who|whose|whom|exposed|treated|fed|given|receiving|taking|undergoing|aged|born|living|working|attending|admitted|hospitali[sz]ed|enrolled|employed|infected|diagnosed|suffering)\s/i
/** Places, groups and times in one word. */
const adverbs =
  /^(?:since (?:the )?(?:(?:early|late|mid)[ -])?(?:19|20)\d\ds?|(?:just|solely|merely|exclusively) (?:by|in|on|at|for|to|from|with|when|if|after|before|because)\b|globally|locally|regionally|nationally|nationwide|worldwide|annually|initially|temporarily|briefly|overnight|today|alone|only|elsewhere|(?:prior|previous|subsequent) to|even (?:after|before|at|in|on|during|under|among|for|with|without)\b|once (?!(?:again|more|per|an?|every|daily|weekly|monthly|and|or|for|in|with|by|on|at|to|only)\b)(?=\p{L})|(?:in|ex) (?:vitro|vivo|silico|situ)|if|unless|when(?:ever)?|where(?:ver)?|as long as|as opposed to)\b/iu
/** "In towers built to last", "in towers weighing a ton", "in towers that stand": of those alone is it said; "in a tower built by hand" is one all the same. */
const kind = new RegExp(
  String.raw`^(?!(?:based|followed|compared|defined|described|reported|shown|presented|listed|summari[sz]ed|depicted|illustrated|mentioned|discussed|provided|published|used|performed|conducted)\b)(?:\p{Ll}{2,}ed|given|grown|made|born|built|driven|written|known|fed|kept|held) (?:${prepositions}|${determiners}|as)\s|^${participle}|^that (?:is|are|was|were|has|have|had|can|could|do|does|did)\s`,
  'iu',
)
const bareNoun = new RegExp(
  String.raw`\b(?:in|on|of|among|for|with|from|by|to|within|across|between|against|using)(?: (?!(?:${determiners}|one|two|three|four|five|six|seven|eight|nine|ten|and|or|${prepositions})\b)[\p{L}-]+){1,4}$`,
  'iu',
)
const comparison =
  /^(?:than|(?:as |when |if )?compared|relative to|in (?:comparison|relation) (?:to|with)|versus|vs\.?)(?:\s|$)/i
/** Said of the words before, and nothing that they are limited by: passed over to see what stands behind it. */
const passing = new RegExp(
  String.raw`^(?:${bracket}|by (?:a factor of |about |approximately |around |up to |over |more than |nearly |almost )?[−-]?\d[\d.,]*(?:[-–]\d[\d.,]*)?(?:-?fold| ?%| percent| points?| \p{Ll}{1,3}\b)?|in (?:total(?!\s(?!(?:in|of|from|for|and|with|by)\b)\p{L})|detail|full)\b|by [\p{L}-]+(?=,\s)|\p{Ll}+ly\b|also\b|both\b)`,
  'iu',
)
/** A bracket that takes something back: "(except S1)", "(in females only)"; "(data not shown)" does not. */
const limitingBracket =
  /^[([](?=[^()[\]]*\b(?:only|except(?:ing)?|excluding|unless|but not|not (?:statistically )?significant|n\.s\.)|(?:in|among|at|during|under|for) (?:(?:the|an?|all|both|each|most|some|our) (?=\p{L}))?(?!details?\b|review|example|instance|more\b|further|reference|explanation|discussion|definition|proof|case\b|same\b|main\b|following|appendix|case of|sense|order|addition|particular|figs?\b|figures?\b|tables?\b|sections?\b|supplement|press|preparation|this|our|bold|ital|parenthes|brackets|red|blue|green|gr[ae]y|black|white|seconds|minutes|hours|days|percent|metres|meters)\p{L}{4,})/iu
/** "(unadjusted)": how little was done to see it, or how little it may be. */
const roughly = new RegExp(String.raw`^[([](?:in )?(?:an? |the )?${weakening}`, 'iu')
/** Of nothing at all, a cause says which: "No bell broke due to frost" leaves those that broke in a fall. */
const nothing = /^(?:and |but )?(?:no|none|neither)\b/i
const cause =
  /^(?:(?:was |were )?(?:due|attributable|related|attributed) to|because of|caused by)\s/i

const concession =
  /^(?:it should (?:also )?be noted that|but|although|though|even (?:though|if|when)|whereas|while|whilst|yet|however|albeit|with the caveat|despite the fact|notwithstanding)\b/i
/** These speak of the very statement before them; "while" and "but" may go on to something else. */
const ownConcession =
  /^(?:it should (?:also )?be noted that|although|though|even (?:though|if)|albeit|with the caveat|notwithstanding)\b/i
const pointingBack =
  /^(?:but|yet|however),? (?:it|its|they|their|this|these|that|those|such|still|with|at the (?:cost|expense))\b/i
/** "but not Y": what the words before it were not said of, and so nothing that they lose; but "but not in mice". */
const contrast = /^but (?:probably |possibly |apparently )?(?:not|rarely|never)\s+(?<rest>.*)$/is
/** "but not all of them", "but not significantly so": of the very thing that the claim says. */
const weighing =
  /^(?:all|every|each|overall|generally|in general|necessarily|always|statistical\p{L}*|significant\p{L}*|sufficient\p{L}*|enough|fully|completely|entirely|yet|so|as)\b/iu
const universal = /\b(?:all|every|each|both|any|always|most|none|everywhere|entire|whole)\b/i
const place = new RegExp(
  String.raw`^(?:${limitingPreposition}|when|if|where|with|without|to)\s`,
  'i',
)

/** "Similar in weight, | but differed in age": alike in one thing, and not in the next. */
const alike =
  /\b(?:similar(?:ly)?|comparabl[ey]|alike|equal(?:ly)?|balanced|matched|same|identical|no (?:\p{L}+ )?differences?|not differ|unchanged)\b/iu
const otherwise =
  /^(?:but|yet|although|though|albeit|while|whereas|except that) (?:(?:also|significantly|\p{L}+ly) )?(?:differ|(?:was|were|had|showed|not|was|is|are|has|have)\b)/iu

/** The end of a clause: what follows it is said beside it. */
const clauseEnd =
  /[;:]|\.(?:\s|$)|,\s|\s(?:[–—]|(?=(?:and|but|whereas|although|though|because|suggesting|indicating|so that)\s)|(?=which\s)(?<!^\p{L}+\s))/u

/**
 * The words right behind a claim in its sentence without which it says more than the paper does: of whom, where, when
 * or on what it holds, compared with what, and what takes it back. Null when those cut off take nothing away: a
 * result in brackets, a conclusion, a purpose, a means, another statement.
 * @param after the sentence from where the claim ends.
 */
export function tailLost(claim: string, after: string): string | null {
  let rest = after.replace(/^["'”’\s]+/, '')
  const remarked = remarkLost(rest)
  if (remarked !== null) return remarked
  let isParted = false
  for (;;) {
    const mark = /^\s*([,–—]|-(?=\s))\s*/.exec(rest)
    if (mark) isParted = true
    rest = rest.slice(mark?.[0].length ?? 0).trimStart()
    if (limitingBracket.test(rest) || roughly.test(rest))
      return /^[([]([^)\]]*)/.exec(rest)?.[1]?.trim() ?? null
    const passed = comparison.test(rest) ? null : passing.exec(rest)
    if (!passed || adverbs.test(rest)) break
    rest = rest.slice(passed[0].length).trimStart()
  }
  // "; however, they …" speaks of the statement before it.
  const turned = /^;\s(?=(?:however|but|yet),? (?:it|they|this|these|that|those)\s)/i.exec(
    rest,
  )?.[0]
  if (turned) return concessionLost(claim, rest.slice(turned.length))
  if (rest === '' || /^[.;:!?]/.test(rest)) return null
  if (!isParted && isUnfinished(claim, rest)) return phrase(rest)
  if (concession.test(rest) && !hangsOn(claim, rest, isParted)) return concessionLost(claim, rest)
  const isLimit =
    comparison.test(rest) ||
    (nothing.test(claim) && cause.test(rest)) ||
    (adverbs.test(rest) && !(isParted && /^where\b/i.test(rest))) ||
    ((isParted ? afterComma : direct).test(rest) &&
      !unlimiting.test(rest) &&
      !(isParted && relative.test(rest))) ||
    hangsOn(claim, rest, isParted) ||
    (!isParted && (given.test(rest) || (givenTo.test(rest) && giving.test(bare(claim))))) ||
    (!isParted && bounded.test(rest) && !done.test(claim)) ||
    (!isParted && (kind.test(rest) || upTo.test(rest)) && bareNoun.test(bare(claim))) ||
    (upTo.test(rest) && harmless.test(claim)) ||
    sinceThen.test(rest) ||
    (!isParted &&
      companions.test(rest) &&
      (someOf.test(bare(claim)) ||
        (all.test(bare(claim)) && !/\bwe\s/i.test(claim)) ||
        /^(?:who|whose|whom)\b/i.test(rest)))
  return isLimit ? phrase(rest) : null
}

/** What begins with "but" or "although", when it takes back some of the claim before it. */
function concessionLost(claim: string, rest: string): string | null {
  const words = closed(rest.split(/[;:]\s|\.(?:\s|$)/, 1)[0] ?? '')
  const other = contrast.exec(words)?.groups?.rest
  if (other !== undefined && !universal.test(claim) && !weighing.test(other)) {
    const preposition = place.exec(other)?.[0].trim().toLowerCase()
    // "in females, but not in males": the claim says of whom.
    if (preposition === undefined) return tailLost(claim, /,\s(.*)$/s.exec(other)?.[1] ?? '')
    const end = bare(claim).toLowerCase().split(/\s+/).slice(-6)
    return end.includes(preposition) ? null : words
  }
  const denies =
    ownConcession.test(words) ||
    pointingBack.test(words) ||
    takesBack(words) ||
    (alike.test(claim) && otherwise.test(words))
  return denies ? words : null
}

/** The words up to where the clause ends. */
const phrase = (rest: string) => closed(rest.split(clauseEnd, 1)[0] ?? rest)
/** Without what is begun in brackets and not ended. */
const closed = (words: string) => words.replace(/\s*[([][^)\]]*$/, '').trim()
