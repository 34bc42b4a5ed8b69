import { tokens } from '../../text/tokens.ts'
import { directionOf } from '../question/opposites.ts'

/** Verbs of change and comparatives, beside the words of a direction. */
const change =
  /^(?:(?:chang|affect|alter|rais|shorten|lengthen|speed|cut|boost|worsen|alleviat|prevent|shr[aiu]nk)\p{L}*|better|worse|more|less|fewer|longer|shorter|higher|lower|faster|slower|larger|smaller|greater|stronger|weaker|happier|easier|harder)$/u
/** Qualities that have an opposite, but tell of no change. */
const state =
  /^(?:high|low|real|actual|close|closely|distant|quick|slow|fast|keep|kept|find|found|support|include|detect)$/u

/** The stems of a question that say that something changed, or is more or less than another. */
export const changeAsked = (question: string): string[] =>
  tokens(question).flatMap(({ text, stem }) =>
    !state.test(text) && (directionOf(stem) !== null || change.test(text)) ? [stem] : [],
  )

const bearing = /^(?:matter|depend|influenc)/
/** The stems of a question by which one thing bears on another: "Why did age matter?" */
export const bearingAsked = (question: string): string[] =>
  tokens(question).flatMap(({ text, stem }) => (bearing.test(text) ? [stem] : []))

const much =
  '(?:(?:statistically|clinically|significant|significantly|noticeable|noticeably|apparent|clear|detectable|measurable|overall|appreciable|marked|meaningful|major|substantial) ){0,3}'
const noEvidence =
  '\\bno (?:\\p{L}+ )?evidence (?:of|for) (?:an? |any )?(?:[\\p{L}-]+ ){0,2}?(?:variations?|differences?|effects?|associations?|influence|impact|changes?)\\b'
const nothing = new RegExp(
  [
    `\\b(?:no|without(?: any)?|not any) ${much}(?:differences?|changes?|effects?|increases?|decreases?|improvements?|reductions?|impact|influence)\\b`,
    noEvidence,
    `\\bno ${much}different\\b`,
    `\\b(?:did|do|does) not ${much}(?:change|differ|affect|impact|alter|improve|increase|decrease|reduce|influence|rise|fall|worsen)\\b`,
    `\\b(?:is|are|was|were) (?:not|never) ${much}(?:different|changed|affected|altered|improved|increased|decreased|reduced|significant)\\b`,
    `\\b(?:did|do|does) not (?:show|cause|produce|have|reveal|find|exert) (?:an? |any )?${much}(?:differences?|changes?|effects?|increases?|decreases?|improvements?|reductions?|impact|influence)\\b`,
    '\\b(?:did|do|does) not (?:reach|achieve|attain) (?:statistical )?significance\\b',
    '\\b(?:unchanged|unaffected|unaltered)\\b',
    '\\b(?:is|are|was|were) (?:\\p{L}+ )?(?:similar|comparable|equal|identical) (?:between|among|across)\\b',
  ].join('|'),
  'iu',
)
/** The words of a clause by which nothing changed, or differed; null when it has none. */
export const noChange = (clause: string): string | null => nothing.exec(clause)?.[0] ?? null

const noBearing = new RegExp(
  `${noEvidence}|\\bno ${much}(?:effects?|impact|influence|associations?)\\b|\\birrelevant\\b`,
  'iu',
)
/** The words of a clause by which nothing bears on another thing; null when it has none. */
export const bearsOnNothing = (clause: string): string | null => noBearing.exec(clause)?.[0] ?? null
