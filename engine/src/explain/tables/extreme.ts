const lows = 'fewest|lowest|smallest|shortest|weakest|least'
const highs = 'highest|largest|biggest|greatest|longest|strongest|most'
const others = 'best|worst|fastest|slowest'

/** Words that ask for one end of an order: "the fewest", "most often"; they name no topic. */
export const extreme = new RegExp(
  `(?<!\\bat )\\b(?:(?:${lows}|${highs})(?: (?:often|frequently))?)\\b`,
  'gi',
)
const asked = (words: string) =>
  new RegExp(`^\\W*(?:in )?(?:which|what|who)\\b.*(?<!\\bat )\\b(?:${words})\\b`, 'i')

/** Which end of an order a question asks for; null when for none. */
export function extremeAsked(question: string): 'high' | 'low' | 'either' | null {
  if (asked(lows).test(question)) return 'low'
  if (asked(highs).test(question)) return 'high'
  return asked(others).test(question) ? 'either' : null
}

/** True for a question that only a passage with an order answers; "the most common" is often told without one. */
export const wantsOrder = (question: string): boolean =>
  extremeAsked(question) !== null &&
  !/\b(?:most|least) (?!often|frequently)\p{L}+|\b(?:best|worst|largest|biggest|greatest)\b/iu.test(
    question,
  )

const tells =
  /\b(?:most|least|more|less|fewe(?:r|st)|majority|mainly|main|major|primary|primarily|chief|principal|predominant\w*|predominate\w*|dominant|common\w*|frequent\w*|maxim\w+|minim\w+|peak\w*|top|leading|best|worst|better|worse|only|every|all|equal\w*|outperform\w*|surpass\w*|exceed\w*|rank\w*|(?!other|after|under|over|whether|number|order|never|either|rather|paper|water|later|another|together|however|per|her|matter|letter|answer|manner|center|cancer|parameter|layer|higher-order)\p{L}{3,}(?:er|ier) than|\p{L}{3,}est)\b/iu
const noSuperlative =
  /\b(?:test|interest|request|suggest|forest|latest|west|rest|best-known|harvest|honest|modest|protest|invest|digest|guest|contest|manifest|arrest|chest|nest|quest)s?\b/gi

/** True for words that put things in an order: "highest", "more than", "mainly". */
export const ordersThings = (text: string): boolean => tells.test(text.replace(noSuperlative, ' '))
