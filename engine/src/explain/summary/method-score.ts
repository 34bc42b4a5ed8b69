import { holds, sum } from '../../text/holds.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { namesAim } from './aim-cues.ts'
import { methodFacets } from './method-facets.ts'

const methodWhere: Weights = {
  methods: 1.4,
  abstract: 1.1,
  appendix: 0,
  other: 0.5,
  introduction: 0,
  results: 0.3,
}

/** "Our model achieves 28.4 BLEU": what came out, wherever it stands. */
const achieves =
  /\b(achiev|attain|reach|obtain|establish|outperform|surpass|exceed|yield|caught|catches|score[sd]?\b|found\b|missed\b)\w*\b[^.]{0,60}(\d+(\.\d+)? ?%|\d\.\d|\b(state[- ]of[- ]the[- ]art|BLEU|ROUGE|F1|accuracy)\b)/i

/** True for a sentence that states what the work reached, in numbers or against others. */
export const isAchievement = (text: string): boolean => holds(achieves, text)

const conventions =
  /\bwe (?:will |also )?define an? [\w -]{2,30} as\b|\bwe (?:will |shall |also )?(?:use|save|reserve|adopt|employ) (?:the |a |this )?(?:\w+ )?(?:terms?|notations?|symbols?|abbreviations?|words?|shorthand|conventions?)\b|(?:^|[,;:] )we (?:\w+ )?(?:write|denote|abbreviate)\b|\bwe use \S{1,12} (?:when|where|to denote|to refer|as shorthand|instead of)\b/i
const defines =
  /^(?!The |This |These |Our |Each |An? )(?:\p{Lu}[\p{Ll}-]+)(?: (?:and |of |in )?[\p{Ll}-]+){0,4} (?:involves|requires|refers to|means|denotes)\b/u
const hasBecome =
  /^(?!(?:all|each|every|the) )[^,;:]{0,120}?(?:, [^,;:]{0,60})?\b(?:has|have) (?:\w+ly |also |long |recently )?(?:become|led|made|shown|given|brought|enabled|been (?:(?:widely|used|proposed|shown|studied)\b|(?:\w+ly )?(?:creat|develop|introduc|appli|investigat|explor|address|publish|report)(?:e?d)\b)|(?:reduc|improv|achiev|increas|chang|allow|attract|receiv|emerg|advanc|demonstrat)ed)\b/i
const gluedCaption =
  /^(?:Fig(?:ure)?|Table|FIGURE|TABLE)s?\.? ?\d+\.?(?:\p{Lu}\p{L}| \p{Lu}\p{Ll}+ \p{Ll}+ of\b)/u
/** How many had to be asked, so that what was looked for would show. */
const ofPower =
  /\b(?:(?:statistical )?power (?:of|to|analysis|calculations?)|sample[- ]sizes?|(?:adequate|sufficient|statistical) power|effect[- ]sizes?|powered (?:to|for)|required to (?:demonstrate|detect|show|achieve)|planned to (?:include|enrol\w*|recruit)|anticipated (?:loss|drop-?out)|(?:would|should|had to|needed to) (?:be|have been) (?:recruited|included|enrolled)|lost to follow-?up)\b/i
/** A program without what was done with it. */
const onlySoftware =
  /^[^.;]{0,90}\b(?:(?:was|were|is|are) (?:\w+ly )?(?:performed|analy[sz]ed|conducted|carried out|done|computed|processed|made)|used)\b[^.;]{0,40}\b(?:SPSS|SAS|STATA|R software|software|GraphPad|Statistica|JMP|Excel)\b/i
const test =
  /\b(?:tests?|regressions?|ANOVA|ANCOVA|analysis of (?:co)?variance|models?|Kaplan|survival|chi|intention)\b/i
