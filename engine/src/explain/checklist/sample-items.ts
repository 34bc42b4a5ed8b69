import type { Item } from './checklist-item.ts'
import {
  countedBefore,
  countsOfSource,
  countsPart,
  countsSubjects,
  dealtWith,
  fewCases,
  givesOwnNumber,
  groupsOfEach,
  otherDataSet,
  otherSurvey,
  ownNumber,
  plainNumber,
  studied,
  subjects,
  tookIn,
} from './subject-counts.ts'

// What a study was done on: how many, and who was left out.

/** What is counted beside, or by others than, those studied. */
const noSample =
  /^(?:he|she|if)\b|\b(?:could|might|can|would) be (?:enroll?ed|recruited|included)\b|^(?!.*\b(?:randomi|enroll?|recruit|analy[sz]ed|complet|assign|allocat|participat|remain|eligible (?:and|patients|participants)|(?:were|was|we) (?:\w+ )?includ)).*\b(?:screened|assessed|approached|contacted|invited) (?:for (?:eligibility|inclusion|participation)|to (?:participate|take part|join))\b|^(?:In|From) (?:an?|our|the|one) (?:previous|prior|earlier|preceding|former) |\b(?:cases|patients|people|infections|deaths) (?:ha(?:ve|d|s) )?been (?:\w+ )?(?:reported|diagnosed|confirmed|recorded|notified|infected|registered)\b|\b(?:includ\w*|contain\w*|consist\w*(?: of)?|compris\w*|has|had|with) (?:\d\d?|\p{L}+) (?:(?!of\b)[\p{L}-]+ ){0,3}(?:questions|items)\b|\bout of (?:these|those|the) \d\d? (?:questions|items)\b|\be\.g\.,? [^)]{0,30}\d|\bremaining (?:\d|\p{Ll}+ (?=pairs|patients|participants))(?!.*\b(?:constitut|random|enrol|includ|analy[sz]|evaluat|complet|compris)\w*)|\bnot (?:\w+ly )?(?:included|enroll?ed|recruited|counted) in\b|\bnot randomi[sz]ed (?:because|mainly|as|since|due|owing)\b|^(?!.*\bwe (?:\w+ )?(?:use|train|sampl|collect|select|analy[sz]|assembl|compil|curat|recruit|enrol)).*\bet al\b|\bgroups of\b(?! \d+ \w+ each\b)|\bsub-?group(?: analys[ei]s)? of \d|\b(?:power|required|goal)\b[^.]*\bin each group\b|\bin each group\b[^.]*\b(?:power|required|goal)\b|\b(?<!\d (?:[\p{L}-]+ ){0,3}(?:in|for) )(?<!^For )(?<!\b(?:enroll?ed|recruited|randomi[sz]ed) (?:in|to|into) )(per|each|every) (group(?! (?:consisted|comprised|contained|included))|cage|well|query|item|page|person|batch|second|plant|bin|word|token)\b|\b(worldwide|per second|annually|are diagnosed|estimated that|runtimes?)\b|\btest cases\b(?<!\b\d{1,6} test cases)|\bof which each\b|\beach (having|with)\b|\bdepend\w* on sample size\b|\beach \w+ (required|requires|took|takes|needed|needs)\b|\bon average\b|\bsample size,? \(?n\)? (is|was|denotes|refers)\b|\b(layers|heads|iterations|dimensions?|epochs|sessions|wave functions?)\b|^(?:figs?\.?|figure|table|let|suppose|assume|consider|for each(?! [^,]{1,40}, \d))\b|\blet us\b|\boutperform|\bno (?:\w+ ){1,3}(?:was|were) (?:observed|found|detected)\b|\bno evidence\b|\b(?:questionnaire|survey|scale|test)\b[^.;]{0,30}\b(?:with|of|contain\w*|includ\w*|consist\w*(?: of)?|compris\w*|has|had) (?:\d+|\p{L}+) (?:[\w-]+ )?(?:questions|items)\b|\b(?:\d+|\p{Ll}+)[- ]items? [^.;]*\bquestions?\b|\b(?:had|have|has) to complete \d|\b(?:postnatal|embryonic) days? \d|\bsample (?:buffers?|preparation|loading)\b|\bbase[- ]pairs?\b|\bdecision trees\b|\bwords (?:in|of) (?:the|our|its) vocabulary\b|\b(?:annotated|rated|label+ed|judged|coded|scored) by (?:\w+ ){0,2}(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){0,2}(?:people|persons|annotators|raters|individuals|authors|experts|judges|workers|students)\b|\bimage (?:analy[sz]er|analysis|processing)\b|\b(?:using|with) (?:only|as few as)\b|\b(?:been|is|are|was|were) (?:provided|supplied|deposited|archived) (?:in|as|at|on|with)\b/iu
