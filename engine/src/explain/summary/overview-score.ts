import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import { abstractMethods, rolesInAbstract } from '../roles/sentence-roles.ts'
import type { Sentence } from '../text/sentence.ts'
import { isAchievement } from './method-score.ts'

/** What is argued, advised or reached is no method, whatever its place in the abstract. */
const noMethod =
  /(?<!well-)\b(?:argue|recommend|suggest|support|conclude|elaborat|characteri[sz]e|novel|reprove|shed)\w*\b|\bresults? (?:show|indicate|reveal)|\b(?:experiments?|evaluations?)\b[^.;]{0,60}\b(?:show|demonstrate|indicate|reveal)(?:s|ed)? that\b|^compared (?:to|with)\b|\b(?:was|were) (?:estimated|found|calculated|determined|shown|observed) (?:to be|at) (?:about |only |nearly )?\d/i
const done =
  /\b(?:was|were) (?:\w+ )?\w+(?:ed|en|wn|ept|eld|ade|ound)\b|\bwe (?:\w+ly )?(?:\w+ed|use|train|build|collect|compare|conduct)\b|\busing\b|\bbased on\b/i
const steps =
  '(?:observed|measured|assessed|estimated|analy[sz]ed|recorded|sampled|inoculated|collected|randomi[sz]ed|recruited|enrolled|surveyed|interviewed|utili[sz]ed|used|employed|applied|conducted|performed|carried out|administered|fed|exposed|treated|sequenced|simulated|trained|generated|engineered|deleted|imaged|genotyped)'
/** "Using X, we …", "X was measured with Y", "we sampled …": how it was done, wherever it is said. */
const byMeans = new RegExp(
  `^(?:using|by|with|combining) [^,]*,[^.]* we |\\b(?:was|were) (?:\\w+ly )?${steps}\\b|\\bwe (?:\\w+ly |then |first )?${steps}\\b`,
  'i',
)
const ofStudy =
  /^(?:in (?:this|the present|the current) (?:study|paper|work|report|article)|here|to (?:this end|address this|test this|do so))\b/i
/** "Using lines of a plant, we …": by what means the whole was done. */
const opensByMeans =
  /^(?:(?:here|therefore|thus|hence),? )?(?:using|with|by|combining) [^,]*,[^.]*\bwe\b/i
const overviewWorth = 2.8
/** The introduction tells it shorter than the abstract, and after the aim. */
const worthInIntroduction = 2.3

/**
 * What it adds to a sentence to tell the method of the whole work: where the abstract does, or the introduction says
 * "In this study, X was used to …". Null for what the abstract tells as what came out: that is no method.
 */
export function overviewScorer(
  document: PaperDocument,
  sentences: readonly Sentence[],
): (sentence: Sentence) => number | null {
  const methods = abstractMethods(sentences)
  const roles = rolesInAbstract(document, sentences)
  const tellsOfWork = (text: string) =>
    holds(done, text) && !isAchievement(text) && !holds(noMethod, text)
  return ({ index, role, text }) => {
    if (role === 'introduction')
      return (holds(ofStudy, text) || holds(opensByMeans, text)) &&
        holds(byMeans, text) &&
        tellsOfWork(text)
        ? worthInIntroduction
        : 0
    if (role !== 'abstract') return 0
    const part = roles.get(index)?.role
    if ((part === 'conclusion' || part === 'result') && !holds(byMeans, text)) return null
    if (part === 'conclusion') return null
    return (methods.has(index) || holds(byMeans, text)) && tellsOfWork(text) ? overviewWorth : 0
  }
}
