import { isStep } from './finding-beside.ts'
import type { Misfit } from './misfit-wants.ts'

// What a question for what came out wants of a passage by its form alone.

const asksDone =
  /^\W*(?:[\p{L}-]+ ){0,2}?(?:which|what|when|where|who|how)\b.*\b(?:was|were|did)\b/iu
const asksForeseen = /\b(?:predict|hypothes|expect|anticipat|assum|would|propos)\w*/i
const foreseen =
  /^\W*(?:\p{L}+, )?(?:(?:our|the|these|main|first|second|third|following) )*(?:predictions?|hypothes[ei]s|expectations?) (?:was|were|is|are)\b|\b(?:we|the authors) (?:\w+ )?(?:predict(?:ed)?|expect(?:ed)?|hypothesi[sz]ed?|anticipated?) (?:that|to|an?|the|more|less|fewer)\b/iu
/** What a paper expected is no word on what came out. */
export const expected: Misfit = ({ text: asked }) =>
  asksDone.test(asked) && !asksForeseen.test(asked) ? ({ text }) => foreseen.test(text) : null

const asksFound =
  /^\W*(?:(?:in|on|for|at) )?(?:which|what)\b.*\b(?:do|does|did|have|has) [^?]*\b(?:find|found|show|shown|reveal(?:ed)?|identif(?:y|ied)|detect(?:ed)?|yield(?:ed)?|discover(?:ed)?|uncover(?:ed)?)\b/i
/** "We conducted a cluster analysis" does not tell what the analysis found. */
export const unfound: Misfit = ({ text: asked }) =>
  asksFound.test(asked) ? ({ text, kind }) => kind !== 'table' && isStep(text) : null

const asksMost =
  /\b(?:most|least) (?:common|frequent|prevalent|abundant|often|important|popular|used)\b/i
const ranks =
  /\b(?:most|least|mainly|mostly|predominant\w*|predominat\w+|dominant|dominated|leading|majority|principal|major|main|chief|first|top|frequently|commonest|highest|largest|greatest|lowest)\b/i
/** "The second and third most common", "the most common of this group": ends of no order, or of a part's. */
const lesserRanks =
  /\b(?:second|third|fourth|fifth|next|\d(?:nd|rd|th))(?:[- ](?:and|or|to)[- ](?:second|third|fourth|fifth|next|\d(?:nd|rd|th)))*[- ](?:most|least|\p{L}+est)\b|\b(?:most|least) (?:[\p{L}-]+ ){1,3}(?:in|of|within) (?:this|that|the (?:latter|former)) \p{L}+/giu
/** "The most common virus" is named by what ranks it, not by what tells of common viruses. */
export const unranked: Misfit = ({ text: asked }) =>
  asksMost.test(asked) && asked.search(lesserRanks) < 0
    ? ({ text, kind }) => kind !== 'table' && !ranks.test(text.replace(lesserRanks, ' '))
    : null
