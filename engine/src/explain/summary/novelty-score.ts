import { holds, sum } from '../../text/holds.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { addsToKnown, firstOfKind } from './first-of-kind-cues.ts'
import { limitationCues } from './limitation-cues.ts'
import { isAchievement } from './method-score.ts'
import {
  claimsFirst,
  isEmpty,
  lacks,
  neverAsked,
  pointsOnward,
  recommends,
  statesAim,
  unsure,
} from './news-bounds.ts'
import {
  boxOfNews,
  closesGap,
  isProposed,
  noveltyCues,
  setAgainst,
  unseenBefore,
} from './novelty-cues.ts'
import { setsApart } from './set-apart-cues.ts'

/** By what means the thing works that an abstract has just named: "Our model leverages …". */
const means =
  /^(?:our|the (?:resulting|proposed|new)) (?:[\w-]+ ){0,3}?(?:model|system|method|approach|framework|architecture|algorithm|technique|network|toolkit|library|protocol|pipeline|tool|agent)s? (?:\w+ly )?(?:leverages?|uses?|consists? of|(?:is|are) based on|combines?|integrates?|relies on|rely on|extends?|employs?|exploits?|encodes?|builds? on|learns?|unif(?:y|ies)|decomposes?|replaces?|couples?)\b/i
const meansWorth = 1.4
const noveltyWhere: Weights = {
  abstract: 1.2,
  introduction: 1,
  conclusion: 0.8,
  discussion: 0.5,
  other: 0.2,
  front: 0,
}

/** Wordings by which a sentence speaks of the paper's own work. */
export const ownWork =
  /\b(we|our|us|here|this (paper|study|work|article|letter|note|review|report|thesis|is)|the proposed|(these|the present|the current) (results|findings|data|study|work)|the (?:present|current) (?:trial|paper|article|report|approach|method|treatment|analysis|model|survey|review|investigation)|contributions?|our knowledge)\b/i

/** What is shown beside the thing itself. */
const aside =
  /^as an? (?:\w+ )?(?:demonstration|example|illustration|application|case study|by-?product|side)\b|\bwe (?:then |also )?(?:use|apply) the (?:resulting|obtained|same) (?:\w+ )?(?:data ?set|corpus|model|system|data)s? to\b/i
/** "The contributions can be summarized as follows.": what follows says them. */
const announcesOnly =
  /\bcontributions?\b[^.]{0,80}\b(?:as follows|are (?:listed|summari[sz]ed|described|detailed)(?: below)?|the following)\W*$|\bwe make the following (?:\w+ )?contributions?\W*$/i
/** What was looked into is the question, and not what is new about the answer. */
const asks =
  /\b(?:we|this (?:paper|study|work|article)|our (?:study|work|paper)) (?:\w+ly |here |also |therefore |will |have )?(?:aim(?:s|ed)?\b|seeks?\b|sought\b|investigat|examin|stud(?:y|ied)\b|explor|assess|evaluat|analy[sz]e|compare[sd]?\b|review|ask(?:s|ed)?\b|address|consider)\w*/i

const proposes =
  /\b(we|paper|study|work|here) (\w+ly |here |also |therefore )?(propos|introduc|present|develop|design|describ|releas)|\bthe first\b/i

const done =
  /\bwe (?:also |have |had ){0,2}(?:\w+ed)\b[^.]*\b(?:participat(?:ed|ion) in|took part in)\b/i

const announcesList = /\b(\w+ )?contributions?\b/i
const ordinal =
  /^(\(?(i{1,3}v?|[1-6a-e])\)|first(ly)?|second(ly)?|third(ly)?|fourth(ly)?|finally|lastly)\b,?/i
const reach = 7
const leastLack = 1.3
/** Elsewhere than where a paper tells of itself, what follows the word is an argument. */
const leastListed = 0.5

/**
 * Places of the sentences that list what a paper contributes: those that begin with an ordinal, or are
 * items, in the section and soon after a sentence that announces contributions of its own.
 */
