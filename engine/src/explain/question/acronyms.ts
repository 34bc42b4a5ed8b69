import { stopWords } from '../../text/tokens.ts'
import { aliasesOf } from './aliases.ts'
import { speaksOf } from './distinct-names.ts'

const acronym = /(?<![\p{L}\p{N}-])\p{Lu}{3,6}(?=s?(?![\p{L}\p{N}-]))/gu
/** Acronyms that ask for a kind of thing, or that everybody has for words: a paper need not print them. */
const common = new Set(
  'DNA RNA USA GPU CPU TPU SOTA DOI PDF URL API FAQ TLDR SOP OSS IRB LLM NLP CNN RNN SVM GDP EEG ECG EMG MEG'.split(
    ' ',
  ),
)
/** Words that a spelled-out name may hold between those that give the letters. */
const small = new Set('of the and for in to on a an with by'.split(' '))

/** Whether words of a text, one after the other, begin with the letters of an acronym: "body mass index" for "BMI". */
function isSpelledOut(name: string, text: string): boolean {
  const wanted = name.toLowerCase()
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !small.has(word))
  return words.some((_, from) =>
    [...wanted].every((letter, at) => words[from + at]?.[0] === letter),
  )
}

/** Whether a paper prints an acronym, or one that begins with it; "who" is not the WHO. */
function isPrinted(name: string, paper: string): boolean {
  if (new RegExp(`(?<!\\p{L})${name}`, 'u').test(paper)) return true
  return !stopWords.has(name.toLowerCase()) && speaksOf(paper, name)
}

/** The first acronym of a question that a paper neither prints nor spells out; null when there is none. */
export function unsaidAcronym(question: string, paper: string): string | null {
  // Who writes all in capitals names nothing by them.
  if (!/\p{Ll}{3}/u.test(question)) return null
  const names = [...new Set(question.match(acronym) ?? [])].filter((name) => !common.has(name))
  return (
    names.find(
      (name) =>
        !isPrinted(name, paper) &&
        !aliasesOf(name).some((one) => speaksOf(paper, one)) &&
        !isSpelledOut(name, paper),
    ) ?? null
  )
}
