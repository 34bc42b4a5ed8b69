import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import { spoken, unpackRows } from '../../text/sequence-model.ts'
import { isOfComputing } from '../roles/role-model.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import { citesOthers } from '../text/antecedent.ts'
import { inFront } from '../text/in-front.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'
import { coverage, topicStems } from '../text/words.ts'
import { asksOnly } from './aim-cues.ts'
import { limitationScorer } from './limitation-score.ts'
import { ownWork } from './novelty-score.ts'
import { beside, leavesOpen } from './tldr-beside.ts'
import { tldrKeys, tldrRows } from './tldr-features.ts'
import { tldrWeights } from './tldr-weights.ts'
import computing from './tldr-words.json' with { type: 'json' }
import { findingDrawn, findingFor } from './told-finding.ts'

/**
 * Scores of sentences as a paper's one-sentence summary, by the trained linear rankers; higher is better.
 * @param isAbstract false where they are not an abstract: only of those the ranker knows words
 */
export function tldrScores(
  title: string,
  sentences: readonly string[],
  isAbstract = true,
): number[] {
  const ofComputing = isAbstract && isOfComputing(sentences)
  const weights = ofComputing ? computing.weights : tldrWeights
  const keys = ofComputing ? tldrKeys(sentences) : []
  return tldrRows(title, sentences).map(
    (row, at) =>
      row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0) +
      spoken(words, keys[at] ?? []) -
      beside(sentences[at] ?? ''),
  )
}

/** What a sentence's words speak for it in a paper on computing, of which they were learned. */
const words = { ...unpackRows(computing.packed, 1), scale: computing.scale }

// An abstract of fewer sentences was cut short, or is none.
const fewest = 3
// Nobody reads a summary of four lines; the training set has none.
export const tooLong = 380
/** Outside an abstract, what owns to a limit this plainly sums nothing up. */
const plainLimit = 2
// What was true before the paper was written says nothing of it: "Prophylaxis is essential to …".
const tellsOfWork =
  /\b(we|our|us|here|authors?|(this|the present|the current|our) (paper|study|work|article|review|report|note|trial|letter|thesis)|was|were|reviews?|results?|findings|show(s|n|ed)?|demonstrat\w*|propos\w*|present(s|ed)?|introduc\w*|evaluat\w*|investigat\w*|examin\w*|compar\w*|describ\w*|stud(y|ied|ies)|analy[sz]\w*|deriv\w*|prov(e|es|ed|en)|discuss\w*|address\w*|explor\w*|reports?)\b/i

/** What the authors saw before this work. */
const ofEarlier =
  /\bour (?:previous|earlier|prior) (?:results|studies|study|work|data|findings)\b|\bwe (?:have )?(?:previously|recently) (?:show|report|demonstrat|f[io]und|observ|describ)\w*|^in (?:\p{L}+ )?(?:19|20)\d\d, we (?:\w+ )?(?:show|report|demonstrat|f[io]und|observ|describ)\w*/iu
/** "The first to make this observation": what it speaks of was said before it. */
const onThatBefore =
  /\b(?:mak|address|explor|report|tackl|fill|solv|resolv|test|answer)(?:e|es|ed|ing|s)? (?:this|that|these|those|such an?) (?:\w+ )?(?:observation|finding|issue|question|claim|problem|phenomenon|gap|challenge|limitation|need|hypothes[ie]s|goal)s?\b/i

/**
 * Candidates for the summary, best first. The abstract's sentences come first; where a paper has no
 * abstract, those of its introduction and conclusion, of its discussion, then those of its opening pages.
 */
export function rankTldr(document: PaperDocument, sentences: readonly Sentence[]): Sentence[] {
  const statements = sentences.filter(isStatement)
  const pools = [
    statements.filter(({ role }) => role === 'abstract'),
    statements.filter(({ role }) => ['abstract', 'introduction', 'conclusion'].includes(role)),
    statements.filter(({ role }) => role === 'discussion'),
    statements.slice(0, 60),
  ]
  const pool = pools.find((candidates) => candidates.length >= fewest) ?? statements
  const scores = tldrScores(
    document.title,
    pool.map(({ text }) => text),
    pool === pools[0],
  )
  // What an abstract says before it comes to the work is background, however well it says it.
  const opening = Math.max(
    0,
    pool.findIndex(({ role, text }) => role === 'abstract' && ownWork.test(text)),
  )
  const limit = limitationScorer(document, sentences)
  // An introduction, or the first paragraph of an essay, tells of the world before it comes to the work.
  const firstBlock = sentences.some(({ role }) => role === 'abstract') ? -1 : statements[0]?.block
  const opens = ({ role, block }: Sentence) =>
    role === 'introduction' || (role === 'other' && block === firstBlock)
  return pool
    .map((sentence, at) => ({
      sentence,
      score:
        (scores[at] ?? 0) -
        (sentence.text.length > tooLong ? 1.5 : 0) -
        (tellsOfWork.test(sentence.text) ? 0 : 5) -
        // A question is what the summary should answer.
        (/\?\W*$/.test(sentence.text) ? 3 : 0) -
        (at < opening ? 3 : 0) -
        (onThatBefore.test(sentence.text) ? 2.5 : 0) -
        (ofEarlier.test(sentence.text) ? 3 : 0) -
        (sentence.role !== 'abstract' && citesOthers(sentence.text) ? 1.5 : 0) +
        (sentence.role === 'conclusion' ? 1.5 : 0) -
        (opens(sentence) && !holds(ownWork, sentence.text) ? 3 : 0) -
        (sentence.role !== 'abstract' && limit(sentence) >= plainLimit ? 3 : 0) -
        (sentence.speaksOf === 'paper' && sentence.whole ? 0 : 3),
    }))
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence)
}

