import { joinGroups } from '../../text/numbers.ts'
import { remembering } from '../../text/remembering.ts'
import { stem } from '../../text/tokens.ts'
import { isPlural } from '../text/plural.ts'

/** The stem of a noun; "GPUs" are counted like "GPU". */
export const nounStem = (word: string) =>
  stem((word.endsWith('s') ? word.replace(/(?<=\p{Lu}{2})s$/u, '') : word).toLowerCase())

const numeral =
  /^((?!(?:19|20)\d\d\/)\d[\d,.]*(?:[–/-]\d[\d,.]*)?[KkMB]?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\p{L}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)$/iu
const parting =
  /^(of|in|on|at|from|per|for|with|by|and|or|between|to|than|as|which|that|each|such|other|more|the|among|through|during|within|after|before|until|versus|vs|is|are|was|were|has|have|had|shows?|describes?|compares?|gives?|lists?|reports?|[=<>≤≥±])$/i
/** "three significant and independent predictors": what two qualities are joined by. */
const quality = /(?:ant|ent|al|ic|ive|ous|ful|[ai]ble|ary)$/i
/** "250 healthy, pregnant women": the first of two qualities of what is counted. */
const twoQualities =
  /(?<=\d )(\p{Ll}{3,16}(?:y|ant|ent|al|ic|ive|ous|ful|ed|able)),(?= \p{Ll}{4,16} \p{Ll}{3})/gu
/** What is measured is not counted: "120 μL of sample". */
const unit =
  /^(?:[mkµμn]?[lgm]|[kmcnµμ]?m[²³23]?|hr?|min|m?s|bp|kb|m?M|°C|years?|days?|weeks?|months?|hours?|minutes?|seconds?)$/i
const between = 3
/** "Table 2 compares", "Figure 1 describes": the number is a name's. */
const labelNumber =
  /\b(?:Tables?|Tab\.|Fig(?:ure)?s?\.?|Sections?|Sect?\.|Equations?|Eqs?\.|Appendix|Algorithm|Chapter|Study|Phase|Type|Grade) \d+\w?(?![\d%])/g
/** A list's own numbering: "(1) all sites, (2) only sites in towns". */
const listLabels = /\(\d{1,2}\)(?=\s)/g
/** "a 12-layer network", "7-billion-parameter": the count and the thing in one word. */
const compound =
  /(?<![\p{L}\p{N}.])\d[\d,.]*[-–\u2010\u2011 ]?(?:thousand|million|billion|trillion)?[-–\u2010\u2011](\p{L}{3,})/giu

export const countsJoined = (text: string, thing: string): boolean =>
  mayName(text, thing) &&
  [...text.matchAll(compound)].some(([, noun = '']) => nounStem(noun) === thing)

/** "Eight (0.6%) women": the share that they are. */
const shareBehind = /(?<=[\p{L}\d]) ?[([]\d[\d.,·]{0,8} ?%[)\]](?= \p{L})/gu
const yearly = /^(?:in|since|until|from|by|before|after|during|for|and|to|of)$/i
const countable =
  /^(?:children|infants|adults|women|men|people|persons|patients|participants|subjects|volunteers|individuals|respondents|students|cases|papers|articles|documents|abstracts|records|reviews|studies|samples|tweets|posts|images|sentences|questions)$/i
/** "In 2009" is a year, "the 2009 outbreak" is of one; "the 2025 children" are so many. */
const isYear = (words: readonly string[], at: number): boolean =>
  /^(19|20)\d\d$/.test(words[at] ?? '') &&
  (!countable.test(words[at + 1] ?? '') || yearly.test(words[at - 1] ?? ''))

/** "9 times that of", "three times faster": how often a thing is as much, not how often it was done. */
const multiple =
  /\btimes(?= (?:that|those|as|more|less|fewer|higher|lower|greater|larger|smaller|bigger|faster|slower|longer|shorter|better|worse)\b)/giu
/** The same by another name. */
export const inMultiples = (text: string): string => text.replace(multiple, 'multiples')

/** One question asks of the same sentences in several ways. */
const sentencesKept = 500

