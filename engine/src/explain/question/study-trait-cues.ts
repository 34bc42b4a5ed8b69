// What a study is in one way or another, and in one way only: how it was designed, and whom it was on.

/** One way in which a study may be. */
interface Way {
  /** How a question takes it to be so. */
  readonly asked: RegExp
  /** Any word of it: what a paper says so of anything is left open. */
  readonly said: RegExp
  /** How a paper says it of its own study. */
  readonly told: RegExp
}

/** Ways of which a study is in one. */
export interface Trait {
  readonly ways: readonly Way[]
  /** True where it is taken for granted only by a question on who or what was studied, and on nothing else. */
  readonly isOfSubjects: boolean
  /** What tells that a study was on both, whatever else the paper says. */
  readonly both?: RegExp
}

const design = (...ways: (RegExp | Way)[]): Trait => ({
  isOfSubjects: false,
  ways: ways.map((way) => (way instanceof RegExp ? { asked: way, said: way, told: way } : way)),
})

const work = '(?:trial|study|design|experiment|investigation|analysis|survey|review)'

const blinding = design(
  /\b(?:double|triple)[- ](?:blind|mask)\p{L}*/iu,
  /\bsingle[- ](?:blind|mask)\p{L}*/iu,
  /\bopen[- ]label(?:led|ed)?\b|\b(?:un|non-?)(?:blinded|masked) (?:trial|study|design)\b/iu,
)

const allotment = design(
  {
    asked:
      /(?<!\bnot |\bnon-?|\bno )\brandomi[sz](?:ed|e|ation)\b(?! (?:to|into|after|before)\b)/iu,
    said: /\brandom/iu,
    told: new RegExp(
      `\\b(?:was|were|been|being)(?: \\p{L}+){0,3} randomi[sz]ed\\b|\\brandomly (?:assigned|allocated|divided)\\b|\\brandomi[sz]ed(?:,? [\\p{L}-]+){0,5} ${work}\\b`,
      'iu',
    ),
  },
  {
    asked:
      /\b(?:an?|the|this|their) (?:observational|case[- ]control|cross-sectional|non-?randomi[sz]ed) (?:study|design|survey|trial)\b|\bnot (?:\p{L}+ )?(?:randomi[sz]ed|randomly)\b|\b(?:no|without) random(?:i[sz]ation| assignment| allocation)\b/iu,
    said: /\b(?:observational|case[- ]control|cross-sectional|cohort|non-?randomi[sz]ed|not randomi[sz]ed|without randomi[sz]ation)\b/iu,
    told: new RegExp(
      `\\b(?:observational|case[- ]control|cross-sectional|cohort|retrospective)(?:,? [\\p{L}-]+){0,2} ${work}\\b`,
      'iu',
    ),
  },
)

const collected = '(?:stud(?:y|ied)|trial|cohort|design|enrol\\p{L}*|recruited|collected|included)'
const timing = design(
  {
    asked: /\bprospective(?:ly)?\b/iu,
    said: /\bprospective/iu,
    told: new RegExp(`\\bprospective(?:ly)?(?:,? [\\p{L}-]+){0,6} ${collected}\\b`, 'iu'),
  },
  {
    asked:
      /\bretrospective(?:ly)?\b|\blook(?:ed)? back (?:at|on|through) (?:old |past |earlier )?records\b/iu,
    said: /\bretrospective/iu,
    told: new RegExp(`\\bretrospective(?:ly)?(?:,? [\\p{L}-]+){0,6} ${collected}\\b`, 'iu'),
  },
)

const arms = design(
  {
    asked: /\bcross-?over\b/iu,
    said: /\bcross(?:ed)?[- ]?over\b/iu,
    told: new RegExp(`\\bcross-?over(?:,? [\\p{L}-]+){0,3} ${work}\\b`, 'iu'),
  },
  /\bparallel[- ](?:group|arm|design)\p{L}*/iu,
)

const centres = design(
  /\b(?:single|one)[- ](?:cent(?:er|re)|site|hospital)\b|\bmonocent(?:er|re|ric)\b/iu,
  /\bmulti-?(?:cent(?:er|re|ric)|site)\b/iu,
)

/** Of whom a study was: told where they are counted, named as let in, or said to be those of the study. */
function subjects(ways: readonly string[], both?: RegExp): Trait {
  const everyone =
    '\\ball (?:of )?(?:the |our |these )?(?:\\d+ )?(?:patients|participants|subjects|volunteers|respondents|individuals|people|cases|animals)\\b(?: (?:in|of) (?:the|this|our) \\p{L}+)?'
  const studied = '(?:enrolled|recruited|included|randomi[sz]ed|assigned|allocated|studied|used)'
  return {
    isOfSubjects: true,
    ways: ways.map((words) => ({
      asked: new RegExp(`\\b(?:${words})\\b`, 'iu'),
      said: new RegExp(`\\b(?:${words})\\b`, 'iu'),
      told: new RegExp(
        `(?<![\\d.,])(?<![\\d.%] )(?:\\b\\d[\\d,]*|\\b(?:ten|eleven|twelve|(?:twen|thir|for|four|fif|six|seven|eigh|nine)t(?:y|een)|hundred))(?: (?!(?:of|in|for|per|from|to|by|than|and|m[lg]|k?g|million|billion)\\b)[\\p{L}-]+){0,3} (?:${words})\\b|\\b(?:${words})\\b(?: [\\p{L}-]+){0,8} (?:was|were) (?:\\p{L}+ )?${studied}\\b|${everyone} (?:was|were) (?:${words})\\b`,
        'iu',
      ),
    })),
    ...(both && { both }),
  }
}

const sex = subjects(
  ['women|females?|girls', 'men|males?|boys'],
  /\b(?:sex|sexes|gender)\b|% ?(?:were |of )?(?:women|female|men|male)|\b[MF] ?\/ ?[MF]\b/iu,
)
const age = subjects([
  'children|infants|newborns|neonates|toddlers|pa?ediatric patients',
  'adults?|elderly|old people|older people|seniors',
])
const species = subjects([
  'mice|mouse',
  'rats?',
  'rabbits?',
  'dogs?',
  'pigs?',
  'monkeys?',
  'horses?',
  'sheep',
])

/** The traits of a study that a question may take for granted. */
export const traits: readonly Trait[] = [
  blinding,
  allotment,
  timing,
  arms,
  centres,
  sex,
  age,
  species,
]

/** A question that sets one thing against another takes neither for granted. */
export const setsApart =
  /\b(?:if|would|could|should|than|instead|rather|unlike|versus|vs|or|others?|previous|earlier|prior|future|next|larger|later|first|second|phase|extension|studies|trials)\b/iu