const sumsUp =
  /^(?:in (?:conclusion|summary)|to (?:conclude|sum up)|(?:overall|taken together), (?:our|these|the) (?:results|findings|data|study))\b/i
/** What holds of a kind of thing was not found here; what was good or bad about a study is not what it found. */
export const ofKind =
  /^(?:the|one|an?|another) (?:\w+ )?(?:advantage|benefit|disadvantage|challenge|problem|difficulty|strength|weakness) of\b/i
/** Words of a title by which it says how the work was done. */
const ofDesign =
  /\b(?:randomi[sz]ed|controlled|trials?|stud(?:y|ies)|phase|open-label|double-blind|placebo|pilot|prospective|retrospective|clinical|reports?|efficacy|effects?|effectiveness|impact|comparison|evaluation|analysis)\b/gi
/** Share of the title's words that a conclusion holds that is on the whole of the work. */
const onTitle = 0.2

/** What a review goes through is what it is. */
export const givesOverview =
  /\b(?:systematic|reviews?|reviewed|overview|summari[sz]es?|outlines?|discuss(?:es)?)\b/i
/** What a discussion says of the paper's own findings, in so many words. */
const ownFinding =
  /^(?:[\w ]{2,20}, )?(?:(?:the |our )?(?:main|principal|key|major|primary|most important|important) (?:\w+ )?findings? (?:of|in|from|was|were|is|are)\b|(?:in )?(?:the present|the current|our|this) (?:\w+ )?(?:study|trial|results?|findings?|data|analysis|experiment)s?\b|the (?:results|findings|data) (?:of|from) (?:this|our|the present)\b|we (?:\w+ )?(?:found|find|showed?|demonstrated?|observed|conclude)\b)/i

/** What a paper concludes, or says in its discussion to have found, where its best sentence says only what was asked; else nothing. */
function concluded(
  document: PaperDocument,
  sentences: readonly Sentence[],
  best: Sentence | undefined,
): Sentence | undefined {
  if (!best || givesOverview.test(best.text)) return undefined
  const title = new Set(topicStems(document.title.replace(ofDesign, ' ')))
  const own = sentences.filter(
    (sentence) =>
      isStatement(sentence) &&
      sentence.speaksOf === 'paper' &&
      sentence.whole !== null &&
      !citesOthers(sentence.text) &&
      !ofKind.test(sentence.text) &&
      !leavesOpen(sentence.text) &&
      !asksOnly(sentence.text) &&
      coverage(title, sentence.stems) >= onTitle,
  )
  const asked = { text: best.text, role: 'objective' as const }
  const from = (drawn: readonly Sentence[]) =>
    drawn[
      findingDrawn(
        document.title,
        asked,
        drawn.map(({ text }) => ({ text, role: 'conclusion' as const })),
      )
    ]
  return (
    from(own.filter(({ role, text }) => role === 'conclusion' || sumsUp.test(text))) ??
    from(own.filter(({ role, text }) => role === 'discussion' && ownFinding.test(text)))
  )
}

/**
 * Candidates for the summary by rules: where the best one says only what was asked, and the paper also says what came
 * of it, that stands before it.
 * @param ranked sentences as `rankTldr` ranks them
 */
export function rankByRules(
  document: PaperDocument,
  sentences: readonly Sentence[],
  ranked: readonly Sentence[],
): readonly Sentence[] {
  const roles = rolesInAbstract(document, sentences)
  const [first] = ranked
  const abstract = sentences.filter(
    (sentence) =>
      roles.has(sentence.index) &&
      // What stands first may lean on another sentence: it is asked for what it lacks all the same.
      (sentence.index === first?.index ||
        (isStatement(sentence) && sentence.speaksOf === 'paper' && sentence.whole !== null)),
  )
  const told = abstract.map(({ text, index }) => ({
    text,
    role: roles.get(index)?.role ?? 'other',
  }))
  const best = abstract.findIndex(({ index }) => index === first?.index)
  const finding =
    abstract[findingFor(document.title, told, best)] ?? concluded(document, sentences, first)
  return finding ? inFront([finding], ranked) : ranked
}
