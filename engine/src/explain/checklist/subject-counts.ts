import { holds } from '../../text/holds.ts'
import { stem } from '../../text/tokens.ts'
import { nounStem, wordsCounted } from '../answer/counted-things.ts'
import { isPlural } from '../text/plural.ts'

// How a paper counts what it studied: patients, mice, sentences.

/** What a study counts, and so can leave out. */
export const studied =
  'patient|participant|volunteer|worker|subject|individual|respondent|people|women|men|children|adult|animal|mice|rat|bird|plant|sample|specimen|stud(?:y|ie)|article|paper|publication|document|file|sentence|record|case|trial|observation|measurement|image|question|response|survey|district|site|household|school|hospital|instance|example|pair|gene|sequence|cell|read|query|prompt|instruction|outlier|duplicate|data|sex|age|variable|group|subpopulation|infant|neonate|newborn|mother|student|outpatient|user|eye|teeth|tooth|journal|website'

/** Words by which a paper says that the number is its own: what it gathered, and how. */
const gathered =
  /\b(?:recruit|enrol|includ|sampl|collect|survey|interview|participat|took part|split|assembled an? |compiled an? |curated an? |compris|consist|contain|annotat|screen|examin|analy[sz]ed|analysis of|respond|studied|randomi|select|total of|among (?:a |the )?total|diagnosed|obtained|observed|conducted|train|test|evaluat|based on|come from|took|taken|drawn|(?:development|validation) (?:parts?|sets?|splits?) of)/i
const subjectNames =
  `patient participant subject individual respondent people women men children adult animal mice mouse rat bird plant
  sample specimen article paper publication document sentence record case image question response survey interview
  school hospital household district village cattle cow sheep goat ruminant fish chicken crow professional practitioner
  stakeholder outpatient volunteer worker employee farmer caregiver survivor student larva larvae tweet lawsuit commit project claim query pair instance example
  dyad spouse twin male female boy girl neonate newborn mother father couple nurse physician doctor resident teacher
  calf piglet rabbit monkey hen transect plot strain journal infant birth woman man person user tree dog pig family carrier`.split(
    /\s+/,
  )
export const subjects = new RegExp(`\\b(?:${subjectNames.join('|')})(?:e?s)?\\b`, 'i')
/** "(n = 25 larvae)", "n = 9–11 pairs"; no index of a sum. */
export const ownNumber =
  /(?:\(|\b(?:with|of) |[,:] |^)[nN]\s?=\s?\d[\d,]*(?:\s?[–-]\s?\d[\d,]*)?(?=[)\s,;.])(?!\s?[+*/·^])/
/** Whether a text holds it: few have the sign at all. */
export const givesOwnNumber = (text: string): boolean => text.includes('=') && ownNumber.test(text)
export const plainNumber = (digits: string) => Number(digits.replaceAll(',', ''))
/** "human lenses (n = 23)": what stands before the bracket is counted. */
export const countedBefore =
  /\b(?!(?:n-)?(?:gram|layer|cluster|topic|iteration|node|fold|token|step|epoch|bit|qubit|function|dimension|state|parameter|coefficient|value|time|degree|level|rank)s\b)\p{Ll}{4,}s \([nN]\s?=\s?\d{2,}[\d,]*\)/u
const subjectStems = new Set(subjectNames.map(stem))
/** Names that stand before another noun, or by themselves, in the singular: "15 female athletes", no "36 Health Survey". */
const alone = new Set(
  subjectNames.filter((name) => !/^(?:survey|birth|response|question|record|journal)$/.test(name)),
)
const namesSubject = (word: string): boolean =>
  subjectStems.has(nounStem(word)) && (isPlural(word) || alone.has(word.toLowerCase()))

/** "Rats were separated into 4 groups of 7 rats each", "Each group consisted of 7 rats". */
export const groupsOfEach = new RegExp(
  `\\b(?:\\d+|two|three|four|five|six|eight|ten) (?:\\w+ )?groups of (?:\\d+|three|four|five|six|seven|eight|nine|ten|twelve) (?:${subjectNames.join('|')})e?s? each\\b|\\beach group (?:consisted of|comprised|contained|included) (?:\\d+|five|six|seven|eight|nine|ten|twelve) (?:${subjectNames.join('|')})e?s?\\b`,
  'i',
)

const survey =
  /\b(?:stud(?:y|ies)|survey\w*|sampl\w+|cohorts?|experiments?|census|waves?|seasons?)\b/i
const year = /\b(?:19|20)\d\d\b/g
/** True for the counts of two surveys: "In 2007 a total of 654 …", "In 2010 a survey was conducted in 313 …". */
export function otherSurvey(first: string, second: string): boolean {
  const known: readonly string[] = first.match(year) ?? []
  const named = second.match(year) ?? []
  return (
    known.length === 1 &&
    named.length === 1 &&
    known[0] !== named[0] &&
    [first, second].every((text) => survey.test(text) && countsSubjects(text))
  )
}

const dataSet =
  /\b(?:data ?set|corpus|collection|database|benchmark)\b[^.;]{0,60}?\b(?:of|with|containing|comprising) (?:(?:about|around|approximately|over|some|nearly|more than) )?(\d[\d,.]*\d|\d)(?: ?([kKM])\b| (million)\b)?/i
