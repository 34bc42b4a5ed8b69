import type { Cues } from '../../text/holds.ts'

/** The things that a methods section should say; one claim is sought for each. */
export const methodFacets = {
  design: [
    [
      /\b(randomi[sz]ed|(?:double|single|triple)[- ](?:blind|mask)\w*|open[- ]label|placebo|cross-?over|cohort|case-control|cross-sectional|longitudinal|prospective|retrospective|observational|qualitative|mixed-methods|systematic review|meta-analysis|case study|survey|interviews?|controlled (trial|experiment|study)|pilot|within-subjects?|between-subjects?|factorial)\b/i,
      2,
    ],
    [
      /\b(study|experiment|trial|research|experimental|review) (design|was (designed|conducted|carried|performed)|protocol)\b/i,
      2,
    ],
    [
      /\b(our|the|proposed) (model|method|approach|algorithm|system|framework|architecture|network|encoder|pipeline) (is|are|consists?|follows|uses|takes|has|works|comprises|contains|combines|relies|leverages|employs)\b|\b(is|are) (based|built) (up)?on (an?|the) \w/i,
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
    // Of how many questions a form consists is no sample.
    [
      /\b(?:parts?|questionnaires?|forms?|scales?|inventor(?:y|ies)|instruments?|surveys?|tests?|checklists?|sections?)\b[^.;]{0,40}\b(?:includes?d?|consist\w*|compris\w*|contain\w*|has|had|have)\b[^.;]{0,20}\b\d+[^.;]{0,20}\b(?:questions|items|statements)\b/i,
      -2,
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
      /\b(was|were) (then |also |subsequently |first )?(performed|measured|conducted|carried out|treated|administered|incubated|extracted|recorded|assessed|prepared|assigned|trained|computed|calculated|amplified|sequenced|determined|estimated|monitored|stained|cultured|implemented|analy[sz]ed|coded|quantified|evaluated|filled|fitted|installed|inoculated|seeded|placed|injected|exposed|immersed|mounted|grown|harvested|mixed|heated|fed)\b/i,
      1.6,
    ],
    // A step by the question that it was taken for.
    [
      /^(?:(?:finally|first|next|then|therefore), )?(?:to|in order to) (?:investigate|determine|assess|examine|evaluate|test|measure|study|model|mimic|identify|quantify|compare|monitor|map)\b[^.;]*\b(?:was|were|we) (?!must\b|need\b|can\b|\w+ed that\b)/i,
      0.8,
    ],
    [/\busing (an?|the)? ?\w+/i, 0.6],
    // A procedure told in the present: "Each sentence receives a score", "The steps are tried in order".
    [
      /\b(is|are) (then |also |first |subsequently )?(tried|ranked|scored|weighted|selected|chosen|compared|computed|divided|split|sorted|mapped|replaced|deleted|inserted|removed|normali[sz]ed|fitted|encoded|embedded|revised|labelled|annotated|matched|tested|drawn|assigned|combined|refused|stored|initiali[sz]ed|sampled|updated)\b|\b(steps?|stages?|phases?) (is|are|was|were)\b|\bin (this|the following|that) order\b|\beach \w+( of the \w+)? (is|was|receives?|gets?|passes|goes)\b|\b(stores?|receives?|assigns?|ranks?|compares?|consists?|takes?) (an?|the|of|each|its)\b/i,
      1.4,
    ],
  ],
  outcome: [
    [
      /(?<!\b(?:on|of|for|in|to|with|at) (?:the |our |these )?)\b(?:primary|main|principal|co-?primary)(?: and secondary)? (?:[\w-]+ ){0,2}?(?:outcomes?|end ?-?points?|efficacy (?:variables?|parameters?))(?: measures?| variables?| parameters?)?(?: of (?:this|the|our) [\w -]{3,40}?| (?:in|for|at) [^,;.]{3,50}?|,[^,;.]{3,80},|,?\s?\([^()]{2,60}\))? (?:was|were|is|are|included|comprised|consisted|will be)\b(?! (?:\w+ly |not |also )?(?:examined|analy[sz]ed|compared|calculated|available|tested|missing|met|reached|achieved|similar|better|higher|lower|different|reported|worse|improved|reduced|based|(?:evaluated|assessed) (?:among|in|for)\b)\b)/i,
      3,
    ],
    [
      /\b(?:was|were) (?:\w+ly )?(?:the|our) (?:primary|main|principal) (?:[\w-]+ ){0,2}?(?:outcomes?|end ?-?points?)\b|\bas (?:the|our|a) (?:primary|main) (?:[\w-]+ ){0,2}?(?:outcomes?|end ?-?points?)\b/i,
      3,
    ],
    [
      /\b(?:outcomes?|end ?-?points?) (?:measures?|variables?) (?:was|were)\b|\b(?:outcomes?|end ?-?points?)(?: measures?| variables?)? (?:of interest (?:was|were)|included|comprised|consisted of)\b/i,
      2,
    ],
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
