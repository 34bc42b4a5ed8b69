import { greekName } from '../../text/greek.ts'
import { allStems, tokens } from '../../text/tokens.ts'
import { aliasesOf } from './aliases.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}]*(?:[-.@][\p{L}\p{N}]+)*/gu
const model = /\p{Lu}[\p{L}-]+(?: \d+(?:\.\d+)?)? \d+(?:\.\d+)?[BM]\b/gu

/** True for a word that can only be a name: a capital and a figure ("GPT-4", "PaSa-7b"), or a capital inside ("MedQuAD"). */
const isName = (text: string) =>
  (/\p{Lu}/u.test(text) && /\d/.test(text)) || /\p{Ll}\p{L}*\p{Lu}/u.test(text)

/** "F1-score" is the measure F1. */
const ofMeasure = /-(?:scores?|measures?)$/i

/** The names in a question that stand for one thing only: models, data sets, strains, and acronyms where asked for. */
export function distinctNames(question: string, withAcronyms = false): string[] {
  const models = question.match(model) ?? []
  const words = (question.match(word) ?? []).filter(
    (text) =>
      (isName(text) || (withAcronyms && /^\p{Lu}{2,}s?$/u.test(text))) &&
      !models.some((name) => name.includes(text)),
  )
  return [...new Set([...models, ...words.map((name) => name.replace(ofMeasure, ''))])]
}

const greek = /[\u0370-\u03ff]/g
const gap = '[-.@\\s_$\u2010-\u2013^{]*'

/** True when a text has a name as one of its own, however it is parted: "GPT 4" for "GPT-4", never "PaSa-GPT-4o" for "GPT-4o". */
export function speaksOf(text: string, name: string): boolean {
  const parts = name.replace(/(?<=\p{Lu})s$/u, '').match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [name]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.join(gap).replaceAll('.', '\\.')}s?(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const plain = text.normalize('NFKC')
  return [...plain.matchAll(pattern)].some(({ index, 0: found }) => {
    const before = /[\p{L}\p{N}]*-$/u.exec(plain.slice(Math.max(0, index - 20), index))?.[0] ?? ''
    const after = plain.slice(index + found.length, index + found.length + 2)
    return !/\p{Lu}/u.test(before) && !/^-[\p{Lu}\d]/u.test(after)
  })
}

/** The first distinct name of a question that the paper never says; null when it says them all. */
export function unsaidName(question: string, paper: string): string | null {
  const isSaid = (name: string) =>
    [name, ...aliasesOf(name)].some((one) => speaksOf(paper, one)) ||
    // "IL-1Beta" is written "IL-1β".
    speaksOf(paper.replace(greek, greekName), name)
  return distinctNames(question).find((name) => !isSaid(name)) ?? null
}

const conditions = [
  'spring summer autumn fall winter',
  'night nighttime nocturnal',
  'male female',
  'adult juvenile infant subadult',
  'placebo',
].map((group) => allStems(group))
const bare =
  /\b(?:in|during|for|of|at|by|among) (?:the |each |every |early |late |mid-?)*([\p{L}-]+)/giu

/** Stems of the season, sex, age or arm that a question limits itself to ("in winter"). */
export function conditionsAsked(question: string): string[] {
  return [...question.matchAll(bare)]
    .flatMap(([, noun = '']) => tokens(noun).map(({ stem }) => stem))
    .filter((stem) => conditions.some((group) => group.has(stem)))
}
