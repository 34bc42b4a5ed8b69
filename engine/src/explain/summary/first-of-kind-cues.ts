// In which words a work says that nobody did the like before, and what it adds to what others know.

const work =
  '(?:stud(?:y|ies)|trials?|RCTs?|reports?|works?|papers?|analys[ei]s|surveys?|reviews?|investigations?|attempts?|methods?|models?|systems?|data ?sets?|corp(?:us|ora)|resources?|tools?|evaluations?|measurements?|documentation|demonstrations?|evidence|descriptions?|comparisons?|approach(?:es)?|experiments?|cohorts?|series|assays?|algorithms?|frameworks?)'
const small = '(?:of|in|to|for|and|or|the|from|after|that|with|on|by)\\b'
const own = '(?:this|ours?|the (?:present|current))(?: [\\w-]+){0,4}'
const farAsKnown = '(?:(?:as|so) far as we (?:know|are aware)|according to our (?:best )?knowledge)'
const result =
  '(?:results?|bounds?|algorithms?|proofs?|constructions?|separations?|protocols?|examples?|characteri[sz]ations?|schemes?|solutions?|evidence|indications?|demonstrations?|descriptions?|reports?|estimates?|accounts?)'

/** "This is one of the few trials that …", "the only study", "the largest data set to date". */
const alone = `\\b${own} (?:is|was|are|were|represents?|constitutes?)(?: \\w+)? (?:one of the|among the|the) (?:very )?(?:few|first|only|earliest|largest|biggest|longest) (?:(?!${small})[\\w-]+ ){0,6}?${work}\\b`
/** "We give the first lower bounds", "this provided the first indication". */
const brings = `\\b(?:we|which|shown to|(?:this|our|these|the present)(?: [\\w-]+){1,3}) (?:\\w+ly |here )?(?:provid|giv|gave|obtain|prov|present|show|establish|yield|offer|report|describ)(?:e|es|ed|s)? the first (?:(?!${small})[\\w-]+ ){0,5}?${result}\\b`
/** What a work says that nobody did before it. */
export const firstOfKind = new RegExp(`${alone}|${brings}`, 'i')

/** "As far as we know, no other reader …", "no trials that we know of". */
export const unknownToUs = new RegExp(
  `\\b${farAsKnown},? (?:[^.;]{0,60} )?(?:no|none|never|not been)\\b|\\bno (?:[\\w-]+ ){0,3}${work},? (?:to (?:the best of )?our knowledge|${farAsKnown}|(?:that )?we (?:know|are aware) of)`,
  'i',
)

/** "This model advances the literature", "our findings extend what is known". */
export const addsToKnown =
  /\b(?:this|our|the present|the current|these (?=results|findings|data)) ?(?:(?!to\b)[\w-]+ ){1,4}(?:(?:will|may|can|could) )?(?:\w+ly )?(?:adds? to|extends?|advances?|expands?|amplif(?:y|ies)|enlarges?|contributes? to|refines?|fills?|closes?|bridges?) (?:(?!than|and|or)[\w-]+ ){0,4}?(?:literature|knowledge|body of|previous (?:research|work|studies)|gaps?)\b/i
