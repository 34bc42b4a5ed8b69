import { withoutFullStop } from '../cuts/full-stop.ts'

// What a sentence tells of another study than the paper's own is none of its findings.

const study = `(?:stud(?:y|ies)|trials?|experiments?|surveys?|papers?|reports?|reviews?|meta-analys[ie]s|articles?|investigations?)`
const told = String.raw`(?:\p{L}+ly |have |has |also |first ){0,3}(?:report|show|find|found|demonstrat|suggest|observ|conclud|not|stat|argu|claim|indicat|reveal|estimat)(?:e|es|ed|s|n)?\b`

/** "Ames's study indicated that" */
const owned = new RegExp(
  String.raw`\p{Lu}\p{L}+(?:['’]s|s['’]) (?:[\p{L}\d]+ ){0,2}(?:${study}|work|group|team|lab|results|data|findings) ${told},? that,?\s*$`,
  'u',
)
/** "A phase I trial of … showed …, but": from the sentence's beginning up to the claim, in one clause or more. */
const opened = new RegExp(
  String.raw`^(?:\p{L}+(?: \p{L}+)?, )?(?:an?|one|another|some|several|other|earlier|previous|prior) (?:[\p{L}\d-]+ ){0,5}?${study}\b.*?\s${told}`,
  'isu',
)
/** Behind these something else begins. */
const end = /[;:]|\.(?!\d)/
const own = /\b(?:we|our|us|ours|here|herein|present)\b|\bthis (?:study|paper|trial|work)\b/i

/** "This study indicated that", "They found that", "It shows that": whose it is, the sentence before tells. */
const pointing = new RegExp(
  String.raw`^(?:(?:this|that|the|their|his|her) (?:${study}|authors?|group|team)|their (?:results|findings)|they|he|she|it|these authors) ${told},? that,?\s*$`,
  'iu',
)
/** No paper speaks so of those who wrote it. */
const person = new RegExp(String.raw`^(?:he|she) ${told},? that,?\s*$`, 'iu')
const somebody = new RegExp(
  String.raw`\bet al\b|\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+)? \((?:19|20)\d\d[a-z]?\)|\p{Lu}\p{L}+ and (?:colleagues|co-?workers)\b|\b${study} (?:by|of) \p{Lu}\p{L}+(?! ?\d)|\p{Lu}\p{L}+['’]s ${study}\b`,
  'u',
)

/** Whether a sentence names those whose study it tells of. */
export const isOfOthers = (sentence: string): boolean => somebody.test(sentence)

/** "in Ames et al.'s study 43 that" */
const byName = /\bet al\b\.?(?:['’]s)?(?: (?!(?:we|our|us)\b)[a-z\d[\](),]+){0,6} that,?\s*$/i

/** "The median decrease was 6 mm", measured and not chosen. */
const measured =
  /\b(?:rate|mean|median|average|incidence|prevalence|proportion|percentage|risk|odds|ratio|decrease|increase|reduction|fall|rise|difference|accuracy|sensitivity|specificity|mortality|survival|frequency|correlation)s?\b[^.;:]{0,120}? (?:was|were) (?:(?:about|approximately|around|only|just|nearly|almost|over|up to|as (?:high|low) as|estimated at|reported to be|found to be) )?[−-]?\d/i
const cited =
  /^\s?(?:\[\d[\d,;\s–-]{0,30}\]|BIBREF\d+|\((?:[^()\d]{2,80}(?:19|20)\d\d[a-z]?[;,]?\s?){1,5}\))/
const toldAsEarlier = /\b(?:earlier|previous|prior|past|other|another|literature|et al)\b/i

/** The citation behind a measured result, which is then none of the paper's own; null where the claim tells so itself. */
export function sourceLost(claim: string, after: string): string | null {
  const source = cited.exec(after)?.[0]
  if (source === undefined) return null
  return measured.test(claim) && !own.test(claim) && !toldAsEarlier.test(claim)
    ? source.trim()
    : null
}

const somebodys = String.raw`(?!(?:the )?(?:Fig|Tab|Sec|Eq|Theorem|Lemma|Append|Algorithm|Chapter|Supp|Box|Definition|Proposition|Corollary)|We\b|Our\b)(?:the )?\p{Lu}[\p{L}.'’-]*\p{L}`
const showing = String.raw`(?:show|argu|report|find|found|observ|demonstrat|suggest|propos|not|stat|claim|predict|hypothesi[sz]|conclud|point|warn|emphasi[sz])\p{Ll}*`
/** Behind a claim, whose finding it is: "according to Gray", "as Gray showed", "as was shown by Gray". */
const credit = new RegExp(
  String.raw`^,?\s(?:according to (?:${somebodys}|(?:some|several|other|another|one|previous|earlier|prior|recent|published|existing)\s)|as (?:\p{Ll}+ly |also |first )?(?:${somebodys}[^,;:.]{0,60}? (?:and |et al\.? |ha(?:s|ve|d) |\p{Ll}+ly |also |first |\([^()]{1,40}\) |\[[^[\]]{1,40}\] ){0,4}${showing}|(?:(?:was|were|is|has been|have been|had been) )?(?:\p{Ll}+ly )?${showing} (?:out )?(?:\p{Ll}+ly |earlier |before |elsewhere |also |first )?(?:by|in) (?:${somebodys}|(?:the )?(?:previous|earlier|prior|other|recent)\s)))`,
  'u',
)
/** What was done may be done as another told it: "the bells were cast according to Gray". */
const deed =
  /^(?:[^,]{1,60}, )?we\s|\b(?:was|were|are|is) (?:\p{Ll}+ly |then |also )?\p{Ll}+(?:ed|[^aeiou]en|own|ut|lt|one|ade|ung)(?:[^;:]*)$/iu

/** Those whose statement a claim is, named behind it without a word of their saying so; null where nobody is. */
export function creditLost(claim: string, after: string): string | null {
  const words = credit.exec(after)?.[0]
  if (words === undefined || (/^,?\saccording/.test(words) && deed.test(withoutFullStop(claim))))
    return null
  return (
    after
      .trim()
      .replace(/^,\s/, '')
      .split(/[;:.](?:\s|$)/)[0] ?? words
  )
}

/** A number of a citation that a lost line end has glued to the sentence behind it: "18 In a study …". */
export const withoutCitationNumber = (sentence: string): string =>
  sentence.replace(/^\s*(?:\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}|\[\d[\d,\s–-]*\])\s+(?=\p{Lu})/u, '')

/**
 * The words that say that a claim right behind them was found in another study; null where none do.
 * @param previous the sentence before the claim's
 */
export function studyLost(before: string, previous = ''): string | null {
  const sentence = withoutCitationNumber(before.trimStart())
  const isOthers =
    owned.test(sentence) ||
    person.test(sentence) ||
    byName.test(sentence) ||
    (opened.test(sentence) && !end.test(sentence) && !own.test(sentence)) ||
    (pointing.test(sentence) && isOfOthers(previous))
  return isOthers ? sentence.trim() : null
}