/** A number near that of those studied: who was screened, or had to be. */
const besideSample =
  /^of (?:those|these|them)\b|^(?:the )?(?:\w+ )?(?:objectives?|aims?|purpose)s? (?:of|was|were)\b|\bto (?:estimate|calculate|determine) the (?:required )?sample size\b|\b(?:target|required|planned|projected|minimum) sample size (?:was|is|of)\b|\bsample size\b[^.;]*\b(?:needed|required|necessary|planned|calculated|estimated|determined|sufficient|adequate)\b|\b(?:planned|aimed|decided|intended|expected) to (?:recruit|include|enrol\w*)\b|\b(?:was|were) (?:observed|detected|found|seen|noted|reported) in \d|\bpower (?:of|=) ?\d|\b\d+ ?% power\b|^(?=[^=]*=[^=]*$)(?=.*\b(?:intervention|treatment|control|placebo|experimental) (?:group|arm)\b)|^(?!.*\b(?:randomi[sz]ed|enroll?ed|entered|included|completed|recruited|treated|participated|underwent|analy[sz]ed|consented)\b)(?=.*\b(?:patients|subjects|participants|volunteers|individuals|people|women|men|children|adults|students|teachers|services)\b).*\b(?:screened|interviewed|approached|invited|(?:assessed|evaluated) for eligibility|were (?:eligible|identified))\b/i

