const opening = /<(?:(script|style|(?:mml:)?annotation(?:-xml)?)\b[^<>]*>|!--)/gi
const formulaMarks = /<(\/?)(?:jats:)?(alternatives|tex-math)>/gi

/**
 * Text without what is not text at all: scripts, styles, annotations of formulas and comments go with their
 * content, a space stands in their place. What is never closed stays. Takes time in proportion to the length.
 */
export function withoutSilent(text: string): string {
  // Letters of one length only: a place in this is a place in the text.
  const lower = text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
  const neverClosed = new Set<string>()
  let kept = ''
  let at = 0
  for (const { 0: mark, 1: name, index } of text.matchAll(opening)) {
    const closing = name === undefined ? '-->' : `</${name.toLowerCase()}`
    if (index < at || neverClosed.has(closing)) continue
    const close = lower.indexOf(closing, index + mark.length)
    const end = close < 0 ? -1 : lower.indexOf('>', close + closing.length - (name ? 0 : 1))
    if (end < 0) {
      neverClosed.add(closing)
      continue
    }
    kept += `${text.slice(at, index)} `
    at = end + 1
  }
  return kept + text.slice(at)
}

/** JATS gives a formula twice, as TeX and in another form: only the TeX, which says it in text, stays. */
export function formulasOnce(text: string): string {
  let kept = ''
  let at = 0
  let isInside = false
  let texEnd: number | null = null
  for (const { 0: mark, 1: slash, 2: name, index } of text.matchAll(formulaMarks)) {
    if (name?.toLowerCase() === 'tex-math') {
      if (slash && isInside) texEnd ??= index + mark.length
      continue
    }
    if (slash && texEnd !== null) {
      kept += text.slice(at, texEnd)
      at = index
    }
    isInside = !slash
    texEnd = null
  }
  return kept + text.slice(at)
}
