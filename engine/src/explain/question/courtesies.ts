import { asAsked } from './asked-order.ts'
import { inFull } from './contractions.ts'

const person = '(?:you|u|someone|somebody|anyone|anybody|we|i)'
const softly = '(?:(?:please|pls|plz|kindly|possibly|maybe|perhaps|also|just|really|briefly) )*'
const tell =
  '(?:tell(?:ing)?|explain(?:ing)?|show|say(?:ing)?|describe|clarify|remind|inform|help|let|give|ask)'
const toMe = '(?: (?:to )?(?:me|us))?'
const toKnow =
  '(?: (?:know|understand|see|learn|find(?: out)?|figure out|(?:in|with) (?:simple|plain|short|a few|your own) (?:words?|terms|language)|please|pls|about|briefly|again))*'
const beKnown = '(?:know|understand|find out|learn|see|ask|figure out|hear|check|be sure|clarify)'
const work =
  '(?:papers?|stud(?:y|ies)|articles?|texts?|works?|research|trial|report|manuscript|publication|preprint|authors?|researchers?)'

/** What readers say before they ask, where an indirect question follows. */
const leads: readonly string[] = [
  `${softly}(?:can|could|would|will|may|might) ${person} ${softly}(?:be (?:able|so kind as) to |mind )?${softly}${tell}${toMe}${toKnow}`,
  `${softly}${tell}${toMe}${toKnow}`,
  `(?:i|we)(?:['’]d| would)? ${softly}(?:want|wanted|need|like|love|wish|hope|try|am trying|are trying|was trying)(?:ed)? to ${softly}${beKnown}(?: (?:more )?about)?`,
  `(?:i|we)(?: (?:am|was|are|were)|['’](?:m|re))? ?${softly}(?:still |a bit |very |only )?(?:wonder(?:ed|ing)?|curious(?: (?:about|to know|to see))?|interested (?:in(?: knowing)?|to know)|asking(?: myself)?|unsure|not sure|confused about|trying to ${beKnown})`,
  `(?:i|we) (?:do not|don['’]t|did not|didn['’]t|cannot|can['’]t|could not|couldn['’]t) (?:quite |really )?(?:know|understand|see|find(?: out)?|tell|get|figure out)`,
  `(?:i|we)(?:['’]d| would) be ${softly}(?:(?:very|most|quite) )?(?:interested (?:in(?: (?:knowing|hearing|learning|seeing))?|to ${beKnown})|curious(?: (?:about|to ${beKnown}))?|(?:glad|grateful|happy) to ${beKnown})`,
  `(?:do|does|did) ${person} ${softly}(?:happen to )?(?:know|remember|understand)`,
  `(?:(?:do|have) you (?:have )?|is there )?any (?:idea|clue|information|info)(?: (?:about|on|of|as to))?`,
  `(?:i|we) (?:am|are|was|were) hoping (?:that )?you (?:can|could|would|might) ${softly}${tell}${toMe}${toKnow}`,
  `it (?:would be|is) (?:nice|good|great|helpful|useful|interesting) to know`,
]
const indirect =
  '(?:(?:to|in|for|by|on|at|from|with|of|under) )?(?:what|which|who|whom|whose|where|when|why|how|if|whether)\\b'
const direct = '(?:is|are|was|were|did|do|does|has|have|had|can|could)\\b'
const lead = new RegExp(`^\\W*(?:${leads.join('|')})[,:]? (?=${indirect}|${direct})`, 'iu')

