import type { Cues } from '../../text/holds.ts'

const outcome =
  '(?!.*\\b(?:p ?[<=>]|significan\\w*|higher|lower|greater|fewer|than|increased|decreased|reduced|improved|similar)\\b)'

/** Wordings by which a sentence among results tells something else than what came out, with what they cost. */
export const noFinding: Cues = [
  // Who took part, and how they came to.
  [
    /\b(?:mean|median|average|overall) (?:\w+ )?age (?:was|of|for)\b|\(age:? [\d.]+ ?[±(]|\bwere (?:\w+ )?(?:older|younger)\b|\bage[ds]?[,:]? \d[\d.]* ?±|\b(?:was|were) (?:male|female|men|women|boys|girls|nurses|physicians|doctors|married|employed|smokers)\b|\b(?:fulfilled|met) (?:\w+ ){0,3}?(?:inclusion|exclusion|eligibility|criteria)\b|\bfor eligibility\b|\b(?:trial|study) (?:included|enrolled|recruited|comprised) (?:\w+ )?\d|\b(?:was|were) powered to\b|\bsample size\b|\bstudy announcement\b|\b(?:non-?|in)eligib\w+\b|\b(?:refus(?:ed|al)|declined|agreed) to participate\b|\blost to follow-?up\b|\b(?:completed|returned) the (?:survey|questionnaires?)\b|\bparticipation rate\b|^(?:a total of |in total,? |overall,? )?[\w-]+ (?:[\w-]+ )?(?:patients|participants|subjects|volunteers|individuals|children|women|men|adults) (?:with [^,;.]{3,60} )?(?:was|were) (?:identified|screened|enroll?ed|recruited|approached)\b|\bnot included (?:in|for) the (?:study|analysis|trial)\b/i,
    2.4,
  ],
  // What is still to be done.
  [
    /\bwe (?:\w+ )?(?:aim|plan|intend|hope|seek) (?:to|for|at)\b|\b(?:is|are|remains?) (?:still )?an open (?:topic|question|problem|issue|challenge)\b|\b(?:possible|natural|future|interesting|promising|obvious|straightforward) (?:extensions?|next steps?|continuations?|lines? of (?:work|research)|directions?) (?:of|for|to|is|are|would|could|involves?|includes?)\b/i,
    2.6,
  ],
  // That the arms were alike before anything was done.
  [
    /\b(?:baseline|demographic) (?:\w+ and \w+ )?(?:\w+ )?(?:characteristics|data|variables|features)\b|\b(?:subjects|patients|participants) at baseline\b|\bno (?:\w+ ){0,3}?differences?\b[^.;]{0,140}\bbefore the (?:intervention|treatment|study|operation|surgery|trial)\b|(?<!socio[-‐– ]?)\bdemographics?\b|\b(?:in terms of|with (?:regard|respect) to|regarding) (?:the )?(?:mean |patient |smoking |their )?(?:age|sex|gender|BMI|weight|height|status)\b|\b(?:at|between groups in) baseline\b[^.;]{0,80}\b(?:similar|comparable|alike|no (?:\w+ )?differences?|did not differ|well balanced)\b|\b(?:similar|comparable|no (?:\w+ )?differences?|did not differ|well balanced)\b[^.;]{0,80}\bat baseline\b/i,
    2.4,
  ],
  // A step of the procedure.
  [
    new RegExp(
      `\\b(?:was|were) (?:then |again )?(?:maintained|infected|incubated|seeded|inoculated|an?esthetized|instructed|diluted|plated|used,? as|attenuated by|repeated|titrated)\\b${outcome}`,
      'i',
    ),
    1.4,
  ],
  [
    new RegExp(
      `^(?:(?!\\b(?:that|which|who|when|if|after|once)\\b)[^,;]){1,160}\\b(?:was|were) (?:(?:then|first|next) )?(?:treated|stimulated|cultured|co-?incubated|coated|transfected|injected|harvested|stained|centrifuged|washed|homogeni[sz]ed|immersed|irradiated) (?:with|in|at|for|by|on|to|and)\\b${outcome}`,
      'i',
    ),
    2,
  ],
  [
    new RegExp(
      `\\b(?:was|were) (?:determined|computed|calculated|assessed|evaluated|tested|compared) (?:against|using|by|with|from|according)\\b${outcome}`,
      'i',
    ),
    1,
  ],
  // How long they were watched, by what means a figure was come by, and what holds in every plot.
  [
    new RegExp(
      `\\b(?:was|were) (?:\\w+ly )?(?:observed|monitored|followed(?: up)?|tracked|housed|kept|raised) (?:for|over) (?:[\\w-]+ ){1,3}?(?:hours?|days?|weeks?|months?|years?)\\b${outcome}`,
      'i',
    ),
    2.6,
  ],
  [
    /^(?!.*\b(?:best|highest|lowest|better|worst)\b[^.;]{0,40}\b(?:was|were)\b)[^.;]*\b(?:was|were) (?:achieved|obtained|generated|produced|acquired) (?:by (?:using|means of|applying|running|averaging)|using|with the help of)\b/i,
    2.4,
  ],
  [
    /^(?:in|for) (?:all|each|both|every) (?:of )?(?:the |these |our )?(?:\w+ )?(?:figures?|plots?|panels?|graphs?)\b(?!.*\b(?:see|shows?|(?:is|are|was|were|be) (?:seen|observed|found)|(?:we|one) (?:\w+ )?(?:observed?|find|found))\b)/i,
    3,
  ],
  // Where they are to be seen, and of how many there were data.
  [
    /^(?:(?:the|our|these|all) )?(?:\w+ ){0,2}results (?:of [\w ]{3,60} )?(?:is|are|were|was) (?:\w+ly )?(?:displayed|shown|listed|reported|presented|summari[sz]ed|given|tabulated|depicted|plotted) (?:in|on|by)\b(?!.*(?:\d(?: ?%|\.\d)|\band (?:\w+ )?(?:show|reflect|indicate|demonstrate|suggest|confirm|reveal)))/i,
    2.6,
  ],
  [
    /\b(?:information|data|records?|measurements?) (?:on [\w ]{3,40} )?(?:was|were) (?:available|missing|complete|recorded|obtained) (?:for|on|in|from) (?:all |about |only )?\d/i,
    3.4,
  ],
  [/^for simplicity\b|\bwe (?:repeated|stopped)\b|\bstopped training\b/i, 2],
  // What the authors saw in earlier work, and what they chose.
  [
    /\bwe (?:have )?previously (?:show|report|demonstrat|f[io]und|observ|describ)\w*|\bour (?:previous|earlier) (?:results|studies|study|work|data|findings)\b|\bwe (?:also )?(?:decided|chose) to\b/i,
    2.5,
  ],
  // What is supposed.
  [
    /(?:^|, |\band )(?:\w+ )?we (?:\w+ )?(?:speculate|envision)\b|\bwould (?:not|hardly) (?:\w+ly )?(?:alter|change|affect|influence)\b/i,
    2.6,
  ],
  // What is held, and what is to be done.
  [
    /\bit (?:is|becomes|seems|would be) (?:\w+ly )?(?:imperative|essential|crucial|vital|important|necessary|reasonable|tempting) (?:to|that|for)\b|\bwe (?:\w+ )?(?:believe|think|feel|argue|contend|maintain) (?:that )?|\bin (?:our|my) (?:view|opinion)\b/i,
    2.4,
  ],
  // What is known of a thing by and by.
  [
    /^(?:accumulat\w+|growing|emerging|increasing|mounting|recent|substantial|considerable) (?:\w+ )?(?:data|evidence|literature|studies|reports|research)\b/i,
    2.6,
  ],
  // What is to be done with it.
  [
    /\bfurther (?:[\w-]+ ){0,3}?(?:research|stud(?:y|ies)|trials?|work|investigations?)\b|\b(?:is|are) warranted\b|\bneeds? to be\b|\b(?:is|are) (?:strongly )?recommended\b|\bwe (?:strongly )?recommend\b/i,
    2,
  ],
  // Whose difference it was, the sentence before it says.
  [
    /^(?:the|this|these) (?:differences?|increases?|decreases?|changes?|effects?|improvements?|comparisons?) (?:was|were|is|are|did|reached)\b/i,
    2.2,
  ],
  // What could be had, and how something is marked.
  [
    /\b(?:we|one) could (?:\w+ )?(?:get|obtain|derive|improve|tighten|reach|achieve|gain)\b(?:[^.;]|\.\d){0,120}\bif\b|\bwe (?:\w+ )?(?:indicate|mark|denote|label) (?!that\b|how\b)[^.;]{0,60}\b(?:using|with|by|as)\b/i,
    4,
  ],
  // Words that ran in from a table, or were cut at a point.
  [/^(?:table|fig(?:ure)?)\.? ?\d+\p{Lu}/iu, 2.5],
  [/^\d{2,} (?:and|or|for|in|to|of) /, 2.5],
]

/** What others saw, told without their names: "Previous randomised, placebo-controlled trials showed …". */
export const othersSaw =
  /\b(?:previous|previously published|earlier|prior|other|several|many|different|various|numerous) (?:[\p{L}-]+,? ){0,6}?(?:studies|trials|reports|series|authors|investigators|surveys)\b[^.;]{0,80}\b(?:show|report|f[io]und|demonstrat|indicat|suggest|observ|reveal)|\breported (?:in|by|from) (?:the |other |several |some )?(?:studies|literature|authors)\b|^(?:an?|one|another) (?:\p{L}+ )?(?:study|trial|report|survey) (?:\p{L}+ )?(?:show|report|f[io]und|demonstrat|indicat|suggest|observ|reveal)/iu