function listedContributions(sentences: readonly Sentence[]): ReadonlySet<number> {
  const listed = new Set<number>()
  sentences.forEach(({ text, section, role }, at) => {
    if (noveltyWhere[role] === undefined || !holds(announcesList, text) || !holds(ownWork, text))
      return
    for (const next of sentences.slice(at + 1, at + 1 + reach))
      if (
        next.section === section &&
        (noveltyWhere[next.role] ?? 0) >= leastListed &&
        (ordinal.test(next.text) || next.kind === 'list-item') &&
        // "Finally, the trial had no control group" counts off something else.
        sum(next.text, limitationCues) < leastLack
      )
        listed.add(next.index)
  })
  return listed
}

const listedWeight = 3

/** How much each sentence says what is new, given those that list contributions; below 0 where it is worded as news and is none. */
export function noveltyScorer(sentences: readonly Sentence[]): (sentence: Sentence) => number {
  const listed = listedContributions(sentences)
  return (sentence) => {
    const score = noveltyScore(sentence)
    const isList = listed.has(sentence.index) || (score > 0 && holds(lists, sentence.text))
    return isList ? Math.max(score, listedWeight) : score
  }
}

const firstWorth = 1
const whereFirst: Weights = { results: 0.2, limitations: 0.2, background: 0.2 }
/** What made no difference is news where it is said to be. */
const cameToNothing =
  /\b(?:not|n't) reach (?:statistical )?significance\b|\b(?:not|no) (?:statistically )?significant(?:ly)?\b/i
const saidToBeNews = /\bnovel\b|\bfor the first time\b|\bunlike\b|\bcontrary\b/i
const toReader = /\byour?\b/i

/** "The way we develop software" is everybody's. */
const ofAll = /\b(?:the ways?(?: in which)?|how) we \w+/gi
const round =
  /^(?:[\w ]{2,16}, )?(?:during|in|at|for|after) (?:the|each|our) (?:first|second|third|fourth|last|final|next|\w+th) (?:iterations?|rounds?|phases?|steps?|stages?|pass|passes)\b/i
const draws =
  /\bwe (?:\w+ly |here |also )?(?:draw|drew|rel(?:y|ied)|borrow(?:ed)?) (?:up)?(?:on|from)\b/i
const finds =
  /\b(?:we|study|paper|work|report|results?|data|analys[ei]s|findings?)(?: of this study)? (?:\w+ly |also |further )?(?:show|demonstrat|report|f[io]u?nd|reveal|indicat|observ)\w* (?:that\b[^.]*|the )\b(?:effective|safe|similar|longer|shorter|no \w+|beneficial|increas\w+|decreas\w+|related|associat\w+|correlat\w+|higher|lower|greater|fewer|differ\w*|significant\w*|prevalence|risk|reduc\w+)\b/i
const news =
  /\b(?:novel|new(?:ly)?|first|hitherto|unprecedented|previously|unlike|contrary|gap|in contrast|contributions?|not been|never)\b/i

/** "Its contributions include (1) …", "two contributions: i) …": they are told in one sentence, however long. */
const lists = /\bcontributions?\b[^.]{0,60}(?:\((?:1|i|a)\)|\s(?:1|i|a)\)) /i
const isUnique = /\b(?:is|are) unique in\b/i
const brings =
  /\bwe (?:\w+ly |here |also |therefore |then |thus |further )?(?:propos|introduc|present|develop|design|devis|deriv|formulat|releas|contribut|construct|creat|show|demonstrat|prove|provid|describ)\w*|\bto (?:propose|introduce|present|develop|design|demonstrate|prove|show)\b/i

/** A step of the work, and nothing of what it brings. */
const plainStep =
  /^(?:(?:in this \w+|here|first|then|next|to this end),? )?we (?:\w+ly |also |then )?(?:conduct|perform|recruit|collect|interview|survey|measur|carried out)\w*\b/i

/** Where a paper speaks of what it did itself, and has no gap to describe that others left. */
const tellsOfItself: ReadonlySet<Sentence['role']> = new Set([
  'discussion',
  'conclusion',
  'results',
  'limitations',
])
/** What the words of news are worth where something beside them says that it is none. */
const noNews = -1