/** Where something is to be seen, or was said. */
const pointsTo =
  /^(?:fig(?:ure)?|table|algorithm|appendix)s?\.? ?[\w.]+ (?:exhibits?|provides?|contains?|details?|describes?|outlines?|depicts?)\b|\bwe (?:can )?(?:see|report|show|list|give|depict|illustrate) (?:\w+ )?(?:details|an example|in (?:fig|table|section|appendix))|\bin (?:the )?(?:previous|preceding|above|following|next) sections?\b|\bas (?:described|explained|discussed|detailed|shown) in (?:section|appendix|fig|table)|^in (?:§|section|appendix)|\bwe (?:\w+ )?(?:in|at) (?:section|appendix) \d/i
/** What a part of it reached, by a measure. */
const reached =
  /\b(?:accuracy|precision|recall|performance|quality|agreement)\b[^.;]{0,80}\b(?:is|was|are|were) (?:\w+ )?(?:near|high|low|good|perfect|excellent|poor|comparable)|\b(?:gives?|gave|got|has|have|had|shows?|making)\b[^.;]{0,60}\b(?:(?:precision|recall|accuracy|f-?(?:score|measure|1)) of|\d[\d.]* ?% (?:precision|recall|accuracy|f-?(?:score|measure|1))|processing speed)/i
/** How the lot was written down. */
const ofLot = /\brandomi[sz]ation (?:schedule|list|sequence|code|table)s?\b/i
/** "To evaluate the safety of …": an aim as a heading has it. */
const bareAim = /^(?:to|aims?:? to|objectives?:? to) \p{Ll}+ (?!.*\b(?:we|was|were|is|are)\b)/iu
const acts = /\b(?:we|our|was|were|this (?:study|paper|work))\b/i

/** A step beside the main ones: what was done to make sure, and what was done, too. */
const sideStep =
  /^(?:in addition|additionally|furthermore|moreover)\b|^(?:therefore,? )?(?:to|in order to) (?:further |also |better )?(?:confirm|verify|ascertain|rule out|exclude|complement|corroborate|double-?check)\b|\bcontrol (?:\w+ )?experiments?\b|\b(?:was|were|we) also (?:performed|done|conducted|carried out|measured|tested)\b/i

const inOwnVoice = /\b(we|our|was|were)\b/i
const ofEarlierWork =
  /\b(previous(ly)?|prior|earlier) (work|studies|approaches)|\bhas been\b|\bhave been (used|proposed|shown)\b|\bfuture\b|\bfurther research\b/i
