import type { Item } from './checklist-item.ts'
import {
  countedBefore,
  countsSubjects,
  dealtWith,
  fewCases,
  givesOwnNumber,
  ownNumber,
  plainNumber,
  studied,
  subjects,
} from './subject-counts.ts'

// What a study was done on: how many, and who was left out.

/** How many were studied. */
export const sampleSize: Item = {
  item: 'sample-size',
  name: 'sample size',
  stated: [
    /\bsample size\b (of|was|were|is|=|:|included|comprised) .{0,30}\d/i,
    { test: (text) => countsSubjects(text) },
    { test: (text) => givesOwnNumber(text) && subjects.test(text) },
    countedBefore,
    {
      test: (text) =>
        givesOwnNumber(text) && /\b(?:groups?|arms?|cohort|controls?|placebo)\b/i.test(text),
    },
    { test: (text) => countsSubjects(text, dealtWith) },
    fewCases,
  ],
  not: /\be\.g\.,? [^)]{0,30}\d|\bremaining (?:\d|\p{Ll}+ (?=pairs|patients|participants))(?!.*\b(?:constitut|random|enrol|includ|analy[sz]|evaluat|complet|compris)\w*)|\bnot (?:\w+ly )?(?:included|enroll?ed|recruited|counted) in\b|\bet al\b|\bgroups of\b|\bsub-?group(?: analys[ei]s)? of \d|\b(?:power|required|goal)\b[^.]*\bin each group\b|\bin each group\b[^.]*\b(?:power|required|goal)\b|\b(?<!\d in )(per|each|every) (group|cage|well|query|item|page|person|batch|second|plant|bin|word|token)\b|\b(worldwide|per second|annually|are diagnosed|estimated that|runtimes?|test cases)\b|\bof which each\b|\beach (having|with)\b|\bdepend\w* on sample size\b|\beach \w+ (required|requires|took|takes|needed|needs)\b|\bon average\b|\bsample size,? \(?n\)? (is|was|denotes|refers)\b|\b(layers|heads|iterations|dimensions?|epochs|sessions|wave functions?)\b|^(?:figs?\.?|figure|table|let|suppose|assume|consider|for each)\b|\blet us\b|\boutperform|\bno (?:\w+ ){1,3}(?:was|were) (?:observed|found|detected)\b|\bno evidence\b|\b(?:using|with) (?:only|as few as)\b|\b(?:been|is|are|was|were) (?:provided|supplied|deposited|archived) (?:in|as|at|on|with)\b/iu,
  beside:
    /^(?!.*\b(?:randomi[sz]ed|enroll?ed|entered|included|completed|recruited|treated|participated|underwent|analy[sz]ed|consented)\b)(?=.*\b(?:patients|subjects|participants|volunteers|individuals|people|women|men|children|adults|students|teachers|services)\b).*\b(?:screened|interviewed|approached|invited|assessed for eligibility|were (?:eligible|identified))\b/i,
  where: ['abstract', 'methods', 'results', 'other', 'appendix'],
  only: true,
  ownOnly: true,
  inCaptions: [{ test: (text) => givesOwnNumber(text) && subjects.test(text) }],
  counted: (text) =>
    Math.max(0, ...(ownNumber.exec(text)?.[0].match(/\d[\d,]*/g) ?? []).map(plainNumber)),
}

/** Who or what was left out. */
export const exclusions: Item = {
  item: 'exclusions',
  name: 'exclusions',
  stated: [
    /\bexclusion criteria\b/i,
    new RegExp(
      `^(?=.*\\b(${studied})s?\\b).*\\b(were|was|we|are|is|will be) (then |also |therefore |subsequently |\\w+ly )?(excluded?|discarded?|filtered out)\\b`,
      'i',
    ),
    /\b(were|was) (\w+ )?excluded(\s\[[\d,\s–-]+\])?\W*$|\b(?:were|was|are) (?:not eligible|ineligible)\b(?! for (?!inclusion|participat|evaluation|enrol|(?:the|this|our) (?:study|trial|survey|analys)))/i,
    /\beligibility criteria\b/i,
    /\b(excluded|removed|dropped|omitted) from (the |our |all |further |final |this )*(\w+ )?(analys[ei]s|calculations|data ?set|sample|study)\b/i,
    new RegExp(
      `\\b(?:(?:we|and) (?:\\w+ )?(?:discarded|excluded|filtered out)|we (?:\\w+ )?(?:discard|exclude|filter out)) (?!from)(\\w+ ){0,3}?(?:${studied}|tweet|retweet|post|comment|message|review|user|page|word|token|item|account|trial)s\\b`,
      'i',
    ),
    /\b(outliers?|duplicates|missing (data|values))\b.{0,40}\b(removed|excluded|imputed|discarded|handled)\b/i,
    new RegExp(
      `\\b(?:only|solely|exclusively)\\b[^.;]{0,80}\\b(?:${studied})s?\\b[^.;]{0,60}\\b(?:was|were) (?:included|considered|selected|retained|eligible)\\b|\\b(?:was|were) (?:restricted|limited) to (?:[\\w-]+ ){0,4}?(?:${studied})s?\\b`,
      'i',
    ),
    /\b(?:we|and) (?:\w+ )?remove[sd]? (?:all |any |those )?(?:[\w-]+ )?\p{Ll}+(?:s|people|data) (?:where|whose|who|which|that|with|without|in which|for which|shorter|fewer)\b/iu,
  ],
  not: /\b(could|can|may|might) (\w+ )?be (\w+ )?(removed|excluded|discarded)\b|\bexcluded from the (?:list|model|regression|equation)\b/i,
  // That the criteria were met, or stand elsewhere, names nobody who was left out.
  beside:
    /^(?!.*\bcriteria\b[^.]{0,40}:)(?=.*(?:\b(?:met|meet|meeting|met by|satisf\w+|fulfil\w*|check\w*)\b[^.;]{0,60}\bcriteria\b|\bcriteria\b[^.;]{0,80}\b(?:met|fulfilled|satisfied|checked|verified|published|described|reported|detailed|listed|modified|parallel|the same)\b))/i,
  where: ['methods', 'results', 'appendix'],
  ownOnly: true,
  under:
    /^(?:[\d.]+ )?(?:(?:(?:inclusion|eligibility) (?:and|or) )?exclusion(?: (?:and|or) inclusion)? criteria|exclusions|eligibility(?: criteria)?)\W*$/i,
}
