// M. F. Porter, "An algorithm for suffix stripping", 1980. The words' own steps and rule tables.

const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`
const measureOver0 = new RegExp(`^(${consonants})?${vowels}${consonants}`)
const measureIs1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`)
const measureOver1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`)
const hasVowel = new RegExp(`^(${consonants})?${vowel}`)
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`)

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
]
const step3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]
const step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/
const step4ion = /^(.+?[st])ion$/

function replaceSuffix(word: string, rules: readonly (readonly [string, string])[]): string {
  for (const [suffix, instead] of rules) {
    if (!word.endsWith(suffix)) continue
    const base = word.slice(0, -suffix.length)
    return measureOver0.test(base) ? base + instead : word
  }
  return word
}

function withoutPastOrGerund(word: string): string {
  if (word.endsWith('eed')) return measureOver0.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const ending = /(ed|ing)$/.exec(word)
  if (!ending) return word
  const base = word.slice(0, -ending[0].length)
  if (!hasVowel.test(base)) return word
  if (/(at|bl|iz)$/.test(base)) return `${base}e`
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1)
  return shortEnd.test(base) ? `${base}e` : base
}

/** The Porter stem of a lower-case word. Words shorter than three letters, or with digits, stay. */
export function porterStem(input: string): string {
  if (input.length < 3 || !/^[a-z]+$/.test(input)) return input
  let word = input.startsWith('y') ? `Y${input.slice(1)}` : input
  if (/(ss|i)es$/.test(word)) word = word.slice(0, -2)
  else if (/[^s]s$/.test(word)) word = word.slice(0, -1)
  word = withoutPastOrGerund(word)
  if (word.endsWith('y') && hasVowel.test(word.slice(0, -1))) word = `${word.slice(0, -1)}i`
  word = replaceSuffix(replaceSuffix(word, step2), step3)
  const base = step4.exec(word)?.[1] ?? step4ion.exec(word)?.[1]
  if (base !== undefined && measureOver1.test(base)) word = base
  if (word.endsWith('e')) {
    const rest = word.slice(0, -1)
    if (measureOver1.test(rest) || (measureIs1.test(rest) && !shortEnd.test(rest))) word = rest
  }
  if (word.endsWith('ll') && measureOver1.test(word)) word = word.slice(0, -1)
  return word.toLowerCase()
}