const ofOutcome =
  /\b(significant(ly)?|outperform\w*|worse|better|increased|decreased|improves?|improved|higher|lower) (in|by|than|the|compared|with)?\b|\b\d+(\.\d+)?x\b|\bspeed-?ups?\b|\bp\s?[<=>]\s?0?\.\d|\b(?:was|were) \d+(?:\.\d+)? ?% ?\(|\b(results?|findings) (show|indicate|suggest|demonstrate|reveal)/i
const ofSight =
  /\bwe (?:have )?(?:discuss|report|present)(?:ed)? (?:here )?(?:the )?(?:results|findings)\b|\d ?% (?:of|in) (?:the )?[\w -]{3,40}? (?:reported|had|experienced|showed|developed|achieved|discontinued)\b|\b(?:was|were|is|are) (?:estimated|found|calculated|determined|shown|observed) (?:to be|at|as) (?:about |only |nearly )?\d|\b(?:results?|findings) of (?:the|this|our|these) [^.;]{3,60}\b(?:show|indicat|reveal|suggest|demonstrat)(?:ed|s|e)? that\b|\b(?:levels?|rates?|amounts?|expression|production) of [^.;]{2,40} (?:was|were) (?:only |about |nearly |un)?(?:\d+ ?%|changed|higher|lower|increased|decreased)|\b(?:our|the|these) (?:\w+ )?(?:experiments?|evaluations?|analys[ei]s)\b[^.;]{0,60}\b(?:show|demonstrate|indicate|reveal|suggest)(?:s|ed)? that\b|^compared (?:to|with)\b(?!.*\b(?:we|was|were)\b)|\b(?:was|were) found to\b|\bwe (?:\w+ )?(?:observed?|found|note|notice) that\b|\banother observation\b|^results (?:show|indicate)|\bshowing an? \w+ (?:improvement|increase|decrease)|\bis an? (?:research )?(?:method|methodology|technique|approach) (?:to|that|for|which)\b|\bcan be influenced\b|^notice that\b/i
const ofRivals =
  /\b(?:strong|simple|competitive|popular|common|standard) (?:[\w-]+ ){0,3}baselines?\b|^[\W\d]*(?:publish|report|ensure|avoid|standardi[sz]e|encourage|disclose|track|develop|adopt|invest)\b|\bintuitively\b|\bwe (?:would )?expect\b|\bfor the (?:\w+ )?map\b|\b(?:lies?|fall|falls) within\b|\bmust inject\b|^see (?:also )?(?:fig|table|section|appendix)|\b(?:might|may) (?:also )?need to\b/i
const advises =
  /^[^.;:]{0,30}\b(?:developers|researchers|practitioners|companies|authors|clinicians|educators), [^.;]{4,60}, (?:\w+ )?(?:should|must|ought to)\b|\b(?:developers|researchers|practitioners|polic(?:y ?makers|ies)|companies|authors|teams|organi[sz]ations|reviewers|governments?|clinicians|physicians|institutions|users|educators|teachers|stakeholders) (?:\w+ )?(?:should|must|ought to)\b|\bwe (?:recommend|advise|urge|encourage)\b/i
const notDone =
  /\bit is (?:also )?possible (?:for|that|to)\b|\bwe (?:have |had |did |do )(?:not|n[’']t) (?:include|consider|use|take)\w*\b/i
/** What stands below a table, what is now to be told, what is argued, and what beat others. */
const noStep =
  /\bwe (?:\w+ )?(?:obtain|achieve|prove|derive|establish|get|gain) (?:an? |the )?(?:[\w-]+ ){0,3}(?:separations?|(?:lower|upper) bounds?|speed-?ups?|gaps?|improvements?|gains?|reductions?)\b|^(?:[^,;.]{1,40}, )?we (?:\w+ )?(?:discuss|comment on|touch (?:up)?on|elaborate on|look (?:at|into))\b|(?:^|, )(?:\w+ )?we (?:\w+ )?(?:argue|speculate|posit|contend|envision) that\b|^(?:notes?|sources?|source data|abbreviations?|legend)\s?:|\bwe (?:will|shall) (?:now|next|first) (?:\w+ )?(?:defin|introduc|describ|discuss|present|turn|explain|review|outlin)|\b(?:that|which) (?:\w+ly )?(?:surpass|outperform|exceed)(?:es|s|ed)?\b/i
/** True of what tells no step of the work, whatever its words. */
export const isNoStep = (text: string): boolean => holds(noStep, text)

/** True of what might be done, and of what was not. */
export const isNotDone = (text: string): boolean => holds(notDone, text)
const isIdle =
  /\b(?:is|are) (?:also )?(?:capable of|able to)\b|\bour (?:\w+ )?(?:understanding|knowledge) (?:of|about)\b[^.;]{0,60}\b(?:is|are|remains)\b|\b(can|could|may|might) (also )?be (interpreted|considered|seen|viewed|thought|regarded)\b|^there (are|is) (some|several)\b|, there (are|is) (some|several)\b|\bremained? (low|high|small)\b|\bin this section\b|\bis not (sufficient|enough)\b/i
const givesAccess =
  /https?:\/\/|\bdownload(ed|s)? (link|at|from|here)\b|\bavailable (at|from|on|via|through|upon)\b|\bhere for\b/i
const ofConsent =
  /\b(ethic\w*|(?:informed|written) consent|consent (?:was|were) obtained|approved by|review board|approval (?:was|were) obtained)\b/i
/** "This study was conducted in accordance with the Declaration of …": by what rules, and not how. */
const byRules =
  /^(?:all |the |this |our )?(?:\p{L}[\p{L}‐-]* ){0,4}(?:study|trial|protocol|experiments?|research|procedures?|investigation|work)(?: (?:of|on|in) [^,;.()]{2,40}?)? (?:was|were) (?:\w+ )?(?:conducted|performed|carried out|done|designed) (?:according to|in (?:full )?(?:accordance|agreement|conformity|compliance|line) with)\b/iu

/** How much a sentence tells of one facet of the method. */
export function methodScore(sentence: Sentence, facet: keyof typeof methodFacets): number {
  const where = methodWhere[sentence.role]
  const cued = sum(sentence.text, methodFacets[facet])
  if (where === undefined || cued === 0) return 0
  if (sentence.role === 'other' && !holds(inOwnVoice, sentence.text)) return 0
  const opening = sentence.role === 'methods' ? 0.6 * (1 - sentence.place) : 0
  return cued + where + opening - costOf(sentence)
}

const costs = new WeakMap<Sentence, number>()

/** What speaks against a method in a sentence, whatever the facet; read once for all of them. */
function costOf(sentence: Sentence): number {
  const cost = costs.get(sentence) ?? readCost(sentence)
  costs.set(sentence, cost)
  return cost
}

function readCost(sentence: Sentence): number {
  const foreign = holds(ofEarlierWork, sentence.text) ? 1.2 : 0
  const outcome = holds(ofOutcome, sentence.text) ? 1.2 : 0
  // "Undoubtedly, such models have reduced errors": how things have come to stand is no step of the work.
  const known = holds(hasBecome, sentence.text) && !holds(acts, sentence.text) ? 2.5 : 0
  // What was seen when it was done, and what a kind of method is for, is not how it was done.
  const seen = holds(ofSight, sentence.text) ? 3 : 0
  const achievement = isAchievement(sentence.text) || holds(reached, sentence.text) ? 2.5 : 0
  // What others built to be compared with, advice to readers, expectations and maps tell of no method.
  const beside = holds(ofRivals, sentence.text) ? 3.5 : 0
  // "Figure 1CONSORT diagram": a caption that a text holds without its own place.
  const caption = holds(gluedCaption, sentence.text) ? 3 : 0
  // What was to be found out is not how it was.
  const aim = holds(bareAim, sentence.text) ? 3 : namesAim(sentence.text) ? 1.6 : 0
  // What others ought to do is advice.
  const advice = holds(advises, sentence.text) ? 3 : 0
  // That it might be done so, or that two things differ, tells of nothing that was done; neither does what was not.
  const idle = holds(notDone, sentence.text) ? 3 : holds(isIdle, sentence.text) ? 1.5 : 0
  // What a word or a letter stands for, and what a kind of thing involves, is no step of the work.
  const convention =
    holds(conventions, sentence.text) ||
    (holds(defines, sentence.text) && !holds(acts, sentence.text))
      ? 3
      : 0
  const power = holds(ofPower, sentence.text) ? 3.2 : 0
  const software = holds(onlySoftware, sentence.text) && !holds(test, sentence.text) ? 1.6 : 0
  const pointer = holds(pointsTo, sentence.text) ? 2.8 : 0
  const lot = holds(ofLot, sentence.text) ? 1.2 : 0
  const access = holds(givesAccess, sentence.text) ? 1.5 : 0
  const consent = holds(byRules, sentence.text) ? 3 : holds(ofConsent, sentence.text) ? 1.5 : 0
  const side = holds(sideStep, sentence.text) ? 1.6 : 0
  return (
    beside +
    side +
    advice +
    aim +
    idle +
    convention +
    foreign +
    known +
    caption +
    power +
    lot +
    pointer +
    software +
    outcome +
    seen +
    achievement +
    access +
    consent +
    form(sentence)
  )
}
