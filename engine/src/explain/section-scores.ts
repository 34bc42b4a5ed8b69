import type { SectionRole } from '../document/paper-document.ts'
import { leansBack, type Sentence } from './sentence.ts'

type Weights = Partial<Record<SectionRole, number>>
type Cues = readonly (readonly [RegExp, number])[]

const sum = (text: string, cues: Cues) =>
  cues.reduce((total, [pattern, weight]) => total + (pattern.test(text) ? weight : 0), 0)

/** Wording that costs a sentence in every section. */
function form(sentence: Sentence): number {
  const { text } = sentence
  const length = text.match(/\S+/g)?.length ?? 0
  let cost = 0
  if (leansBack(text)) cost += 1.2
  if (length > 45) cost += 0.8
  if (length < 9) cost += 0.6
  if (/\?\W*$/.test(text)) cost += 2
  if (/:\W*$/.test(text)) cost += 1.5
  if (/\b(see|cf\.) (section|fig|table|appendix|supplement|below|above)/i.test(text)) cost += 0.5
  if ((text.match(/\[[\d,\s–-]+\]|\((?:[^()]*\b(?:19|20)\d\d[a-z]?)[^()]*\)/g)?.length ?? 0) > 1)
    cost += 0.8
  return cost
}

const noveltyCues: Cues = [
  [
    /\b(for the first time|the first (to|study|report|work|time|method|model|demonstration|large-scale|systematic)|first-ever|to (the best of )?our knowledge)\b/i,
    3,
  ],
  [/\b(our|main|key|the following|major) (\w+ )?contributions?\b/i, 2],
  [
    /\bwe (\w+ly )?(here |also |therefore |then |thus |further )?(propos|introduc|present|develop|design|devis|deriv|formulat|releas|contribut)(e|es|ed)?\b/i,
    2.4,
  ],
  [
    /\b(this|the present|our) (paper|work|study|article) (\w+ly )?(propos|introduc|present|develop|describ|offer|provid|contribut|extend|show|demonstrat)/i,
    2.2,
  ],
  [/\b(novel|new(ly)?|original|unprecedented|previously (unknown|undescribed|unreported))\b/i, 1.2],
  [
    /\b(unlike|in contrast to|as opposed to|compared (to|with)|departs? from|differs? from|extends?) (\w+ ){0,3}(previous|prior|existing|earlier|other|traditional|standard|conventional|most)\b/i,
    1.5,
  ],
  [
    /\b(here,? we|in this (paper|work|study|article|letter),? we|we (show|demonstrate|prove|report|find|identify|provide) )/i,
    1.2,
  ],
  [
    /\b(this|our) (approach|method|framework|model|finding|discovery|result) (allow|enabl|provid|open|extend|reveal|challeng)/i,
    1,
  ],
]
const noveltyWhere: Weights = {
  abstract: 1.2,
  introduction: 1,
  conclusion: 0.8,
  discussion: 0.5,
  other: 0.2,
  front: 0,
}

/** How much a sentence says what is new. Novelty has to be worded: place alone gives nothing. */
export function noveltyScore(sentence: Sentence): number {
  const where = noveltyWhere[sentence.role]
  const cued = sum(sentence.text, noveltyCues)
  if (where === undefined || cued === 0) return 0
  const background =
    /\b(recent(ly)?|has been|have been (proposed|developed|introduced)|previous(ly)? (work|studies) ha)/i.test(
      sentence.text,
    )
      ? 1.2
      : 0
  return cued + where - background - form(sentence)
}

