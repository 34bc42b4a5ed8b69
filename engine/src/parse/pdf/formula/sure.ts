import type { Item, Lines } from './layout.ts'

/** Signs that nobody gives an index or an exponent. */
const bare = /^[=<>≤≥≈≡∼∝∈⊂⊆→←↔⇒+−±·×÷,;:([{]$/
const large = /^[∑∏∫∮⋃⋂]$/

/**
 * Does a structure make sense? Places alone can deceive (a file without rules, sizes that are guessed): then an
 * index hangs on a relation, a raised digit stands on the line, a sum in an exponent, or a bracket opens in a part and closes elsewhere.
 */
export function isSure(lines: Lines, isScript = false): boolean {
  return lines.every((line) => line.every((item) => isSureItem(item, isScript)))
}

function isSureItem(item: Item, isScript: boolean): boolean {
  switch (item.kind) {
    case 'sign':
      return isScript || !/[⁰¹²³⁴-⁹]/.test(item.text)
    case 'fraction':
      return isPart(item.over, isScript) && isPart(item.under, isScript)
    case 'root':
      return isPart(item.inner, isScript)
    case 'cases':
      return isSure(item.rows, isScript)
    case 'scripted': {
      const isBare = item.of.kind === 'sign' && bare.test(item.of.text)
      const scripts = [item.below, item.above].filter((script) => script.length > 0)
      return (
        !isBare &&
        isSureItem(item.of, isScript) &&
        scripts.every((script) => isPart(script, true) && !hasSum(script))
      )
    }
  }
}

const isPart = (lines: Lines, isScript: boolean): boolean =>
  isSure(lines, isScript) && isBalanced(lines)
const signsIn = (lines: Lines): string[] =>
  lines
    .flat()
    .flatMap((item) =>
      item.kind === 'sign'
        ? [item.text]
        : item.kind === 'scripted' && item.of.kind === 'sign'
          ? [item.of.text]
          : [],
    )
const hasSum = (lines: Lines): boolean => signsIn(lines).some((text) => large.test(text))

/** Intervals may open and close with unlike brackets; only the count is compared. */
function isBalanced(lines: Lines): boolean {
  let depth = 0
  for (const text of signsIn(lines)) {
    if (/^[([{]$/.test(text)) depth++
    else if (/^[)\]}]$/.test(text) && --depth < 0) return false
  }
  return depth === 0
}
