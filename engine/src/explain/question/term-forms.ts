import { literally } from '../../text/literally.ts'
/** A wording that says what a thing is, and how clearly it does. */
export type Wording = readonly [RegExp, number]

/** A term as texts write it: in another case, hyphenated or not, a part of it quoted, in the plural, with a mark of a note behind it. */
export function written(name: string): string {
  const parts = name.split(/[\s-]+/).map((part) => literally(part).replace(/['’]/g, "[’']"))
  const plural = /s$/i.test(name) ? '' : '(?:e?s)?'
  return `[“"‘']?(?<![\\p{L}\\p{N}+-])${parts.join(between)}${plural}(?![\\p{L}\\p{N}-])[”"’']?[⁰¹²³⁴-⁹]*`
}

/** What may stand between the words of a term: "a “first-order” CBF". */
const between = `[”"’']?[\\s–-]?[“"‘']?`

/** What may stand between a term and its verb. */
export const aside = '(?: ?\\([^()]{1,60}\\)| ?\\[[^\\]]{1,30}\\]|, [^,.;:]{3,60},?)?'
/** True for a name by its form: a single word with two capitals, or a capital and a digit ("BLEU", "SciBERT"). */
export const isName = (term: string) =>
  /^[\p{L}\p{N}-]*\p{Lu}[\p{L}\p{N}-]*[\p{Lu}\d][\p{L}\p{N}-]*$/u.test(term)

/** True for a term that names several things, by its form. */
export const isPlural = (term: string) =>
  /[^s]s$/.test(term) && /\p{Ll}s$/u.test(term) && !/[iu]s$/.test(term)

/** One of the things that a plural names. */
export const singular = (term: string) => term.replace(/ies$/, 'y').replace(/s$/, '')
