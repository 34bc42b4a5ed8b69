import { fold } from '../../text/tokens.ts'
import { type Wording, written } from './term-forms.ts'

/**
 * How a text spells a short form out: "dense passage retriever (DPR)", "SPECTER: Scientific Paper Embeddings using
 * Citation-informed TransformERs" (the initials, or all capitals, of the long form are those of the short one; after
 * Schwartz and Hearst 2003). Empty for what is no short form.
 */
export function spellingsOf(term: string): readonly Wording[] {
  const letters = term.match(/\p{Lu}/gu) ?? []
  if (letters.length < 2 || /\s/.test(term)) return []
  const it = written(term)
  const words = letters.map((letter) => `[${letter}${letter.toLowerCase()}][\\p{L}\\p{N}⁰-⁹-]*`)
  const initials = words.join('[\\s-]+(?:(?:of|for|and|the|in|to) )?')
  const [first = '', ...rest] = letters
  const capitals = `${first}\\p{Ll}[^\\p{Lu}.;:()]{0,24}${rest.join('[^\\p{Lu}.;:()]{0,24}')}`
  const long = `(?:${initials}|${capitals})\\p{Ll}*`
  return [
    [new RegExp(`(?<![\\p{L}])${long},? ?\\((?:[^()]{0,20} )?${it}[,;)]`, 'u'), 2.6],
    // "SAF = agroforestry systems", "agroforestry systems (SAF)": a short form of another language has other letters.
    [
      new RegExp(
        `(?:^|[(;,:] ?)${it} ?= ?(?:\\p{L}[\\p{L}-]{2,}|\\p{L}[\\p{L}-]+ [\\p{L}-]{2,})`,
        'u',
      ),
      3.3,
    ],
    [new RegExp(`\\b(?:\\p{Ll}[\\p{Ll}-]{2,} ){1,2}\\(${it}\\)`, 'u'), 2.4],
    [new RegExp(`${it}(?: ?\\(|[:,]? )(?:(?:the|stands for|which \\p{L}+) )?${long}`, 'u'), 2.6],
  ]
}

/** Words before a bracket among which its long form may stand: at most so many more than it has letters. */
const moreWords = 5

/**
 * True where a text gives the long form of a name right before the name in brackets: every letter of the name stands in
 * it in order, the first at the beginning of a word ("graphene-based nanomaterials (GNMs)"). The algorithm of Schwartz
 * and Hearst 2003.
 */
export function spellsOut(text: string, name: string): boolean {
  const short = name.replace(/(?<=\p{Lu})s$/u, '')
  if ((short.match(/\p{Lu}/gu)?.length ?? 0) < 2 || /\s/.test(short)) return false
  const letters = [...short.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const words = Math.min(letters.length + moreWords, 2 * letters.length)
  for (let at = text.indexOf(`(${short}`); at >= 0; at = text.indexOf(`(${short}`, at + 1)) {
    if (/^\p{Ll}{2}|^[\p{Lu}\p{N}]/u.test(text.slice(at + 1 + short.length))) continue
    const before = fold(text.slice(0, at)).trimEnd().split(/\s+/).slice(-words).join(' ')
    let place = before.length
    const isFound = letters.toReversed().every((letter, back) => {
      const isFirst = back === letters.length - 1
      do place--
      while (
        place >= 0 &&
        (before[place] !== letter ||
          (isFirst && place > 0 && /[\p{L}\p{N}]/u.test(before[place - 1] ?? '')))
      )
      return place >= 0
    })
    if (isFound) return true
  }
  return false
}
