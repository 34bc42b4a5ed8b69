import { stem } from '../text/tokens.ts'

/** The stem of a noun; "GPUs" are counted like "GPU". */
export const nounStem = (word: string) => stem(word.replace(/(?<=\p{Lu}{2})s$/u, '').toLowerCase())

const numeral =
  /^(\d[\d,.]*(?:[–-]\d[\d,.]*)?[KkM]?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\p{L}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)$/iu
const parting =
  /^(of|in|on|at|from|per|for|with|by|and|or|between|to|than|as|which|that|each|such|other|more|[=<>≤≥±])$/i
/** What is measured is not counted: "120 μL of sample". */
const unit =
  /^(?:[mkµμn]?[lgm]|[kmcnµμ]?m[²³23]?|hr?|min|m?s|bp|kb|m?M|°C|years?|days?|weeks?|months?|hours?|minutes?|seconds?)$/i
const between = 3
/** A list's own numbering: "(1) all sites, (2) only sites in towns". */
const listLabels = /\(\d{1,2}\)(?=\s)/g
/** "a 12-layer network", "7-billion-parameter": the count and the thing in one word. */
const compound =
  /(?<![\p{L}\p{N}.])\d[\d,.]*[-–\u2010\u2011 ]?(?:thousand|million|billion|trillion)?[-–\u2010\u2011](\p{L}{3,})/giu

export const countsJoined = (text: string, thing: string): boolean =>
  [...text.matchAll(compound)].some(([, noun = '']) => nounStem(noun) === thing)

/** The nouns that numbers count, as stems: "322 marked crows", "8 NVIDIA P100 GPUs"; no "two sub-layers" for layers. */
export function thingsCounted(text: string): ReadonlySet<string> {
  const words = text
    .replace(/^\W*\d{1,2}[.)]\s/, '')
    .replace(listLabels, ' | ')
    // "eight layers, or heads" counts the heads.
    .replace(/,\s+or\s+/g, ' ')
    // A bracket or a comma parts names: "19,812 <query, paper> pairs".
    .replace(/(?<=\s)(?=[<[{(])|(?<=[,;:])(?=\s)/g, ' | ')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  const found = new Set<string>()
  words.forEach((word, at) => {
    if (!numeral.test(word) || /^(19|20)\d\d$/.test(word)) return
    // "A 40M model" is one model.
    if (/M$/.test(word) && /^(?:models?|parameters?)$/i.test(words[at + 1] ?? '')) return
    const isMeasure = unit.test(words[at + 1] ?? '')
    for (const next of words.slice(at + 1, at + 2 + between)) {
      // "How many days?" is answered by the unit itself.
      if (isMeasure && next !== words[at + 1]) return
      if (parting.test(next) || next === '') return
      if (!/(?:ing|ed)$/i.test(next)) found.add(nounStem(next))
    }
  })
  return found
}

/** True when a number counts things of this name. */
export const countsThings = (text: string, thing: string): boolean => thingsCounted(text).has(thing)

const partOf =
  /(?<![\p{L}\p{N}.])([\p{L}\p{N},.-]+) of (?:the|these|those|all|our|its) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)/giu
/** True when a number is given of some of the things: "88 of the journals were affiliated". */
export const countsPart = (text: string, thing: string): boolean =>
  [...text.matchAll(partOf)].some(
    ([, number = '', noun = '']) => numeral.test(number) && nounStem(noun) === thing,
  )

const glue =
  /^(?:[(=:]|n|was|were|is|are|of|in|a|total|totall?ed|amounted|to|reached|equal(?:s|ed)?|comprised)$/i
const ofThem = 6
/** Numbers of sections and of cited works count nothing. */
const pointer = /§\s?[\d.]+|\[\d[\d,;\s–-]*\]/g

/** True when a number is given for the thing after its name: "patients (n = 34)", "the number of gates was 12". */
export function numberedAfter(text: string, thing: string): boolean {
  const words =
    text.replace(pointer, ' ').match(/[\p{L}\p{N}][\p{L}\p{N},.-]*(?<![,.-])|[(=:]/gu) ?? []
  return words.some((word, at) => {
    if (nounStem(word) !== thing) return false
    const isNumber = /^numbers?$/i.test(words[at - 2] ?? '') && words[at - 1] === 'of'
    for (const next of words.slice(at + 1, at + 1 + ofThem)) {
      if (numeral.test(next)) return true
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
  [...text.matchAll(fewWith)].some(([, noun = '']) => nounStem(noun) === thing)