/** How much a sentence says what is new. Novelty has to be worded: place alone gives nothing. */
function noveltyScore(sentence: Sentence): number {
  const isUnseen = tellsOfItself.has(sentence.role) && holds(unseenBefore, sentence.text)
  const isToClose = isUnseen || holds(closesGap, sentence.text)
  const first =
    [boxOfNews, firstOfKind, addsToKnown].some((one) => holds(one, sentence.text)) ||
    claimsFirst(sentence.text) ||
    isToClose
  const where = noveltyWhere[sentence.role] ?? (first ? whereFirst[sentence.role] : undefined)
  const cued =
    sum(sentence.text.replace(ofAll, ' '), noveltyCues) +
    (sentence.role === 'abstract' && holds(means, sentence.text) ? meansWorth : 0)
  // A figure that was reached is a result, however new.
  if (isAchievement(sentence.text) && /\d/.test(sentence.text) && !holds(proposes, sentence.text))
    return noNews
  if (
    holds(plainStep, sentence.text) &&
    !holds(news, sentence.text) &&
    !holds(brings, sentence.text)
  )
    return noNews
  const isAdvice = holds(recommends, sentence.text)
  if (isAdvice && !holds(news, sentence.text) && !holds(proposes, sentence.text)) return noNews
  if (holds(statesAim, sentence.text) && !holds(neverAsked, sentence.text)) return noNews
  if (where === undefined || cued === 0) return 0
  if (
    !first &&
    ![ownWork, isUnique, setAgainst, ...setsApart, isProposed].some((own) =>
      holds(own, sentence.text),
    )
  )
    return noNews
  if (holds(pointsOnward, sentence.text) || holds(lacks, sentence.text)) return noNews
  if (holds(toReader, sentence.text)) return noNews
  if (holds(announcesOnly, sentence.text)) return noNews
  if (holds(asks, sentence.text) && !holds(news, sentence.text) && !holds(brings, sentence.text))
    return noNews
  if (
    /\bin (our |a |an )?(previous|earlier|prior|recent) (work|paper|study)\b/i.test(sentence.text)
  )
    return noNews
  // "We also developed a reader and took part in its trial": what was done before this paper is not new in it.
  if (holds(done, sentence.text) && !/\b(?:here|this (?:paper|work|study))\b/i.test(sentence.text))
    return noNews
  const background = first
    ? 0
    : /\b(recent(ly)?|has been|have been (proposed|developed|introduced)|previous(ly)? (work|studies) ha)/i.test(
          sentence.text,
        )
      ? 1.2
      : 0
  // "Given a query, we derive its vector": a step of the procedure.
  const step =
    /^(?:given|for each|at (?:run|test|training|inference)[- ]?time|at inference|during (?:training|inference))\b/i.test(
      sentence.text,
    ) && !/\b(?:novel|new|first)\b/i.test(sentence.text)
      ? 2
      : 0
  // What a round of the procedure brought, and what is built upon, is not what the paper brings.
  const taken = holds(round, sentence.text) || holds(draws, sentence.text) ? 2 : 0
  // "This study showed that X rose with Y": a finding, unless it is said to be news.
  const finding = holds(finds, sentence.text) && !holds(news, sentence.text) ? 1.7 : 0
  // A list of contributions is long by right.
  const listing = holds(lists, sentence.text) ? 1.6 : 0
  const beside = holds(aside, sentence.text) ? 1.6 : 0
  const isNothing = holds(cameToNothing, sentence.text) && !holds(saidToBeNews, sentence.text)
  const doubt =
    (isNothing || holds(unsure, sentence.text) ? 2 : 0) + (holds(isEmpty, sentence.text) ? 2.5 : 0)
  const worded = first ? Math.min(1, form(sentence)) : form(sentence)
  return (
    cued +
    where +
    listing +
    (first && !isToClose ? firstWorth : 0) -
    background -
    step -
    taken -
    finding -
    beside -
    doubt -
    worded
  )
}