/** What may stand before any question. */
const openings: readonly RegExp[] = [
  // "1.", "Q2:", "re:", "-".
  /^\s*(?:\(?\d{1,2}[.)]|q(?:uestion)?\s?\d{0,2}[.:)]|re:|[-•*>–—]|\p{Extended_Pictographic}\S*)\s+/iu,
  new RegExp(
    `^\\W*(?:so|and|also|now|next|then|but|well|um+|uh+|hm+|btw|by the way|basically|(?:just |i am |i['’]m )?curious|out of curiosity)\\b[\\s,:;.!…–—-]+(?=(?:so|and|basically|um+|hm+)\\b|${indirect}|${direct})`,
    'iu',
  ),
  new RegExp(
    `^\\W*(?:my|our|the) (?:\\w+ )?question (?:is|was|would be)[:,]? (?=${indirect}|${direct})`,
    'iu',
  ),
  /^\W*(?:hi|hello|hey|greetings|dear (?:all|sir|madam|authors?|tessera)|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|tessera))?\s*[,!.:;–—-]+\s*/iu,
  /^\W*(?:ok(?:ay)?|so|well|sorry|excuse me|thanks|thank you|please|pls|plz)\s*[,:;.!–—-]+\s*/iu,
  /^\W*(?:(?:my|a|one|another|quick|short|next|first|second|last|simple) )*question(?: \d+| is| for you)?\s*[,:;.–—-]+\s*/iu,
  /^\W*(?:please |pls |plz |kindly )(?=(?:what|which|who|where|when|why|how|is|are|was|were|did|do|does)\b)/iu,
  /^\W*(?:please |pls |plz |kindly )?answer(?: (?:me|this|the following|my|a))?(?: question)?\s*[:,–—-]+\s*/iu,
  new RegExp(
    `^\\W*(?:i|we)(?: (?:have|had|['’]ve got)|['’]ve(?: got)?) (?:a|an|one|another|some|two) (?:\\w+ )?questions?(?: (?:about|on|regarding|concerning|for|to) (?:this|the|your|that|these) (?:\\w+ )?${work})?\\s*[:.,;–—-]+\\s*`,
    'iu',
  ),
  new RegExp(
    `^\\W*(?:according to|as (?:stated|reported|described|written|said) (?:in|by)|based on|judging (?:by|from)|from|in) (?:this|the|these|their|your) ${work},\\s*`,
    'iu',
  ),
]
const closings: readonly RegExp[] = [
  // "Best regards, Anna".
  /(?<=[.!?,])\s*(?:(?:[Ww]ith )?(?:[Bb]est|[Kk]ind|[Ww]arm)(?:est)? (?:regards|wishes)|[Rr]egards|[Ss]incerely|[Tt]hanks|[Tt]hank you|[Cc]heers)[\s,.!–—-]+(?:\p{Lu}[\p{Ll}.]{0,20} ?){0,3}\W*$/u,
  /(?<=\?)\s+(?:please |just |pls )?(?:(?:answer|reply|respond|keep it|be)\b|i (?:can|could|did|do) ?(?:not|n['’]?t|['’]?t)\b)[^?]{0,160}$/iu,
  /(?<![\s,.!?–—-])[\s,.!?–—-]*\b(?:lol|haha|btw|for me)\W*$/iu,
  /(?<![\s,.!?–—-])[\s,.!?–—-]*\b(?:(?:many |with )?thanks(?: (?:so much|a lot|in advance|again|for (?:your|the|any) help))?|thank you(?: (?:so much|very much|in advance|again))?|thx|cheers|please|pls|plz)\W*$/iu,
  new RegExp(
    `,? (?:according to|as (?:stated|reported|described|written|said) (?:in|by)) (?:this|the|these) ${work}\\W*$`,
    'iu',
  ),
  /,? in (?:(?:this|the) (?:paper|article|manuscript|publication|preprint|text)|(?:this|the present|the current) (?:study|work))\W*$/iu,
]
/** "Howmany", "whatis". */
const unspaced =
  /^(\W*)(?:(how)(many|much|long|often)|(what|where|when|why|how|who)(is|are|was|were|did|does))(?= )/iu
/** "I am writing an essay on lakes.": who asks, and why. */
const aboutMe =
  /^\W*(?:i|we|my|our)\b(?![^.!]*\b(?:what|which|who|where|when|why|how|if|whether)\b)[^.!?]{3,200}[.!]+\s+(?=\S)/iu
/** These may point at what was said before. */
const pointing = /\b(?:this|that|these|those|it|its|they|them|their|he|she|his|her|such|so)\b/iu
const mostParts = 4
const inForm = (question: string) =>
  `${question.charAt(0).toUpperCase()}${question.slice(1).replace(/(?<![\s.,!?])[\s.,!?]+$/u, '')}?`

/**
 * A question without what readers say around one to someone who answers ("Hi! Can you tell me …, please? Thanks!"), in
 * the order of words of a question: "Do you know what the dose was" asks "What was the dose?". Others stay as they are.
 */
export function withoutCourtesies(question: string): string {
  let asked = inFull(question.replace(unspaced, '$1$2$4 $3$5'))
  for (let part = 0; part < mostParts; part++) {
    const before = asked
    for (const form of openings) asked = asked.replace(form, '')
    const [told] = aboutMe.exec(asked) ?? []
    if (told !== undefined && !pointing.test(asked.slice(told.length)))
      asked = asked.slice(told.length)
    for (const form of closings) asked = asked.replace(form, '')
    asked = asked.replace(lead, '')
    if (asked === before) break
  }
  if (!/\p{L}{2}/u.test(asked)) return question
  const direct = asAsked(asked)
  return asked === question ? direct : inForm(direct)
}