/** The four things that a methods section should say; one claim is sought for each. */
export const methodFacets = {
  design: [
    [
      /\b(randomi[sz]ed|double-blind|placebo|crossover|cohort|case-control|cross-sectional|longitudinal|prospective|retrospective|observational|qualitative|mixed-methods|systematic review|meta-analysis|case study|survey|interviews?|controlled (trial|experiment|study)|pilot|within-subjects?|between-subjects?|factorial)\b/i,
      2,
    ],
    [
      /\b(study|experiment|trial|research|experimental|review) (design|was (designed|conducted|carried|performed)|protocol)\b/i,
      2,
    ],
    [
      /\b(our|the|proposed) (model|method|approach|algorithm|system|framework|architecture|network|encoder|pipeline) (is|are|consists?|follows|uses|takes|has|works|comprises|contains|combines|relies)\b/i,
      2,
    ],
    [
      /\bwe (propose|present|introduce|formulate|define|model|construct|build|design|develop|consider)\b/i,
      1.4,
    ],
  ],
  data: [
    [
      /\b\d[\d,.]*\s(\w+\s){0,3}(patients?|participants?|subjects?|individuals?|adults|children|women|men|mice|rats|animals|volunteers|students|respondents|samples?|images?|sentences?|documents?|papers?|articles|studies|records|examples?|tokens|pairs|questions|instances|cells|specimens|birds|sites|countries|households|hospitals|schools|plots|trees|genes|genomes|sequences)\b/i,
      2.4,
    ],
    [
      /\b(recruited|enrol+ed|sampled|collected|gathered|obtained from|drawn from|included|eligible|inclusion criteria|downloaded|retrieved|purchased)\b/i,
      1.4,
    ],
    [
      /\b(data ?sets?|corpus|corpora|benchmark|database|registry|cohort|training (set|data)|test set|dev(elopment)? set|survey data|biobank|imagenet|wikipedia|pubmed|medline|wmt)\b/i,
      1.2,
    ],
  ],
  procedure: [
    [
      /\bwe (then |first |also |further |next |randomly |subsequently )?(train(ed)?|use[d]?|employ(ed)?|appl(y|ied)|compute[d]?|measure[d]?|perform(ed)?|conduct(ed)?|extract(ed)?|implement(ed)?|fine-tune[d]?|pre-?train(ed)?|estimate[d]?|calculate[d]?|simulate[d]?|compare[d]?|adopt(ed)?|optimi[sz]e[d]?|sequenced|incubated|carried out)\b/i,
      1.8,
    ],
    [
      /\b(was|were) (then |also |subsequently |first )?(performed|measured|conducted|carried out|treated|administered|incubated|extracted|recorded|assessed|prepared|assigned|trained|computed|calculated|amplified|sequenced|determined|estimated|monitored|stained|cultured|implemented|analy[sz]ed|coded|quantified|evaluated)\b/i,
      1.6,
    ],
    [/\busing (an?|the)? ?\w+/i, 0.6],
  ],
  analysis: [
    [
      /\b(anova|t-?tests?|chi-square|mann-whitney|wilcoxon|kruskal|regression|mixed[- ]effects|mixed models?|bayesian|kaplan-meier|cox|bonferroni|statistical(ly)? (analys|signific|test)|bootstrap|cross-validation|confidence intervals?|multivaria\w+|principal component|cluster analysis|thematic analysis|meta-regression|random forest|logistic)\b/i,
      2.2,
    ],
    [
      /\b(evaluat(e|ed|ion)|metrics?|measured? by|assessed (by|with|using)|bleu|rouge|f1|f-?score|accuracy|precision and recall|mean squared error|auc|perplexity|baselines?)\b/i,
      1.2,
    ],
    [
      /\b(spss|stata|sas|matlab|python|pytorch|tensorflow|r (version|software)|r core team|graphpad|imagej)\b/i,
      1.2,
    ],
  ],
} as const satisfies Record<string, Cues>
const methodWhere: Weights = {
  methods: 1.4,
  abstract: 1.1,
  appendix: 0,
  other: 0.5,
  introduction: 0,
  results: 0.3,
}

/** How much a sentence tells of one facet of the method. */
export function methodScore(sentence: Sentence, facet: keyof typeof methodFacets): number {
  const where = methodWhere[sentence.role]
  const cued = sum(sentence.text, methodFacets[facet])
  if (where === undefined || cued === 0) return 0
  const foreign =
    /\b(previous(ly)?|prior|earlier) (work|studies|approaches)|\bhas been\b|\bhave been (used|proposed|shown)\b|\bfuture\b/i.test(
      sentence.text,
    )
      ? 1.2
      : 0
  const opening = sentence.role === 'methods' ? 0.6 * (1 - sentence.place) : 0
  return cued + where + opening - foreign - form(sentence)
}

