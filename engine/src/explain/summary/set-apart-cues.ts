import type { Cues } from '../../text/holds.ts'

// News that a paper words by what it did otherwise than those before it, or by what it brings, without a word for "new".

const work =
  '(?:work|stud(?:y|ies)|trial|paper|approach|method|model|system|analysis|framework|data ?set|corpus|design|survey|algorithm|technique|parser|review|formalism)'
const made = `(?:[\\w-]+ ){0,2}${work}s?`
const before =
  '(?:previous|prior|existing|earlier|past|other|traditional|conventional|standard|related)'
/** What was seen is told beside what others saw, and is no news by that. */
const does =
  '(?!(?:\\w+ly |also |have |had |did |do ){0,2}(?:f[io]u?nd|observ|saw|see|show|report|demonstrat|detect|suggest|not\\b|had\\b|were\\b|could|think|believe|must))'

/** "The main difference between our study and theirs is that we …", "our work differs from theirs in …". */
const differs = `\\b(?:main|major|key|important|principal|crucial|essential|one|another|biggest|first) differences? (?:between|from|to|with) [^.;]{0,90}\\b(?:ours?|this (?:study|work|trial|paper)|the present (?:study|work|trial))\\b[^.;]{0,90}\\b(?:is|are|was|were) (?:that|in|the)\\b|(?<!\\b(?:in|of|by) )\\b(?:our (?:[\\w-]+ )?${work}|this ${work}|ours) (?:\\w+ly |also |thus |further )?(?:(?:differs|departs|departed|diverges) from [^.;]{3,90}? in (?:how|that|its|two|three|four|several|some|many|one)|stands apart|goes beyond|distinguishes itself|is (?:distinct|unique|distinguished|notable) (?:from|in|for|by|because))\\b`
/** "One of the innovations of this work is …", "the novelty of our approach lies in …". */
const innovates = `\\b(?:novelty|innovations?|originality) (?:of|in) (?:our|this|the (?:present|proposed)) [^.;]{0,60}?(?:is|are|lies?|consists?)\\b`
/** "Unlike earlier counters, ours …", "while previous work …, we …". */
const unlike = `^(?:unlike|in contrast (?:to|with)|as opposed to) (?:(?:these|those|most|all|many|such|the) )?(?:${before} |approaches|methods|models|systems)[^.;]{0,110}?, (?:our ${made}|ours|we ${does})\\b|^(?:while|whereas) (?:(?:most|many|all|some) (?:of the )?)?${before} (?:[\\w-]+ ){0,2}(?:${work}s?|research|authors|attempts|efforts|techniques)\\b[^.;]{3,140}, (?:our ${made}|this (?:paper|study|work)|we ${does})\\b|\\b${before} (?:[\\w-]+ )?${work}s?\\b[^.;]{3,140}; (?:here|in this \\w+),? we ${does}\\w`
/** "Ours is the largest count so far", "…, which was not known before". */
const unmatched = `\\b(?:ours|this|the present ${work}|our (?:[\\w-]+ )?${work}) (?:is|was|represents|constitutes) (?:by far )?the (?:largest|longest|most (?:comprehensive|complete|extensive|detailed))\\b[^.;]{0,80}\\b(?:to date|so far|yet|of its kind|until now|ever)\\b|\\b(?:not (?:been |previously )?known|unknown|never been \\w+|unclear)\\b[^.;]{0,80}; (?:here,? )?we (?:now )?(?:show|demonstrate|prove|report|provide)\\b|, which (?:was|were|had) not (?:been )?(?:previously )?(?:known|shown|reported|described)\\b|\\bwe (?:\\w+ )?(?:go|move|step) beyond\\b`

/** Wordings by which a paper sets itself apart from what was done before it; they speak of its own work by themselves. */
export const setsApart: readonly RegExp[] = [differs, innovates, unlike, unmatched].map(
  (wording) => new RegExp(wording, 'i'),
)

const object =
  '(?:approach|method|model|framework|algorithm|results?|theorems?|bounds?|analysis|techniques?|formalism|theory|work|system|parser|grammar)'
/** What it made or built upon, told where it opens and where it ends. */
const brought = `\\bwe (?:\\w+ly |also |further |here )?(?:extend|generali[sz]e|improve (?:up)?on)(?:ed)? (?:[\\w’'().-]+ ){1,6}?${object}\\b|\\bwe have (?:also )?(?:implemented|constructed|designed|built|created|formulated|devised|derived|proved|proven|established|obtained) (?:an?|the first|two|three|several|new|that)\\b|^(?:rather than|instead of) \\w+ing [^.;,]{3,90}, we ${does}\\w`
const proposedHere =
  /\bin this (?:paper|work|study|article),? (?:an?|two|three|several) [^.;]{3,120}? (?:is|are) (?:\w+ )?(?:proposed|presented|introduced|developed)\b/i

/** The same as cues of what is new. */
export const setApartCues: Cues = [
  ...setsApart.map((wording) => [wording, 2.6] as const),
  [new RegExp(brought, 'i'), 1.8],
  [proposedHere, 2.2],
]
