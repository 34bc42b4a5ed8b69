import { citesOthers } from '../text/antecedent.ts'
import { type Cues, form, sum, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { announcedLimits, announcesLimits, countsOff } from './announced-limits.ts'

const limitationCues: Cues = [
  [/\b(limitations?|shortcomings?|drawbacks?|weakness(es)?|caveats?)\b/i, 2.2],
  [
    /\b(limited (to|by|in)|restricted to|confined to|only (a |one |two |three |tested|evaluated|considered|included|applies|used|covers?|focus\w*))\b/i,
    1.0,
  ],
  [
    /\bwe (did|do|could|can|were|are|have) ?n[o']t\b|\b(this|our|the present|the) (study|work|paper|analysis|model|method|approach|system|sample|data) (did|do|does|could|can|was|were|is|are|may|might|cannot) ?(not|n't|be (biased|limited|confounded))\b|\bcannot (exclude|rule out|determine|conclude|establish|infer|draw|distinguish|be (excluded|ruled out|answered|determined|addressed))\b/i,
    1.5,
  ],
  [
    /\b((for|in|as|to) (our |the )?future (work|research|studies)|future (work|research|studies|investigations?|directions?) (\w+ )?(should|could|will|would|can|may|might|needs?|is|are|includes?|involves?)|remains? (to be|an open)|left (for|to) future|we (plan|hope|intend) to|we leave\b|further (research|studies|work|investigation) (is|are|should|will|would)|needs? to be (tested|confirmed|validated))\b/i,
    1.5,
  ],
  [
    /\b((?:small|low|limited|insufficient) (?:sample|number|size)|selection bias|recall bias|self-report\w*|confound\w+|generali[sz]ab\w+|generali[sz]e to|single[- ](cent|institution|site)\w*|not representative|underpowered|low (statistical )?power|missing data|beyond the scope|(with|requires?|warrants?|some|great)( \w+)? caution|cautious(ly)?|caution (needs|is|should|must|in|when))\b/i,
    1.3,
  ],
  [
    /\b(?:could|can|was|were) ?not (?:possible to|be|able to) (?:be )?(?:\w+ly )?(?:adjust|account|investigat|determin|assess|examin|test|evaluat|analy[sz]|explor|measur|distinguish|rul|exclud|address|answer|establish|verif|compar|control|quantif|generali[sz])\w*|\bnot (?:be )?generali[sz]able\b/i,
    1.3,
  ],
  [
    /\b(?:may|might|could) (?:also )?(?:have )?(?:introduced?|(?:been )?(?:caused?|led? to|resulted? in|limit(?:ed)?|prevent(?:ed)?|preclud(?:ed)?|reduc(?:ed)?)|be due to|affect(?:ed)?|bias(?:ed)?) (?:an? |the |some |our )?(?:\w+ )?(?:bias|power|detection|precision|generali[sz]ability|validity|results|conclusions|findings|small|limited)\b|\b(?:limited|little|low|insufficient|lacked|reduced)(?: statistical)? power\b/i,
    1.4,
  ],
  [/\b(?:probably|likely|may|might|could)(?: have)? (?:\w+ )?(?:under|over)estimat\w*/i, 1.0],
  [/^(however|nevertheless|although|despite|unfortunately)\b|\bhowever\b/i, 0.5],
]
const limitationWhere: Weights = {
  limitations: 2.4,
  discussion: 1.2,
  conclusion: 1,
  abstract: 0.6,
  methods: 0,
  appendix: 0,
  other: 0.2,
}
const ownWork =
  /\b(we|our|us|authors|this (study|work|paper|article|analysis|review|research|method|approach|model|survey|trial|experiment|dataset|sample|investigation|report)|the (present|current|proposed|study)|study limitations?|(sample|study) (size|population))\b/i

/**
 * "A further limitation is …", "Limitations: …": where a paper discusses what it found, what is called so there is its
 * own, unless it is said of a method, of others, or of what the work was made for.
 */
const calledSo =
  /^(?:limitations?: |(?:however|moreover|finally|lastly|second(?:ly)?|third(?:ly)?|furthermore|also|in addition),? )?(?:(?:an?|the|one|another|(?:our|its)) )?(?:(?:[\w-]+ ){0,2})(?:limitation|drawback|caveat|shortcoming|weakness|disadvantage)s?(?: (?:here|(?:of|to|in|with) (?:this|our|the (?:present|current)) [\w ]{3,30}?))? (?:is|was|are|were|includes?|concerns?|relates?|lies?)\b|^limitations?: \S/i
/** "The small number of patients may have prevented …", "which may have introduced a bias". */
const weakened =
  /\b(?:small|low|limited|insufficient) (?:[\w-]+ ){0,2}?(?:number|size|sample)s?\b[^.;]*\b(?:may|might|could|which|limit\w*|prevent\w*|preclud\w*)\b|\b(?:may|might|could)\b[^.;]*\bdue to (?:the |our |a )?(?:small|low|limited) (?:sample|number|size)|\b(?:may|might|could) have (?:introduced?|caused?|led to|resulted in) (?:an? |some )?(?:[\w-]+ )?bias\b/i
const isDiscussed = (role: Sentence['role']) => role === 'discussion' || role === 'conclusion'
const ofOwn = ({ text, role }: Sentence): boolean =>
  ownWork.test(text) ||
  (isDiscussed(role) && !citesOthers(text) && (calledSo.test(text) || weakened.test(text)))

// "We do not need …" praises the work.
const advantage =
  /\b(do|does|did|need|is|are) ?(not|n't) (need|require|depend|rely|suffer|believe|think|limited|restricted|only|affect)\b|\bnot only\b|\bnot (?:able to )?(detect|find|observe|see|differ|reveal|show|demonstrate) (any|an?|such|significant|evidence|differences?|consistent|correlations?|associations?|effects?|changes?)\b|\bunable to (?:detect|find|demonstrate|show)\b|\bdo(?:es)? not provide evidence\b|\bwithout (the )?(need|loss)|\bovercom(e|es|ing)\b|\b(mitigate|alleviate)\b|\b(drawbacks?|limitations?) (are|is) not\b/i

// What was done about a limit, and what was found absent, is no limit.
const answered =
  /\b(to (address|mitigate|reduce|minimi[sz]e|counter|avoid|limit|alleviate|prevent)\b[^.]{0,80}\bwe\b|we (followed|mitigated|addressed|minimi[sz]ed|ensured)\b|despite (the|these|its) limitations?|\b(is|are|was) (adequate|sufficient)\b|\bnot (statistically )?significantly (associated|different|correlated|related)\b|\bis consistent with\b)/i

// "We sketch three components and discuss considerations for future research."
const announces =
  /\b(we|paper|article|study|review) (\w+ly |also |then )?(sketch|outline|discuss|suggest|identify|propose|present|offer|provide|highlight|describe)\w*\b[^.]{0,120}\bfuture (work|research|studies|directions?)\b/i

/** What is planned is no limit by itself; what is tested, shown on others or told to come is none at all. */
const plan =
  /\b(?:we|authors) (?:also |further )?(?:plan|hope|intend|aim|would like) to\b|\bin future work, we\b|\b(?:future work|in the future),? we (?:will|plan)\b|\bour plan includes?\b|\b(?:kept|left) .{0,60}\bfor future work\b/i
const admits =
  /\b(?:limit\w*|not|cannot|only|lack\w*|unable|remains?|restricted to|(?:is|are|was|were) restricted|fail\w*|bias\w*|small|further \w+ (?:is|are) needed)\b/i
const noLimit =
  /\bwe (?:nonetheless |also |then )?tested\b|\b(?:shapiro|kolmogorov|levene)\b|\b(?:revealed?|found|identified|observed|showed) (?:\w+ ){0,2}(?:shortcomings?|weaknesses|limitations)\b|\billustrate (?:this|a|the) (?:shortcoming|weakness|limitation)|\bwe will return\b|\burges? caution against\b|\b(?:additional|further|other|several) limitations (?:beyond|are discussed)|\bvalidity (?:is concerned|concerns|refers)\b|^to (?:ensure|increase|strengthen|achieve|guarantee)\b|\bwide (?:range|spectrum|variety)\b|\b(?:found|finds?|show(?:s|ed|n)?|reveal(?:s|ed)?|demonstrate[sd]?|indicate[sd]?|suggest(?:s|ed)?) that (?!our\b|this\b|these\b|the (?:proposed|present|current)\b)[^.]*\blimitations\b|\b(?:discuss|disclose|report|describe) any limitations\b/i

const praises = /\b(?:strengths?|advantages?) (?:of (?:this|the|our)|are|is|includes?)\b/i

const ahead =
  /\bfuture (?:work|research|studies|investigations?|directions?)\b|\bfurther (?:research|studies|work|investigations?)\b|\bwe (?:plan|hope|intend) to\b/gi

/** True for what others or the authors may do next, where nothing is said to be lacking. */
const onlyAhead = (text: string): boolean =>
  text.search(ahead) >= 0 &&
  /\b(?:may|could|might|can|will|would|plan|hope|intend) (?:\w+ )?(?:to )?(?:aim|compare|explore|extend|investigate|include|use|build|focus|apply|examine|study|address|consider)\b/i.test(
    text,
  ) &&
  !admits.test(text)

/** How much each sentence admits what the work does not cover, given those that announce limitations. */
export function limitationScorer(sentences: readonly Sentence[]): (sentence: Sentence) => number {
  const announced = announcedLimits(sentences, (role) => limitationWhere[role] !== undefined)
  return (sentence) => limitationScore(sentence, announced.has(sentence.index))
}

/** How much a sentence admits what the work does not cover, under that heading or any other. */
function limitationScore(sentence: Sentence, isAnnounced: boolean): number {
  const named = sentence.role === 'limitations' || isAnnounced
  const where = limitationWhere[isAnnounced ? 'limitations' : sentence.role]
  if (where === undefined) return 0
  const cued = sum(sentence.text, limitationCues)
  if (announcesLimits(sentence.text)) return 0
  if (!named && (cued < 1.3 || !ofOwn(sentence))) return 0
  if (advantage.test(sentence.text) || answered.test(sentence.text)) return 0
  if (noLimit.test(sentence.text)) return 0
  if (praises.test(sentence.text) && !/\b(?:limit|weak)/i.test(sentence.text)) return 0
  if (plan.test(sentence.text) && !admits.test(sentence.text.replace(plan, ' '))) return 0
  if (!named && onlyAhead(sentence.text)) return 0
  if (!named && announces.test(sentence.text)) return 0
  const late = sentence.role === 'discussion' ? 0.6 * sentence.place : 0
  const foreign =
    /\b(existing|previous|prior|traditional|current|other|these) (methods?|approaches|work|studies|models|systems|techniques)\b/i.test(
      sentence.text,
    )
      ? 1.2
      : 0
  const others =
    /\b(limitation|drawback|shortcoming)s? of (the )?(\w+ )?(methods?|approach(es)?|algorithms?|models?) (by|of|in|from)\b/i.test(
      sentence.text,
    )
      ? 2
      : 0
  const opening = isAnnounced || (named && sentence.inBlock === 0) ? 0.6 : 0
  // "Second, …" among limitations is one of them; what cites others there compares.
  const listed = named && countsOff(sentence.text) ? 1 : 0
  const compares = isAnnounced && citesOthers(sentence.text) ? 1 : 0
  return opening + cued + where + late + listed - compares - foreign - others - 0.6 * form(sentence)
}