/** What every numeral holds: a digit, or one of these. */
const partOfNumeral =
  /\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen/iu

/** Ways to say a number without one: "a single card", "a pair of cards", "both wards", "no deaths", each as its number. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an?|the same|only|just) single (?=\p{L})/giu, 'one '],
  [/\ban? (?:pair|couple) of (?:the |our |these )?(?=\p{L})/giu, 'two '],
  // "Both farmers and vets" are not two.
  [
    /\bboth (?:(?:of )?(?:the|our|these) )?(?=(?:(?!and\b)[\p{L}-]+ ){0,2}[\p{L}-]+s\b(?!,? (?:and|or)\b))/giu,
    'two ',
  ],
  [/\b(?:none of (?:the|our|these)|no) (?=(?:[\p{L}-]+ ){0,2}[\p{L}-]+s\b)/giu, '0 '],
]
/** A text with the numbers in it that are said in other words. */
const inNumbers = (text: string): string =>
  wordings.reduce((told, [wording, number]) => told.replace(wording, number), text)

/** The words that numbers count: "crows" in "322 marked crows", "P100" and "GPUs" in "8 NVIDIA P100 GPUs". */
export const wordsCounted = remembering(readCounted, sentencesKept)

function readCounted(text: string): readonly string[] {
  if (!partOfNumeral.test(text)) return []
  const words = joinGroups(inMultiples(text))
    .replace(/^\W*\d{1,2}[.)]\s/, '')
    .replace(listLabels, ' | ')
    .replace(labelNumber, ' | ')
    .replace(/(?<=\s|^)[~∼≈](?=\d)/g, '')
    .replace(shareBehind, '')
    // "eight layers, or heads" counts the heads.
    .replace(/,\s+or\s+/g, ' ')
    .replace(twoQualities, '$1 ')
    // A bracket or a comma parts names: "19,812 <query, paper> pairs".
    .replace(/(?<=\s)(?=[<[{(])|(?<=[,;:])(?=\s)/g, ' | ')
    // "(day 28) among rats" counts no rats, "thirty (30) rats" does.
    .replace(/\(([^()]*)\)(?=\s)/g, (whole, inside: string) =>
      /[^\d,.\s]/.test(inside) ? `${whole} |` : whole,
    )
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  const found: string[] = []
  words.forEach((word, at) => {
    if (!numeral.test(word) || isYear(words, at)) return
    // "A 40M model" is one model.
    if (/[MB]$/.test(word) && /^(?:models?|parameters?)$/i.test(words[at + 1] ?? '')) return
    const isMeasure = unit.test(words[at + 1] ?? '')
    for (const [step, next] of words.slice(at + 1, at + 2 + between).entries()) {
      // "How many days?" is answered by the unit itself.
      if (isMeasure && step > 0) return
      if (/^and$/i.test(next) && step > 0 && quality.test(words[at + step] ?? '')) continue
      if (parting.test(next) || next === '') return
      if (!/(?:ing|ed)$/i.test(next)) found.push(next)
    }
  })
  return found
}

/** The nouns that numbers count, as stems; no "two sub-layers" for layers. */
export const thingsCounted = (text: string): ReadonlySet<string> =>
  new Set(wordsCounted(text).map(nounStem))

/** The same of nouns in the plural only: of "three patient attendants" no patient is counted. */
export const severalCounted = (text: string): ReadonlySet<string> =>
  new Set(wordsCounted(text).filter(isPlural).map(nounStem))

/** True when a number, in whatever words, counts things of this name. */
export function countsThings(text: string, thing: string): boolean {
  const told = inNumbers(text)
  return mayName(told, thing) && thingsCounted(told).has(thing)
}

const partOf =
  /(?<![\p{L}\p{N}.])([\p{L}\p{N},.-]+) of (?:the|these|those|all|our|its) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)/giu
/** True when a number is given of some of the things: "88 of the journals were affiliated". */
export const countsPart = (text: string, thing: string): boolean =>
  mayName(text, thing) &&
  [...text.matchAll(partOf)].some(
    ([, number = '', noun = '']) => numeral.test(number) && nounStem(noun) === thing,
  )

const glue =
  /^(?:[(=:]|n|numbers?|was|were|is|are|of|in|a|total|totall?ed|amounted|to|reached|equal(?:s|ed)?|comprised|being)$/i
const ofThem = 6
const met =
  /^(?:found|observed|detected|identified|seen|recorded|noted|diagnosed|present|confirmed)$/i
/** "Co-infections were found in 302 cases" counts them. */
const metIn = ([be = '', how = '', where = '', number = '', noun = '']: readonly string[]) =>
  /^(?:was|were)$/i.test(be) &&
  met.test(how) &&
  /^in$/i.test(where) &&
  numeral.test(number) &&
  countable.test(noun)
/** Numbers of sections and of cited works count nothing. */
const pointer = /§\s?[\d.]+|\[\d[\d,;\s–-]*\]|\(\d{1,3}(?:\s?[,–-]\s?\d{1,3})+\)/g

/** "Women (150/921, 16.3%) were ill": a part of them, of whom so many are. */
const shareOfAll = /\(\s*\d[\d,.]*\s*\/\s*\d[^()]*\)/g

/** "The number of documents was low, 37.1 %" gives a share, and no number. */
const percent = /\d[\d.,]*\s?%/g

/** "d_model = 512" is one name, "gate_steps = 40" counts steps. */
const symbolName = /(?<![\p{L}\p{N}])(\p{L}+)_(?=\p{L})(?!\p{L}+s(?![\p{L}\p{N}_]))/gu

/** "Heads number $h = 16$": the symbol is the thing's. */
const symbolBefore = /(?<![\p{L}\p{N}])\p{L} ?= ?(?=\d)/gu

/** False for a text without the letters that every word of a stem begins with: stemming changes the last two at most. */
export const mayName = (text: string, thing: string): boolean =>
  text.toLowerCase().includes(thing.slice(0, Math.max(2, thing.length - 2)))

/** True when a number is given for the thing after its name, where asked for in the plural: "patients (n = 34)", "the number of gates was 12". */
export function numberedAfter(text: string, thing: string, several = false): boolean {
  if (!mayName(text, thing)) return false
  const words =
    text
      .replace(pointer, ' ')
      .replace(shareOfAll, ' ')
      .replace(percent, ' ')
      .replace(symbolName, '$1')
      .replace(symbolBefore, '= ')
      .match(/[\p{L}\p{N}][\p{L}\p{N},.-]*(?<![,.-])|[(=:]/gu) ?? []
  return words.some((word, at) => {
    if (nounStem(word) !== thing || (several && !isPlural(word))) return false
    // "The largest models (72 billion parameters)" are not so many.
    const isMagnitude = words.slice(at + 1, at + 5).some((next) => /^(?:m|b)illion$/i.test(next))
    if (metIn(words.slice(at + 1))) return true
    const isNumber = /^numbers?$/i.test(words[at - 2] ?? '') && words[at - 1] === 'of'
    for (const next of words.slice(at + 1, at + 1 + ofThem)) {
      if (numeral.test(next)) return !isMagnitude
      if (!glue.test(next) && !isNumber) return false
    }
    return false
  })
}
const saying =
  '(?:also |only |even |then |explicitly )?(?:report|mention|state|remark|note|say|said|describ|argu|suggest|agree|indicat|believ|felt|think|thought|prefer|respond|answer|comment|complain|express|report)\\w*'
const fewWith = new RegExp(
  `(?:^|[,;] (?:and )?|\\b(?:with|while|whereas|but|and) )(?:only |the other |another )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:of (?:the|our|these) )?(?:other )?([\\p{L}-]+) (?:\\([^()]*\\) )?${saying}\\b`,
  'giu',
)
/** "Two participants reported …" counts those who said so, and not all. */
export const countsSpeakers = (text: string, thing: string): boolean =>
  mayName(text, thing) &&
  [...text.matchAll(fewWith)].some(([, noun = '']) => nounStem(noun) === thing)
