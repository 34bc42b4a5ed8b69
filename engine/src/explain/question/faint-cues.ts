import { generality } from '../../text/general-words.ts'
import { allStems } from '../../text/tokens.ts'
import { topicStems } from '../text/words.ts'

/** Verbs and qualities that every question may use: that a paper never says them tells little. */
const faintWords = `test include examine analyse count support fail failure succeed work happen occur denote mean represent stand define call matter important
  importance good bad best worst perform handle choose chosen select pick achieve obtain make give take
  apply include involve require need suggest help affect influence differ depend consist contain come
  tell explain describe reach get want try prefer consider treat keep count deal main key specific exact
  exactly actually kind type sort way size big large small many author researcher detail typical
  hard easy difficult value rate proportion percentage percent share fraction number amount long made
  took given chose mention hypothetical necessary practice benefit merit advantage status indication create
  creation characteristic enable responsible person challenge optimal hypothesize hypothesized exist report
  conclusion methodology came gave got gotten held follow`
/** Stems of words, those of small talk among them: "working" is no topic, either. */
const faint = allStems(faintWords)
/** Words of everyday speech for which a paper has others: that it never says them tells little, what it says of them a lot. */
const everydayWords = `tell told think thought meet met hold held hide hidden look seem let put set become became
  bring brought turn go went gone feel felt believe guess worsen grade disagree outperform beat hurt
  like enough really themselves itself himself herself oneself together still anyone someone anything
  something everyone everything nobody nothing truly easily mostly mainly probably possible possibly lack
  drawback bother care hope notice realize realise wonder seek sought finish end start stop begin stay remain
  pose reside satisfy play deliver protect discover impose
  say said know known thing stuff others ones today nowadays now already ahead around behind altogether overall usual
  usually simply sure idea bit lot whole piece trouble trick soon instead earlier later ordinary right wrong real new old
  older newer inside outside good better best bad worse worst plain alone exactly basically roughly cope settle judge
  run ran against despite unlike beyond besides except unless whenever wherever whichever whatever
  whoever never last next least version place`
const everyday = allStems(everydayWords)
/** Both, as they are written. */
export const plainWords: readonly string[] = `${faintWords} ${everydayWords}`.split(/\s+/)
const faintShare = 0.25
/** "Deliberately", "apparently": how it was, not what. Things and verbs that end so are none. */
const adverb =
  /(?<![\p{L}-])(?!(?:fami|anoma|assemb|supp|rep|app|re|imp|comp|multip|al|bel|elder|monopo|butterf|hourly|dai|week|month|year)ly\b)\p{Ll}{3,}ly(?![\p{L}-])/gu
/** The stems of a question's adverbs. */
export const adverbsIn = (question: string): ReadonlySet<string> =>
  new Set(topicStems((question.match(adverb) ?? []).join(' ')))
/** How much the absence of a word tells: little of one that papers of every field use, all of a field's own word. */
export const tellingOfAbsence = (stem: string): number =>
  1 - (1 - faintShare) * (everyday.has(stem) ? 1 : generalityOf(stem))
/** How general a word is, 0 to 1: words that any question may use are as general as can be. */
export const generalityOf = (stem: string): number => (faint.has(stem) ? 1 : generality(stem))
/** True for stems that any question may use. */
export const isFaint = (stem: string): boolean => faint.has(stem)
/** True for those and for words of everyday speech: that a paper has none of them is no reason to refuse. */
export const isPlain = (stem: string): boolean => faint.has(stem) || everyday.has(stem)
