import { holds } from '../../text/holds.ts'
import { citesOthers } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'

const work =
  '(?:research|stud(?:y|ies)|trials?|work|investigations?|experiments?|analys[ei]s|evaluations?|exploration|data|evidence)'
const moreWork = new RegExp(
  `\\b(?:further|additional|more|larger|longer|clinical|prospective|randomi[sz]ed|controlled|long-term|other|future) (?:[\\w-]+,? ){0,4}${work} (?:[^.;,]{0,60} )?(?:is|are|would be|will be) (?:(?!not\\b)\\w+ ){0,2}(?:needed|required|necessary|recommended|warranted|desirable|suggested|essential|called for)\\b|\\b(?:further|additional|more|larger|future) (?:[\\w-]+ ){0,3}${work}\\b[^.;]{0,80}\\b(?:should|must|needs? to|will have to)\\b`,
  'i',
)
/** Wordings of what a paper leaves to be known or done, or found wanting, where it nears its end. */
const wordings: readonly RegExp[] = [
  moreWork,
  /\bnumbers? of [^.;,]{3,50} (?:was|is|were|are) (?:\w+ )?(?:small|low|limited|modest|insufficient)\b/i,
  /\bwould (?:also )?have been (?:\w+ )?(?:useful|better|interesting|desirable|preferable|helpful|ideal|more (?:reliable|informative|convincing|accurate|useful))\b/i,
  /\bit (?:is|was|remains) (?:still |yet |currently )?(?:unclear|unknown|not (?:yet )?(?:clear|known)) (?:whether|if|how|why|what|which|to what)\b|\bremains? (?:largely |still |yet )?(?:unclear|unknown|open|to be (?!shown|proven|proved)\w+ed)\b/i,
  /^(?:(?:however|finally|lastly|thus|also|moreover),? )?it (?:also |still )?remains to (?:be (?!shown|proven|proved)\w+ed\b|(?:include|investigate|explore|test|examine|clarify|study|determine|establish|extend|evaluate|identify)\b)|^it (?:is|will be) (?:still |also )?necessary to (?:\w+ly )?(?:investigate|examine|study|clarify|test|explore|determine) (?:if|whether|how|why)\b/i,
  /\b(?:needs?|requires?|deserves?|merits?|warrants?) (?:further|more|additional|larger) (?:[\w-]+ ){0,2}(?:stud(?:y|ies)|research|trials?|investigations?|work|evaluation|exploration)\b/i,
  /\bshould (?:also |further |next |still )?be (?:further )?(?:studied|investigated|tested|examined|evaluated|confirmed) (?:further\b|(?:in|on|for|with|over|by) [^.;]{0,60}\b(?:larger|longer|long[- ]term|other|more|different|controlled|randomi[sz]ed)\b)/i,
  /\bha(?:s|ve) not (?:yet )?been (?:fully|completely|entirely) (?:solved|resolved|understood|explained|clarified|settled)\b/i,
  /\b(?:is|are) still (?:too|far from|rather|relatively|quite|very|limited|low|poor|un\w+|in(?:complete|sufficient))\b/i,
]

const ends: ReadonlySet<Sentence['role']> = new Set(['discussion', 'conclusion', 'limitations'])
const middles: ReadonlySet<Sentence['role']> = new Set(['other', 'results', 'methods'])
/** Share of a paper's statements after which one under a heading that says nothing stands near the end. */
const late = 0.7

/**
 * The places of the statements that say what is still to be known or done, where a paper comes to its end. In a paper
 * that owns to no limit by name they are what it says of them: in five folds of the marked papers four of five belong.
 * @param statements what the paper states of its own work, in reading order
 */
export const leftOpen = (statements: readonly Sentence[]): ReadonlySet<number> =>
  new Set(
    statements
      .filter(
        ({ role, text }, at) =>
          (ends.has(role) ||
            (role === 'abstract' && statements[at + 1]?.role !== 'abstract') ||
            (middles.has(role) && at > late * statements.length)) &&
          !citesOthers(text) &&
          wordings.some((wording) => holds(wording, text)),
      )
      .map(({ index }) => index),
  )
