/** What kind of answer a question asks for; `which` when nothing else fits. */
export type QuestionType =
  | 'yes-no'
  | 'how-many'
  | 'when'
  | 'where'
  | 'who'
  | 'why'
  | 'how'
  | 'compare'
  | 'definition'
  | 'which'

const types: readonly (readonly [QuestionType, RegExp])[] = [
  // What something means is no mean.
  ['definition', /^\W*what (?:does|do) [^?]{2,60} mean(?: here)?\W*$/i],
  [
    'how-many',
    /\bhow (many|much|large|big|long|often|old|fast|high|far|accurate)\b|\b(what|which) (is|was|were|are)? ?(the )?(\w+ ){0,3}(number|percentage|proportion|percent|rate|size|amount|prevalence|incidence|accuracy|score|share|fraction|sample size|duration|p-?value|mean|median|average)\b/i,
  ],
  [
    'why',
    /\bwhy\b|\bfor what reasons?\b|\bwhat (is|are|was|were) the (reasons?|causes?|motivation)\b|\bwhat (is|are|was|were) the (main|primary|principal|chief|key|major) (reasons?|motivations?|rationales?|drivers?)\b|\bwhat causes\b|^\W*how (do|does|did|can|could|is|are|was|were) [^?]*\bexplain(ed)?\b/i,
  ],
  [
    'when',
    /(?:^|,)\W*(?:(?:since|until|by|from) )?when\b|\bwhen (?:was|were|did|is|are|do|does|has|have|will)\b|\b(what|which|in what) (year|date|time|month|period)\b/i,
  ],
  [
    'where',
    /(?:^|,)\W*(?:from |to )?where\b|\bwhere (?:was|were|did|is|are|do|does|has|have|can)\b|\b(what|which|in (what|which)) (country|city|region|place|location|hospital)\b/i,
  ],
  // "Did patients who slept recover?" asks no person.
  ['who', /(?:^|,)\W*(?:by |to |for |with |from |of )?(who|whom|whose)\b|\b(?:by|to|with) whom\b/i],
  [
    'compare',
    /\b(compare[ds]?|comparison|differ(s|ence|ences|ent)?|better|worse|outperforms?|versus|vs)\b/i,
  ],
  ['how', /\bhow\b/i],
  [
    'definition',
    /^\W*(what|who) (is|are|does) (an? |the )?[\w\s-]{2,50}( mean| stand for)?\W*$|\bdefin(e|ed|ition)\b|\bmeaning of\b/i,
  ],
  [
    'yes-no',
    /^\W*(is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|may|might)\b/i,
  ],
]

/** The type of a question, by its wording. */
export function questionType(text: string): QuestionType {
  return types.find(([, pattern]) => pattern.test(text))?.[0] ?? 'which'
}