/** How many were studied. */
export const sampleSize: Item = {
  item: 'sample-size',
  name: 'sample size',
  stated: [
    /\bsample size\b (of|was|were|is|=|:|included|comprised) .{0,30}\d/i,
    { test: (text) => countsSubjects(text) },
    { test: (text) => givesOwnNumber(text) && subjects.test(text) },
    countedBefore,
    tookIn,
    {
      test: (text) =>
        givesOwnNumber(text) && /\b(?:groups?|arms?|cohort|controls?|placebo)\b/i.test(text),
    },
    { test: (text) => countsSubjects(text, dealtWith) },
    fewCases,
    // "rats were separated into 4 groups of 7 rats each", "1000 randomized trials were performed".
    groupsOfEach,
    /\b\d[\d,]* (?:[\w-]+ )?(?:trials|simulations|repetitions|replications|realizations|runs) (?:(?:were|was) (?:performed|run|conducted|carried out|simulated|generated)|have been (?:made|performed|run))\b/i,
    /\bwe (?:\w+ )?(?:r[au]n|perform(?:ed)?|simulated?|generated?) (?:\w+ )?\d[\d,]* (?:[\w-]+ )?(?:trials|simulations|repetitions|replications|realizations|runs|test cases)\b/i,
    // "They contain about 200M words", "trained on a corpus of 20 million tokens", "a set of 175 unsafe prompts".
    /\b(?:corp(?:us|ora)|data ?sets?|treebank|(?:training|test|evaluation) (?:set|data)|lexicon|dictionary|collection|they|it|set|total)\b[^.;]{0,40}\b(?:of|contains?|includes?|included|compris(?:es?|ing)|contained|containing|ha(?:s|d)|with) (?:(?:about|around|approximately|nearly|roughly|over|some|more than|only) ){0,2}\d[\d,. ]*(?:[kM]|K| million| billion)? (?:(?!of\b|in\b|and\b)[\w-]+ ){0,2}(?:words|tokens|sentences|documents|entries|examples|prompts|pairs|images|queries|questions|reviews|records|instances|utterances)\b/i,
  ],
  not: { test: (text) => noSample.test(text) || countsOfSource(text) },
  beside: { test: (text) => besideSample.test(text) || countsPart(text) },
  // What a model was trained on comes before what it was tried on.
  widely:
    /\bto train (?:our|the|this) |\bour (?:main|full|whole|entire|final) (?:sample|data ?set|corpus|cohort)\b|\bfinal sample\b/i,
  another: (first, second) => otherSurvey(first, second) || otherDataSet(first, second),
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
    /\bexclusion criteria\b|\bexcluded\b[^.;]{0,60}\b(?:following|reasons?|if|when)\b[^.;]{0,40}:$/i,
    new RegExp(
      `^(?=.*\\b(?:${studied})s?\\b|They\\b|Those\\b).*\\b(were|was|we|are|is|will be) (then |also |therefore |subsequently |\\w+ly )?(excluded?|discarded?|filtered out)\\b`,
      'i',
    ),
    /\b(were|was) (\w+ )?excluded(\s\[[\d,\s–-]+\])?\W*$|\b(?:were|was|are) (?:not eligible|ineligible)\b(?! for (?!inclusion|participat|evaluation|enrol|(?:the|this|our) (?:study|trial|survey|analys)))/i,
    /\beligibility criteria\b|\bexclusion criterion\b/i,
    /\b(excluded|removed|dropped|omitted) from (the |our |all |further |final |this )*(\w+ )?(analys[ei]s|calculations|data ?set|sample|study)\b/i,
    new RegExp(
      `\\b(?:(?:we|and) (?:\\w+ )?(?:discarded|excluded|filtered out)|we (?:\\w+ )?(?:discard|exclude|filter out)) (?!from)([\\w-]+ ){0,3}?(?:${studied}|quer(?:y|ie)|topic|entr(?:y|ie)|tweet|retweet|post|comment|message|review|user|page|word|token|item|account|trial)s\\b`,
      'i',
    ),
    /\b(?:we|and) (?:\w+ )?(?:omitted|excluded|removed|discarded|dropped) (?:these|those|such|all|any) (?:[\w-]+ ){0,2}?\p{Ll}+s (?:from|in) (?:the|our|all|further|any|subsequent)\b/iu,
    /\bonly (?:using|including|considering|analy[sz]ing|retaining|keeping) (?:the ones|those)\b/i,
    /\b(?:after )?(?:excluding|exclusion of) [^.;]{0,60}\b(?:missing|incomplete|erroneous|invalid|duplicate[sd]?|ineligible)\b[^.;]{0,80}\b(?:were|was) (?:\w+ ){0,2}(?:eligible|analy[sz]ed|included|retained|left)\b/i,
    /\b(outliers?|duplicates|missing (data|values))\b.{0,40}\b(removed|excluded|imputed|discarded|handled)\b|\bwe (?:\w+ ){0,2}(?:remove|exclude|discard|drop|filter)(?:d|ed|ped)? (?:out )?(?:all |any |the )?(?:outliers|(?:near-?)?duplicate[sd]?\b)/i,
    /\b(?:less|fewer|more|shorter|longer|smaller|larger) than \d[^.;]{0,40}\b(?:was|were) rejected\b|\b(?:were|was) not (?:included|considered) in (?:the|this|our) (?:study|analys[ei]s|sample|review|survey|experiments?)\b(?! design)/i,
    new RegExp(
      `\\b(?:only|solely|exclusively)\\b[^.;]{0,80}\\b(?:${studied})s?\\b[^.;]{0,60}\\b(?:was|were) (?:included|considered|selected|retained|eligible)\\b|\\b(?:stud(?:y|ies)|analys[ei]s|samples?|search(?:es)?|review|inclusion|enrol\\w*|recruitment|participation|eligib\\w+|participants|patients|data ?sets?|cohorts?|survey|trial|selection)\\b[^;]{0,120}?\\b(?:was|were) (?:restricted|limited|confined) to (?:[\\w-]+ ){0,4}?(?:${studied})s?\\b`,
      'i',
    ),
    /\b(?:we|and) (?:\w+ )?remove[sd]? (?:all |any |those )?(?:[\w-]+ )?\p{Ll}+(?:s|people|data) (?:where|whose|who|which|that|with|without|in which|for which|shorter|fewer)\b/iu,
    // "Six workers withdrew before they were randomised": who left by themselves is left out, too.
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty) (?:\([^()]{1,30}\) )?(?:(?:of|from|in) (?:the|these|those|them) )?(?:(?!and\b|of\b|in\b)[\p{L}-]+ ){0,3}?(?:withdrew\b(?! (?:from the (?:market|union|eu)|troops|cash|money|funds|funding))|dropped out\b|declined(?: to (?:take part|participate|be \w+)|,? (?:consent|participation))|refused (?:to (?:take part|participate|be \w+)|consent|participation)|(?:was|were) (?:lost to follow-?up|withdrawn\b(?! from (?:the market|circulation))))/iu,
  ],
  // A variable that a model leaves out, and a step of a method, leave nobody out.
  not: /\bexclud(?:e|ed|ing) (?:the )?(?:sex|gender|age|season|site|year|variables?|covariates?|predictors?|factors?|terms?|interactions?)\b (?:because|since|as|from|due)\b|\b(?:variables?|covariates?|predictors?) (?:was|were) excluded\b|\b(?:independent|explanatory|predictor) variables\b.*\bexcluded\b|\bwe (?:\w+ )?exclude (?:the |all )?(?:[\w-]+ ){1,2}from (?:the )?(?:\w+ )?(?:path|calculations?|computations?|similarit(?:y|ies)|scores?|metrics?|index|loss)\b|\b(could|can|may|might) (\w+ )?be (\w+ )?(removed|excluded|discarded)\b(?![^.;]*:$)|\bexcluded from the (?:list|model|regression|equation)\b|\bincluded in (?:\w+ ){0,2}(?:models?|regressions?|equations?)\b|\bdiscarded (?:in|into|down) (?:an?|the)\b/i,
  // That the criteria were met, or stand elsewhere, names nobody who was left out.
  beside:
    /\bas follows\W*$|\bcriteria (?:was|were) (?:\w+ly )?(?:set|chosen|designed|defined|used|applied) (?:in order )?to\b|^(?!.*\bcriteria\b[^.]{0,40}:)(?=.*(?:\b(?:met|meet|meeting|met by|satisf\w+|fulfil\w*|check\w*)\b[^.;]{0,60}\bcriteria\b|\bcriteria\b[^.;]{0,80}\b(?:met|fulfilled|satisfied|checked|verified|published|described|reported|detailed|listed|modified|parallel|the same)\b|\b(?:based on|according to|appl(?:y|ied|ying)|establish(?:ed)?|set of|specific|following)\b[^.;]{0,40}\b(?:inclusion|exclusion|eligibility) criteria\b))/i,
  leansBack:
    /\b(?:omitted|excluded|removed|discarded|dropped) (?:these|those|such)\b|^(?:These|Those|They|Such)\b/,
  where: ['methods', 'results', 'appendix'],
  ownOnly: true,
  hasAsides: true,
  under:
    /^(?:[\d.]+ )?(?:(?:(?:inclusion|eligibility) ?(?:and|or|[/&]) ?)?exclusion(?: ?(?:and|or|[/&]) ?inclusion)? criteria|exclusions|eligibility(?: criteria)?)\W*$/i,
}