const goesOn = /^(?:after|before|following|from|with|in) (?:this|these|that|those|such)\b/i
const sizeIn = (text: string): number | null => {
  const [, digits, short, long] = dataSet.exec(text) ?? []
  if (digits === undefined) return null
  const times = long || short === 'M' ? 1_000_000 : short ? 1_000 : 1
  return plainNumber(digits) * times
}
/** True for two data sets that one works with: "a dataset of 18 families", "a dataset of 7,918 families". */
export function otherDataSet(first: string, second: string): boolean {
  const [known, named] = [sizeIn(first), sizeIn(second)]
  // "1.4K claims" and "1,409 claims" are the same ones.
  const isRounded = known && named && Math.max(known, named) < 1.1 * Math.min(known, named)
  return known !== null && named !== null && !isRounded && !goesOn.test(second)
}

/** A handful counts a part, and "fewer than 100" bounds it. */
const few =
  /(?<![\p{L}\p{N}.,-])(?:\d|one|two|three|four|five|six|seven|eight|nine)(?=\s)|\b(?:fewer than|less than|more than|at least|at most|up to) \d[\d,.]*/giu

/** "20 All samples were retested": the number of a source that the last sentence cites. */
const citedInFront =
  /^\d[\d,\s–-]*(?=\s(?:All|The|An?|In|On|At|Of|For|From|By|After|Before|During|Each|Both|These|Those|This|Our|We|It|If|As|When|While|Although|However)\s)/

/** "118, 000": a space that the type setting left in a number. */
const spacedGroup = /(?<![\d,.] ?)(\d{1,3}), (000)(?![\d,.])/g

/** "43 per 1000 births". */
const rate = /\bper \d[\d,]*(?=\s)/g

/** The same, less surely: the number is of those who were there. */
export const dealtWith =
  /\b(?:randoml|allocat|assign|admitted|(?:separated|divided) into|performed (?:on|in)|done (?:on|with)|answered by|conducted in|study (?:of|in|with)|(?:charts?|records?|case notes?) review of|there were)/i

/** True for a sentence that counts what a study was done on and says that it was gathered. */
export const countsSubjects = (text: string, says = gathered): boolean =>
  holds(says, text) &&
  wordsCounted(
    text
      .replace(citedInFront, '')
      .replace(spacedGroup, '$1,$2')
      .replace(few, ' ')
      .replace(rate, ' '),
  ).some(namesSubject)

const severalThings =
  '\\d[\\d,]*\\d (?:(?!of\\b|in\\b|and\\b|to\\b)[\\p{L}-]+ ){0,3}?(?!(?:groups|trials|times|minutes|hours|days|weeks|months|years|runs|sites)\\b)\\p{L}{3,}s\\b'
const recruited = '(?:recruited|enroll?ed|randomi[sz]ed|interviewed)\\b'
/** "We randomised 240 night nurses", "240 nurses were recruited": only whom a study is done on, whatever they are called. */
export const tookIn = new RegExp(
  `\\b(?<!\\bif )(?:we|and) (?:\\w+ )?${recruited}(?: (?:an?|total|of|about|over|another|all))* ${severalThings}|\\b${severalThings} (?:[^.;,]{0,40} )?(?:was|were) (?:\\w+ )?${recruited}`,
  'iu',
)

/** "We evaluate it with five projects": of cases a handful is the whole sample. */
export const fewCases =
  /\b(?:evaluat\w+|appl(?:y|ied)|test(?:ed)?|case stud(?:y|ies)|data ?set|benchmark|sample|stud(?:y|ied)|compris\w+|consists? of|conducted)\b[^.;]{0,80}\b(?:two|three|four|five|six|seven|eight|nine|[2-9]) (?:[\p{Ll}-]+ ){0,2}(?:projects|companies|hospitals|schools|villages|farms|organi[sz]ations|repositories|teams|classrooms|clinics)\b/iu

const taking =
  /\b(?:enroll?\w*|recruit\w*|randomi[sz]\w*|includ\w*|complet\w*|participat\w*|respond\w*|responses?|eligible|analy[sz]ed|evaluated|consent\w*|took part|assign\w*|allocat\w*|total of (?!\d[\d,]* (?:of|out)\b))/i
const fraction =
  /(?<![\p{L}\p{N}.,/])\d[\d,]* ?(?:\/ ?\d[\d,]*(?![\p{L}\p{N}/])|(?:\(\d[\d.]* ?%\) )?(?:out )?of (?:the |these |those |our |all )?\d)/u
/** "A total of 33 of the 91 subjects had …", "11/17 larvae died": how many of those studied, and no word of taking part. */
export const countsPart = (text: string): boolean => fraction.test(text) && !taking.test(text)

const citedCount = new RegExp(
  `\\b\\d[\\d,]* (?:[\\p{L}-]+ ){0,2}(?:${subjectNames.join('|')})(?:e?s)? ?(?:\\[\\d[\\d,;\\s–-]*\\]|\\([^()]*\\b(?:19|20)\\d\\d[a-z]?\\))`,
  'iu',
)
/** "… in 199 subjects [15]": those of the source that follows, unless the paper says that it took them. */
export const countsOfSource = (text: string): boolean =>
  citedCount.test(text) &&
  !/\b(?:we|our|enroll?ed|recruited|randomi[sz]ed|this study)\b/i.test(text)