const findingCues: Cues = [
  [
    /\b(we|authors|results?|experiments?|analys[ei]s|findings|data|study|model|evaluation|simulations?) (\w+ly |also |here |further |then |that |of .{0,30}? )?(found|find|show(s|ed|n)?|observed?|demonstrate[sd]?|reveal(s|ed)?|indicate[sd]?|confirm(s|ed)?|suggest(s|ed)?|outperform(s|ed)?|achieve[sd]?|obtain(s|ed)?|yield(s|ed)?|identified|detected)\b/i,
    1.6,
  ],
  [
    /\b(outperform\w*|state[- ]of[- ]the[- ]art|significant(ly)?|improve(s|d|ments?)?|superior|better than|higher|lower|greater|fewer|more than|less than|increase[sd]?|decrease[sd]?|reduc(es|ed|tion)|associated with|correlat\w+|predict(s|ed)|no (significant )?(difference|effect|association|evidence)|did not differ|faster|slower|gains? of)\b/i,
    1.3,
  ],
  [/\d\s?%|\b\d+(\.\d+)?\s?(times|fold|points?|percentage points)\b/i, 1.1],
  [
    /\bp\s?[<=>≤]\s?0?\.\d|\b(OR|HR|RR|CI|AUC|F1|BLEU|ROUGE|IRR|SMD|SD|SE)\b\s?(of|was|=|:|score)?\s?\(?\d/,
    1.1,
  ],
  [/\d\.\d/, 0.5],
  [/\b\d{2,}\b/, 0.3],
]
const findingWhere: Weights = {
  results: 1.4,
  abstract: 1.3,
  conclusion: 0.4,
  discussion: 0.5,
  other: 0.1,
}

/** How much a sentence states a finding; wording alone or a number alone is not enough. */
export function findingScore(sentence: Sentence): number {
  const where = findingWhere[sentence.role]
  const cued = sum(sentence.text, findingCues)
  if (where === undefined || cued < 1.3) return 0
  let cost = form(sentence)
  if (
    /\b(was|were) (measured|collected|recruited|performed|conducted|carried out|calculated|used to)\b/i.test(
      sentence.text,
    )
  )
    cost += 1
  if (
    /\b(in|by) (previous|prior|earlier|other) (work|studies)|\bhas been (shown|reported)|\bhave (shown|reported|found)\b|\bet al\b/i.test(
      sentence.text,
    )
  )
    cost += 1.4
  if (
    /\b(we (hypothesi[sz]e|expect|aim|propose|introduce|define|assume)|we will|future)\b/i.test(
      sentence.text,
    )
  )
    cost += 1.2
  if (/^(fig|table|\(?[a-z]\))/i.test(sentence.text)) cost += 1.5
  return cued + where - cost
}

const limitationCues: Cues = [
  [/\b(limitations?|shortcomings?|drawbacks?|weakness(es)?|caveats?)\b/i, 2.2],
  [
    /\b(limited (to|by|in)|restricted to|confined to|only (a |one |two |three |tested|evaluated|considered|included|applies|used|covers?|focus\w*))\b/i,
    1.4,
  ],
  [
    /\bwe (did|do|could|can|were|are|have) ?n[o']t\b|\b(this|our|the present|the) (study|work|paper|analysis|model|method|approach|system|sample|data) (did|do|does|could|can|was|were|is|are|may|might|cannot) ?(not|n't|be (biased|limited|confounded))\b|\bcannot\b/i,
    1.5,
  ],
  [
    /\b(future (work|research|studies|investigations?|directions?)|remains? (to be|an open|unclear|unknown)|left (for|to) future|further (research|studies|work|investigation) (is|are|should|will|would)|needs? to be (tested|confirmed|validated))\b/i,
    1.5,
  ],
  [
    /\b(small (sample|number|size)|selection bias|recall bias|self-report\w*|confound\w+|generali[sz]ab\w+|generali[sz]e to|single[- ](cent|institution|site)\w*|lack of|not representative|underpowered|low (statistical )?power|missing data|beyond the scope|should be interpreted with caution|caution)\b/i,
    1.3,
  ],
  [/^(however|nevertheless|although|despite|unfortunately)\b|\bhowever\b/i, 0.5],
]
const limitationWhere: Weights = {
  limitations: 2.4,
  discussion: 1.2,
  conclusion: 1,
  results: 0.2,
  abstract: 0.6,
  methods: 0,
  appendix: 0,
  other: 0.2,
}
const ownWork =
  /\b(we|our|this|the (present|current|proposed)|these|results?|findings|sample|data)\b/i

/** How much a sentence admits what the work does not cover, under that heading or any other. */
export function limitationScore(sentence: Sentence): number {
  const where = limitationWhere[sentence.role]
  if (where === undefined) return 0
  const cued = sum(sentence.text, limitationCues)
  if (cued === 0 || (sentence.role !== 'limitations' && !ownWork.test(sentence.text))) return 0
  const late = sentence.role === 'discussion' ? 0.6 * sentence.place : 0
  const foreign =
    /\b(existing|previous|prior|traditional|current|other|these) (methods?|approaches|work|studies|models|systems|techniques)\b/i.test(
      sentence.text,
    )
      ? 1.2
      : 0
  return cued + where + late - foreign - 0.6 * form(sentence)
}
