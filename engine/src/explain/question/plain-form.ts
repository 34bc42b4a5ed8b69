import { holds } from '../../text/holds.ts'
import { inFull } from './contractions.ts'

// Readers ask for the same in many words. What a question says beside its matter is left out, and a question about the
// work as a whole has one wording that what answers such questions knows.

const work = '(?:papers?|stud(?:y|ies)|trials?|works?|articles?|authors?|surveys?|experiments?)'
const possessive = new RegExp(`(?<=\\b(?:the|this|these) )(${work})['’]s?(?= )`, 'gi')

const manner =
  "(?:in (?:(?:very )?(?:plain|simple|everyday|other|lay) (?:words|terms|language|english)|a nutshell|(?:one|a) (?:line|sentence|word)|short|brief|essence)|like i(?:['’]?m| am) (?:five|5|a child|an? lay ?person)(?: years old)?|eli5|tl;?dr|(?:simply|plainly|briefly) put|put (?:simply|plainly|briefly)|so to speak|roughly|briefly|basically)"
const fillers = new RegExp(`^\\W*${manner}[,:] |,? ${manner}(?=\\W*$)`, 'giu')

const whole =
  '(?:it|this|they|all this|the (?:authors?|researchers|scientists|doctors)|these (?:people|authors|researchers|scientists)|(?:the|this) (?:whole |present )?(?:paper|study|trial|work|research|survey|article|project|field ?work|piece(?: of work)?|editorial|report))'
const ofWhole = `(?: (?:of|in|behind) ${whole})`
const done = '(?:done|run|carried out|conducted|performed|held|based|take place|happen)'
const entering = `(?:join|enter|enrol+|enrol+ in|take part(?: in)?|participate(?: in)?|be (?:enrolled|included|recruited)(?: in| into)?)(?: ${whole})?`
const people =
  '(?:patients?|participants?|people|persons?|subjects?|children|women|men|adults|volunteers)'
const who = `(?:who|(?:which|what) (?:\\w+ of )?${people})`
/** "Give me", "a summary of the main": a part of the work is asked for, or it is named alone. */
const demanded =
  '(?:(?:can|could|would) you )?(?:please )?(?:briefly )?(?:(?:give|tell|show|list|name|outline|summari[sz]e|describe|explain|present|walk|take)(?: (?:me|us))?(?: (?:through|about))? |(?:i|we) (?:only |just )?(?:want|need|would like)(?: to (?:see|know|read))? )?(?:(?:an?|the) )?(?:(?:(?:short|brief|quick) )?(?:summary|overview|list|bullet points) of )?(?:(?:the|an?|any|all|all the|their|its) )?(?:(?:main|key|major|most important|overall|short|brief|quick) )?'
const ofWork = `(?: used)?${ofWhole}?(?: (?:to|for) (?:me|us))?`
const next = '(?:next|in (?:the )?future|later|from here)'

