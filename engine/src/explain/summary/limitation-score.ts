import type { PaperDocument } from '../../document/paper-document.ts'
import { holds, sum } from '../../text/holds.ts'
import { citesOthers, tellsOfSource } from '../text/antecedent.ts'
import { ownName } from '../text/own-name.ts'
import { form, isUnder, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { goesOnAboutOthers, voicesBefore } from '../text/voices.ts'
import { announcedLimits, announcesLimits, countsOff } from './announced-limits.ts'
import { limitationCues, readWithCare, selfEvident } from './limitation-cues.ts'
import { announcesOutlook, isOutlook, isUnknownToAll } from './not-of-work.ts'
import { unseenBefore } from './novelty-cues.ts'

const limitationWhere: Weights = {
  limitations: 2.4,
  discussion: 1.2,
  conclusion: 1,
  abstract: 0.6,
  methods: 0,
  appendix: 0,
  other: 0.2,
  results: 0.4,
  background: 0.4,
}
const withStrengths = /\b(?:strengths?|advantages?)\b/i
const isParted = (role: Sentence['role']) =>
  role === 'results' || role === 'methods' || isDiscussed(role)
const foreignWork =
  /\b(existing|previous|prior|traditional|current|other|these) (methods?|approaches|work|studies|models|systems|techniques)\b/i
const limitsOf =
  /\b(limitation|drawback|shortcoming)s? of (the )?(\w+ )?(methods?|approach(es)?|algorithms?|models?) (by|of|in|from)\b/i
/** "Such analyses have the limitation that …", where the sentence before says that they were done here. */
const havingLimits =
  /\b(?:has|have|had) (?:the|an?|some|several) (?:[\w-]+ )?(?:limitation|drawback|weakness|disadvantage)/i
const ownWork =
  /\b(we|our|us|authors|this (?:[\w-]+ )?(study|work|paper|article|analysis|review|research|method|approach|model|survey|trial|experiment|dataset|sample|investigation|report|assay|test|array|system|tool|technique|algorithm|pipeline|framework|protocol|device|intervention|corpus|cohort|procedure|design|simulation|platform)|the (present|current|proposed|study)|study limitations?|(sample|study) (size|population)|(?:biggest|main|major|greatest|key|primary) (?:limitation|shortcoming|weakness|drawback|disadvantage)s? (?:of|on|in|with) the (?:model|approach|method|system|framework|algorithm|pipeline|design|analysis))\b/i

const isDiscussed = (role: Sentence['role']) => role === 'discussion' || role === 'conclusion'

const isEarly = (role: Sentence['role']) => role === 'introduction' || role === 'background'

// "We do not need …" praises the work.
const advantage =
  /\b(do|does|did|need|is|are) ?(not|n't) (need|anticipate|expect|make (?:an? |any )?(?:\w+ ){0,2}assumption|assume|impose|require|depend|rely|suffer|believe|think|limited|restricted|only|affect|impact|influence)\b|\bnot only\b|\bnot (?:able to )?(?:detect|find|observed?|see|differ|reveal|show|demonstrate|encounter|experience) (?:any|an?|such|(?:\w+ )?(?:complications?|side effects?|adverse|unpredictable|toxicit)|signific\w+|evidence|(?:\w+ ){0,2}(?:differences?|correlations?|associations?|effects?|changes?|improvements?)|consistent|[a-z]\d\w*)\b|\bnot (?:\w+ )?(?:differ|different|superior|inferior|worse|due to)\b|\bnot support (?:this|the|that|these|such)\b|\bnot (?:suggest|claim|imply|argu)(?:e|ing|ying)?\b|\bunable to (?:detect|find|demonstrate|show)\b|\bdo(?:es)? not provide evidence\b|\bwithout (the )?(need|loss)|\bovercom(e|es|ing)\b|\b(mitigate|alleviate)\b|\b(drawbacks?|limitations?) (are|is) not\b/i

/** "Although it did not beat the first, our model outperformed the others": what is granted before a success is no limit. */
const concession =
  /^(?:however, |but )?(?:although|though|while|even though|even if|despite|in spite of|notwithstanding)\b.{10,}?, ((?:(?:our|we|the|it|this|these|they|its|both|all)\b|\w+ly,? ).*)$/i
const success =
  /\b(?:outperform\w*|surpass\w*|better|superior\w*|improv\w+|achiev\w+|effective\w*|robust\w*|success\w*|competitive|comparable|state-of-the-art|promising|reliabl[ey]|satisf\w+|excellent|good|useful|strong(?:er)?)\b/i
const stillLacking =
  /\b(?:not|n't|cannot|only|limit\w*|restrict\w*|lack\w*|fail\w*|small|cauti\w+|may|might|could|further|unclear|unknown|bias\w*|worse|poor\w*|less|difficult\w*|challeng\w+|remains?|needs?|needed|should|future)\b/i
/** True where what a sentence grants is outweighed by a success, and nothing more is said to be lacking. */
const concedes = (text: string): boolean => {
  const main = concession.exec(text)?.[1]
  return main !== undefined && success.test(main) && !stillLacking.test(main)
}

/** What was not found may be there, where the study could not have found it. */
const tooWeak =
  /\b(?:not|never) (?:\w+ )?powered\b|\bunderpowered\b|\btoo (?:small|short|few)\b|\bsample sizes? (?:\w+ )?(?:did|does) not (?:allow|permit)\b|\b(?:because of|due to|related to|attributed to|owing to|attributable to) (?:the |our |a )?(?:\w+ly )?(?:small|limited|low|insufficient) (?:(?:study|patient) )?(?:samples?|numbers?|sizes?|power|populations?)\b|\bwe were limited (?:in|by)\b|\bcannot be (?:\w+ )?(?:excluded|ruled out)\b/i

// What was done about a limit, and what was found absent, is no limit.
const answered =
  /\b(to (address|mitigate|reduce|minimi[sz]e|counter|avoid|limit|alleviate|prevent)\b[^.]{0,80}\bwe\b|we (followed|mitigated|addressed|minimi[sz]ed|ensured)\b|despite (?:(?:the|these|its|those|this|some|our|such) )?(?:\w+ )?limitations?|(?:benefit|effect|difference|result|conclusion|finding)s? (?:would|should|will|may) (?:still )?(?:remain|persist|hold)|unlikely (?:to|that)|taking (?:\w+ )?(?:the |these )?limitations|\b(is|are|was) (adequate|sufficient)\b|\bnot (statistically )?significantly (associated|different|correlated|related)\b|\bis consistent with\b|\b(?:used|applied|performed|done) to (?:handle|account|adjust|minimi[sz]e|reduce|control|avoid)\b|^(?!although|while|though|even).*\bwe (?:also )?(?:examined|controlled|adjusted|accounted)\b|\bable to (?:minimi[sz]e|reduce|avoid|limit)\b|\bdespite\b[^.;]*\b(?:short|small|limited|low|reduced)\b|\b(?:groups|arms) were (?:equivalent|comparable|similar|well[- ](?:balanced|matched))\b|\bclinical relevance of (?:the|our)\b|\balready prove\b|\bless (?:of a )?concern(?:ing)?\b|\bnot (?:of )?(?:a )?(?:major |great )?concern\b|\bwe (?:attempted|tried|sought|aimed) to (?:reduce|minimi[sz]e|control|avoid|limit|adjust|correct|compensate|account)\b|^(?:notwithstanding|with) (?:these|those|such|its|our|the|some) (?:[\w-]+ )?(?:limitations?|shortcomings|weaknesses|caveats)\b|^(?!.*\b(?:bias|limit)).*\b(?:enhance|increase|improve|strengthen|support)[sd]? (?:\w+ ){0,2}generali[sz]ability\b|\b(?:could|can|may) be (?:\w+ly )?(?:answered|overcome|solved|avoided|remedied) by\b|\bexplain (?:these|the|this) (?:inconsisten|discrepan|conflict)|\bno (?:\w+ ){0,6}missing data\b)/i

/** "…, which is a limitation of the study": it is one, whatever is made of it. */
const ownsTo =
  /\b(?:is|was|are|were) (?:also )?(?:an?|the|one) (?:\w+ )?(?:limitation|weakness|shortcoming|drawback)s? (?:of|to|in) (?:the|this|our)\b/i

/** What is planned is no limit by itself; what is tested, shown on others or told to come is none at all. */
const plan =
  /\b(?:we|authors) (?:also |further )?(?:plan|hope|intend|aim|would like) to\b|\bin future work, we\b|\b(?:future work|in the future),? we (?:will|plan)\b|\bour plan includes?\b|\b(?:kept|left) .{0,60}\bfor future work\b/i
const admits =
  /\b(?:limit\w*|not|cannot|only|lack\w*|unable|remains?|restricted to|(?:is|are|was|were) restricted|fail\w*|bias\w*|small|further \w+ (?:is|are) needed)\b/i
const noLimit =
  /\bwe (?:nonetheless |also |then )?tested\b|\b(?:shapiro|kolmogorov|levene)\b|\b(?:revealed?|found|identified|observed|showed) (?:\w+ ){0,2}(?:shortcomings?|weaknesses|limitations)\b|\billustrate (?:this|a|the) (?:shortcoming|weakness|limitation)|\bwe will return\b|\b(?:similar|comparable|identical|in (?:line|agreement)|consistent) (?:to|with)\b[^;]{1,120}\b(?:although|though) we (?:did|do|had|have|were) (?:not|no)\b|\bunlike (?:the (?:current|present)|our|this|ours)\b|\burges? caution against\b|(?<!\b(?:because of|due to|owing to) (?:the )?)\blimitations? (?:of|in|to) (?:the )?(?:existing|previous|prior|current|available|published|earlier|past) (?!study|work|analysis|paper|trial|research|review)\w+|\b(?:the|these|those|most|many|such) (?:other |previous )?(?:studies|trials|reports) (?:are|were|have been|had) (?:\w+ )?(?:small|limited|short|of (?:short|small))\b|\b(?:additional|further|other|several) limitations (?:beyond|are discussed)|\bvalidity (?:is concerned|concerns|refers)\b|^to (?:ensure|increase|strengthen|achieve|guarantee)\b|\bwide (?:range|spectrum|variety)\b|\b(?:found|finds?|show(?:s|ed|n)?|reveal(?:s|ed)?|demonstrate[sd]?|indicate[sd]?|suggest(?:s|ed)?) that (?!our\b|this\b|these\b|the (?:proposed|present|current)\b)[^.]*\blimitations\b|\b(?:discuss|disclose|report|describe) any limitations\b/i

/** What the pages had no room for, what is said to be no limit, what an earlier study lacked, and a guess that did not come true. */
const lacksNothing =
  /\bspace (?:limits?|limitations?|constraints?|restrictions?)\b|\bnot have (?:the |enough )?space\b|\bnot (?:being )?(?:one of |necessarily )?(?:an?|the) (?:\w+ )?(?:limitation|weakness|drawback)s?\b|^(?:the|that|an?|our) (?:previous|earlier|prior|former) (?:\w+ )?(?:study|trial|survey|report) (?:had|has|was)\b|\b(?:did|do|does) not (?:support|confirm|want|wish|raise)\b|\bhypothes[ei]s\b[^.;]*\bw(?:as|ere) not (?:\w+ )?(?:validated|supported|confirmed)\b/i

const praises =
  /\b(?:strengths?|advantages?) (?:of (?:this|the|our)|are|is|includes?)\b|\bthere (?:is|are) (?:also )?(?:\w+ )?strengths?\b/i

const ahead =
  /\bfuture (?:work|research|studies|investigations?|directions?)\b|\bfurther (?:research|studies|work|investigations?)\b|\bwe (?:plan|hope|intend) to\b/gi

/** "The samples were large enough", "this introduces no new problems", whatever "only" stands beside it. */
const isEnough =
  /\b(?:sample|power|stud|test|cohort|group|trial)[^.;]{0,60}\b(?:is|are|was|were) (?:\w+ly )?(?:large|high|long|great|precise|sensitive) enough (?:to|for)\b|\b(?:introduc|pos|caus|creat|present|rais)(?:es|ed?) no (?:\w+ ){0,2}(?:problems?|difficult(?:y|ies)|issues?|concerns?|obstacles?)\b/i

/** True for what others or the authors may do next, where nothing is said to be lacking. */
const onlyAhead = (text: string): boolean =>
  text.search(ahead) >= 0 &&
  /\b(?:may|could|might|can|will|would|plan|hope|intend) (?:\w+ )?(?:to )?(?:aim|compare|explore|extend|investigate|include|use|build|focus|apply|examine|study|address|consider)\b/i.test(
    text,
  ) &&
  !holds(admits, text)

type Scorer = (sentence: Sentence) => number
const scorers = new WeakMap<readonly Sentence[], Scorer>()

/** How much each sentence admits what the work does not cover, given those that announce limitations; made once for a list of sentences. */
export function limitationScorer(
  document: Pick<PaperDocument, 'title' | 'sections' | 'text'>,
  sentences: readonly Sentence[],
): Scorer {
  const scorer = scorers.get(sentences) ?? makeScorer(document, sentences)
  scorers.set(sentences, scorer)
  return scorer
}

function makeScorer(
  document: Pick<PaperDocument, 'title' | 'sections' | 'text'>,
  sentences: readonly Sentence[],
): Scorer {
  const announced = announcedLimits(sentences, (role) => limitationWhere[role] !== undefined)
  const before = voicesBefore(sentences)
  const name = ownName(document, sentences)
  // A paper without headings discusses what it found in its second half.
  const half = sentences.some(({ role }) => isParted(role)) ? Infinity : sentences.length / 2
  return (sentence) => {
    const isAnnounced = announced.has(sentence.index)
    // "Strengths and limitations" tells both.
    const isMixed = !isAnnounced && isUnder(document, sentence, withStrengths)
    const isLate = isDiscussed(sentence.role) || sentence.index > half
    const voice = before.get(sentence.index)
    const isOwn = () =>
      (holds(ownWork, sentence.text) ||
        (name !== undefined && sentence.text.includes(name)) ||
        (holds(readWithCare, sentence.text) && !citesOthers(sentence.text)) ||
        (isLate &&
          !citesOthers(sentence.text) &&
          (selfEvident.some((pattern) => holds(pattern, sentence.text)) ||
            (voice === 'own' && holds(havingLimits, sentence.text))))) &&
      !goesOnAboutOthers(sentence.text, voice) &&
      // Before it comes to its own work, a paper tells with its sources what "this study" left open.
      !(isEarly(sentence.role) && tellsOfSource(sentence.text))
    return limitationScore(sentence, {
      isAnnounced,
      isNamed: sentence.role === 'limitations' || isAnnounced,
      isMixed,
      isOwn,
      where: limitationWhere[isAnnounced ? 'limitations' : isLate ? 'discussion' : sentence.role],
    })
  }
}

/** A sentence that heaps such words says no more than two others of its list. */
const mostCued = 3.4

interface Standing {
  readonly isAnnounced: boolean
  /** Announced as a limitation, or under a heading of that name. */
  readonly isNamed: boolean
  /** Under a heading that names strengths, too. */
  readonly isMixed: boolean
  /** Of the paper's own work; read when it matters. */
  readonly isOwn: () => boolean
  readonly where: number | undefined
}

/** What the words of a limit are worth where others beside them say that it is none, or not the paper's. */
const unowned = -1

/**
 * How much a sentence admits what the work does not cover, under that heading or any other; below 0 where it speaks of
 * limits and owns to none.
 */
function limitationScore(sentence: Sentence, standing: Standing): number {
  const { isAnnounced, isNamed, isMixed, isOwn, where } = standing
  const { text } = sentence
  if (!isNamed && (isOutlook(text) || isUnknownToAll(text))) return unowned
  if (where === undefined) return 0
  if (announcesLimits(text) || holds(isEnough, text)) return unowned
  const cued = Math.min(sum(text, limitationCues), mostCued)
  // "However, the roofs were chosen by lot": what speaks against a limit.
  const isTurned = cued < 1 && /^(?:however|nevertheless|nonetheless)\b/i.test(text)
  if (isNamed ? isTurned || (isMixed && cued === 0) : cued < 1.3) return 0
  if (!isNamed && !isOwn()) return holds(foreignWork, text) || holds(limitsOf, text) ? unowned : 0
  if (
    (holds(advantage, text) && !holds(tooWeak, text)) ||
    (holds(answered, text) && !holds(ownsTo, text)) ||
    holds(noLimit, text) ||
    holds(lacksNothing, text)
  )
    return unowned
  // What nobody else has looked into is what is new here.
  if (!isNamed && (concedes(text) || holds(unseenBefore, text))) return unowned
  if (holds(praises, text) && !/\b(?:limit|weak)/i.test(text)) return unowned
  if (holds(plan, text) && !admits.test(text.replace(plan, ' '))) return unowned
  if (!isNamed && (onlyAhead(text) || announcesOutlook(text))) return unowned
  const late = sentence.role === 'discussion' ? 0.6 * sentence.place : 0
  const foreign = holds(foreignWork, text) ? 1.2 : 0
  const others = holds(limitsOf, text) ? 2 : 0
  // "Second, …" among limitations is one of them; what cites others there compares.
  const listed = isNamed && countsOff(text) ? 1 : 0
  const opening = isAnnounced || (isNamed && sentence.inBlock === 0) ? 0.6 : 0
  const compares = isAnnounced && citesOthers(text) ? 1 : 0
  return opening + cued + where + late + listed - compares - foreign - others - 0.6 * form(sentence)
}
