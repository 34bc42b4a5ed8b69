import type { Misfit } from './misfit-wants.ts'

// A name inside a longer one is another thing: "Anisotropic ICP" is not ICP.

const asksMaker = /^\W*(?:who|whose)\b|\bby whom\b/i
const shortName = /(?<![\p{L}\p{N}-])\p{Lu}{2,8}(?![\p{L}\p{N}-])/gu
/** A name of capitals with the capitalised word before it, where that stands in front of it as its part. */
const named =
  /(\p{Lu}[\p{L}-]+ )?(?<![\p{L}\p{N}])([\p{L}\p{N}]+-)?(\p{Lu}{2,8})(?![\p{L}\p{N}-])/gu
const article = /^(?:The|An?|In|Of|For|This|That|Our|Their|When|While|If|As|With|To) $/

/** Who made a thing is not told by a passage that speaks only of what has the thing's name in its own. */
export const ofLongerName: Misfit = ({ text: asked }) => {
  const names = asksMaker.test(asked) ? new Set(asked.match(shortName) ?? []) : new Set<string>()
  if (names.size === 0) return null
  return ({ text }) => {
    const told = [...text.matchAll(named)].filter(([, , , name = '']) => names.has(name))
    return (
      told.length > 0 &&
      told.every(
        ([, before = '', joined = '']) =>
          joined !== '' ||
          (before !== '' && !article.test(before) && !asked.includes(before.trim())),
      )
    )
  }
}