/** What a whole question of this form asks. */
const forms: readonly (readonly [RegExp, string])[] = (
  [
    [
      `${demanded}(?:summary|overview|gist|topic|subject)${ofWork}|(?:(?:can|could|would) you )?(?:please )?(?:tell (?:me|us)(?: more)? about|explain|summari[sz]e|describe|outline) ${whole}(?: (?:to|for) (?:me|us))?|what (?:is|was) the (?:gist|topic|subject(?: matter)?)${ofWhole}?|tl;?dr|eli5`,
      'What is this paper about?',
    ],
    [
      `${demanded}(?:results?|findings?)${ofWork}|what (?:have|has|had) ${whole} (?:actually |really )?(?:found(?: out)?|discovered|shown|learn(?:ed|t))`,
      'What were the main findings?',
    ],
    [
      `${demanded}(?:methods?|methodology)${ofWork}|(?:which|what) (?:methods?|methodology|methodologies|techniques?|approach(?:es)?|study design) (?:(?:did|do|does) ${whole} (?:use|apply|employ|follow|choose)|(?:have|has) ${whole} (?:used|applied|employed|followed|chosen)|(?:was|were) (?:used|applied|employed|followed) (?:by|in) ${whole})`,
      'What methods were used?',
    ],
    [`${demanded}data ?sets?${ofWork}`, 'What dataset was used?'],
    [`${demanded}(?:limitations?|weaknesses|shortcomings)${ofWork}`, 'What are the limitations?'],
    [
      `${demanded}conclusions?${ofWork}|(?:what (?:is|are|was|were) )?${demanded}(?:take-?aways?|take[- ]?home (?:messages?|points?|lessons?)|bottom line)${ofWork}`,
      'What is the conclusion?',
    ],
    [
      `${demanded}(?:aims?|goals?|objectives?|purpose|research questions?)${ofWork}`,
      'What is the aim of this study?',
    ],
    [
      `${demanded}(?:study (?:location|site|area|setting)|location${ofWhole}?)`,
      'Where was the study conducted?',
    ],
    [`${demanded}study (?:period|dates)`, 'When was the study conducted?'],
    [
      `what (?:is|was) the (?:(?:main|central|basic|key|principal|whole|core) (?:point|message|claim|argument|thesis|idea|story)${ofWhole}?|(?:point|message|claim|argument|thesis|idea|gist|upshot|trick)${ofWhole})`,
      'What is this paper about?',
    ],
    [`what (?:is|was) ${whole} (?:actually |really )?about`, 'What is this paper about?'],
    [
      `what (?:question|problem) (?:does|did|do|is|was) ${whole} (?:try(?:ing)? to |want to |set out to )?(?:answer|solve|address|tackle)|what (?:is|was|were) ${whole} (?:meant|supposed|designed|intended|trying) to (?:find out|show|test|answer|learn|do)|what (?:is|was) the (?:aim|goal|purpose|objective)${ofWhole}`,
      'What is the aim of this study?',
    ],
    [
      `${who} (?:could|can|was allowed to|were allowed to|was eligible to|were eligible to|might) ${entering}|${who} (?:was|were) eligible(?: for ${whole})?|${who} qualified(?: for ${whole})?`,
      'Who was eligible for inclusion in the study?',
    ],
    [
      `${who} (?:could ?(?:not|n[’']t)|can ?not|(?:was|were) not allowed to) ${entering}|${who} (?:was|were) (?:kept out|left out|ruled out|barred|turned away|ineligible|not eligible|not included|excluded)(?: (?:of|from|for|in) ${whole})?`,
      'Who was excluded from the study?',
    ],
    [
      `(?:where(?:abouts)?|in (?:which|what) (?:town|city|place|region|setting)) (?:was|were|did|is) ${whole} ${done}|(?:which|what) (?:town|city|place) (?:was|were|did|is) ${whole} ${done} in`,
      'Where was the study conducted?',
    ],
    [
      `(?:when|(?:in|over) (?:which|what) (?:years?|period|months?)|between which dates) (?:was|were|did|is) ${whole} ${done}`,
      'When was the study conducted?',
    ],
    [
      `what (?:is|comes) (?:coming )?next(?: for (?:them|it|the (?:system|authors?|project))| on (?:their|the) list)?|what (?:else )?(?:do|does|did|will|would|should|could) ${whole} (?:(?:want|plan|hope|propose|intend|like) )?(?:to )?(?:try|do|add|see|look at|look into|work on|study|investigate|improve|studied|done) ${next}|what (?:do|does) ${whole} leave (?:for|to) (?:later|future) (?:work|studies|research)|what (?:should|could|must) (?:later|future|further|the next) (?:work|stud(?:y|ies)|research|trials?) (?:look at|look into|do|examine|address|investigate|test|study)|where (?:do|does|will|would|should|could) ${whole} (?:(?:want|plan|hope|intend) to )?(?:go|take (?:this|it|things|the work|this idea)) ${next}|what (?:still )?(?:remains|needs|has) to be (?:done|studied|shown|investigated|researched|solved|worked out)(?: in (?:the )?future(?: work| research| studies)?)?|what (?:is )?still (?:to be done|to be studied|unsolved|open)|what deserves further (?:work|study)|what (?:kind of )?(?:further |more )?(?:stud(?:y|ies)|research|work|trials?|experiments?) (?:is|are|should|do|does|would)(?: ${whole})? (?:needed|come|wanted|want|called for|call for|advised|advise|recommended|recommend|suggest|suggested|planned|plan)(?: ${next})?`,
      'What future work is suggested?',
    ],
    [
      `what (?:side|unwanted|undesired|bad|adverse|harmful) effects? (?:(?:did|do) (?:the )?(?:\\w+ )?(?:${people}|users|mice|rats|animals|they) (?:feel|have|get|suffer|report|notice|experience)|(?:occurred|happened|were (?:there|seen|found|observed|noticed|reported)))`,
      'What side effects occurred?',
    ],
    [
      `who (?:put up|gave|provided|supplied) the (?:money|cash|funds)(?: for ${whole})?|who footed the bill(?: for ${whole})?|where did the (?:money|funds|funding)(?: for ${whole})? come from|whose money (?:made|paid for) ${whole}(?: possible)?|who paid`,
      'Who funded this work?',
    ],
  ] as const
).map(([form, asked]) => [new RegExp(`^\\W*(?:so |and )?(?:${form})\\W*$`, 'iu'), asked] as const)

/** "Meaning of X?", "What is the meaning of the term X?", "X meaning". */
const meaning =
  /^\W*(?:what (?:is|are|was) )?(?:the )?(?:exact )?meanings? of (?:(?:the|this) (?:term|word|phrase|expression|abbreviation|acronym) )?([^?]{2,60}?)\W*$|^\W*((?!what|which|how|why|the\b)[^?\s]{2,40}(?: [^?\s]{2,30}){0,2}) meaning\W*$/iu

/** A question without what it says beside its matter: "What's the study's aim, in a nutshell?" asks for the study aim. */
export function plainForm(question: string): string {
  const bare = inFull(question)
    .replace(possessive, '$1')
    .replace(fillers, '')
    .replace(meaning, 'what does $1$2 mean?')
    .trimStart()
  return /^\p{Lu}/u.test(question) ? bare.replace(/^./u, (first) => first.toUpperCase()) : bare
}

/** A question about the work as a whole as it is commonly put; null for all others. */
export function commonForm(question: string): string | null {
  const bare = plainForm(question.replace(/\s+/g, ' ').trim())
  return forms.find(([form]) => holds(form, bare))?.[1] ?? null
}
