import type { PaperDocument } from '../../document/paper-document.ts'
import { type Cues, sum } from '../../text/holds.ts'
import { ownWork } from '../summary/novelty-score.ts'
import { citesOthers } from '../text/antecedent.ts'
import { form, isUnder, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { leansBack } from '../text/statement.ts'
import { tellsAhead } from './future-score.ts'

const own = '(?:this|the present|the current|our|the)'
const work =
  '(?:study|paper|work|article|review|research|survey|trial|report|note|letter|thesis|analysis|investigation|project|experiments?)'
/** Wordings by which a paper says what it set out to do. */
const aims: Cues = [
  [
    /(?<!for the )\b(?:aims?|goals?|objectives?|purposes?) (?:of|in|for|behind) (?:this|the present|the current|our|the)\b|\bmotivation (?:of|for|behind) (?:this|our) (?:\w+ )?(?:study|work|paper|research|review|survey|project|article)\b|\bour (?:\w+ )?(?:aims?|goals?|objectives?|motivation)\b(?= (?:is|was|are|were|in|here|with|for|of|therefore)\b)|^(?:(?:the|this|a) )?(?:\w+ )?(?:aims?|goals?|objectives?|purposes?) (?:was|were|is|are)\b/i,
    3,
  ],
  [
    new RegExp(
      `\\b${own} (?:[\\w-]+ )?${work} (?:therefore |thus |\\w+ly )?(?:aims?|aimed|seeks?|sought|attempts?|attempted|sets? out|(?:was|is) (?:designed|undertaken|conducted|performed|carried out|motivated|done|intended)(?: in order)? (?:to|by|because))\\b`,
      'i',
    ),
    3,
  ],
  [
    /\bwe (?:therefore |thus |here |also |\w+ly )*(?:aim|aimed|seek|sought|set out|wanted|wished|intended|asked (?:whether|how|if)|tested (?:whether|the hypothesis)|try|are trying)\b|\bmotivated by\b[^.]*\bwe\b/i,
    2.4,
  ],
  [
    /^(?:(?:therefore|thus|here|hence),? )?(?:in order )?to (?:address|fill|overcome|tackle|(?:better )?understand|determine|investigate|examine|assess|elucidate|bridge|resolve|answer|remedy|close|explore|find out|alleviate|mitigate|meet|facilitate|enable|support)\b[^.]{5,260}\b(?:we|this (?:paper|study|work))\b/i,
    2.2,
  ],
  [
    new RegExp(
      `\\b(?:here,?|in ${own} ${work},?) we (?:\\w+ly |also )?(?:investigate|examine|explore|ask|study|test|assess|evaluate|address|analy[sz]e|compare|determine)d?\\b|\\b${own} ${work} (?:\\w+ly )?(?:investigate|examine|explore|address|evaluate|assesse?|stud(?:ie)?|analy[sz]e)[sd]\\b`,
      'i',
    ),
    1.8,
  ],
  [
    /\b(?:(?:was|were) (?:completed|conducted|performed|carried out|undertaken|designed|initiated)|we (?:conducted|performed|carried out|undertook|designed))\b[^.;]{0,90}\bto (?:evaluate|assess|determine|investigate|examine|identify|compare|test|explore|describe|estimate|detect|understand)\b/i,
    2.2,
  ],
]
/** Wordings by which a paper says what was lacking before it. */
const gaps: Cues = [
  [
    /\b(?:little|limited|few|fewer|scarce|insufficient|not enough|a lack of|lacks?|lacking|absence of|paucity of)\b[^.;]{0,40}\b(?:known|attention|evidence|stud(?:y|ies)|research|understanding|data|information|coverage|knowledge|tools?|approaches|methods|solutions?|resources?|benchmarks?|overview|consensus|work)\b|\bno (?:[\w-]+ ){0,2}?(?:known|evidence|stud(?:y|ies)|research|understanding|data|knowledge|benchmarks?|overview|consensus|work)\b/i,
    1.8,
  ],
  [
    /\b(?:remains?|is|are|was|were|has|have|been) (?:still |yet |also |largely |relatively |mostly )*(?:poorly|unknown|unclear|understudied|unexplored|uncertain|underexplored|under-explored|lacking|missing|an open (?:question|problem)|controversial|not (?:yet |been |well |\w+ly )*(?:known|clear|understood|studied|explored|investigated|examined|addressed|established|described|reported))\b/i,
    1.8,
  ],
  [
    /\b(?:there is|there remains?|creates?|raises?|highlights?) (?:an? |the )?(?:\w+ )?(?:need|demand) (?:for|to)\b|\bgap\b|\bto (?:the best of )?our knowledge, (?:no|there)\b/i,
    1.6,
  ],
  [
    /\b(?:however|but|unfortunately|yet|despite|although|while|nevertheless)\b[^.]*\b(?:challeng\w+|difficult\w*|fails?|failed|limit\w*|costly|expensive|time-consuming|hard|problem\w*|suffers?|ignor\w+|neglect\w*|tedious|problematic|less suited|lack\w*|obscur\w+)\b/i,
    1.3,
  ],
  [
    /\b(?:major|main|key|serious|severe|central) (?:limitations?|problems?|obstacles?|challenges?|drawbacks?|bottlenecks?|shortcomings?)\b|\b(?:existing|current|previous|prior|traditional|conventional|most) (?:[\w-]+ ){0,2}(?:systems?|methods?|approaches|models?|tools?|work|techniques?|studies)\b[^.]*\b(?:requires?|not|cannot|lacks?|fails?|suffers?|limited|only|ignores?|neglects?)\b/i,
    1.5,
  ],
]
const reasonWhere: Weights = { abstract: 1.2, introduction: 1, other: 0, front: 0 }
/** A paper without an introduction opens with its background. */
const openingBackground = 0.8
const headed =
  /^(?:[\d.]+ )?(?:objectives?|aims?(?: and objectives?)?|purposes?|goals?|aims? of (?:the|this) study|motivation|background and (?:aims?|objectives?|purpose)|rationale)\W*$/i
const stepwise =
  /^(?:to|in order to) \w+ (?:this|these|such|the above)\b|\bgiven our decision\b|^in fact\b|^(?:using|for) (?:these|this)\b/i
const tellsFound =
  /\bwe (?:\w+ly |also |have )*(?:show|showed|shown|found|find|demonstrate|demonstrated|conclude)\b|\bresults? (?:show|suggest|indicate|demonstrate)/i
const labelled = /^(?:objectives?|aims?|purpose)\b[:.]?\s+(?:the |to |we )/i

/** How plainly each sentence says why the work was done: what it set out to find, or what was lacking. */
export function reasonScorer(document: PaperDocument, sentences: readonly Sentence[]) {
  const isIntroduced = sentences.some(({ role }) => role === 'introduction')
  // Where an abstract comes to the work it says what was set out to do, however it words it.
  const opening = sentences.find(
    ({ role, text: words }) =>
      role === 'abstract' && ownWork.test(words) && !tellsFound.test(words),
  )
  return (sentence: Sentence): number => {
    const { text: words, role, place } = sentence
    const where = role === 'background' && !isIntroduced ? openingBackground : reasonWhere[role]
    if (where === undefined) return 0
    const aim = sum(words, aims) > 0 ? Math.min(3.4, sum(words, aims)) : 0
    const gap = Math.min(2.2, sum(words, gaps))
    const under = isUnder(document, sentence, headed) || labelled.test(words) ? 2 : 0
    const opens = sentence.index === opening?.index && aim === 0 ? 0.7 : 0
    if (aim + gap + under + opens === 0) return 0
    const cost =
      0.7 * form(sentence) +
      // "To alleviate this problem, we" is a step, and not the aim of the whole.
      (leansBack(words) || stepwise.test(words) ? 1.2 : 0) +
      (tellsFound.test(words) || /\b(?:benefit|advantage)s?\b/i.test(words) ? 0.8 : 0) +
      // What others lack, with its source, is a step on the way to what this paper lacks.
      (citesOthers(words) ? 0.8 : 0) +
      (tellsAhead(words) && aim === 0 ? 1.5 : 0)
    const late = role === 'introduction' && aim > 0 ? 0.4 * place : 0
    return aim + 0.8 * gap + under + opens + where + late - cost
  }
}
