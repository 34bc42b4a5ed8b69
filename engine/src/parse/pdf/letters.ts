/** A glyph's letters; ' ' for any space; null when the font does not say what it means. */
export function readable(unicode: string): string | null {
  if (unicode.length === 1 && unicode > ' ' && unicode <= '~') return unicode
  if (unicode === '') return null
  if (/^\s+$/.test(unicode) || unicode === '\u00a0') return ' '
  const code = unicode.codePointAt(0) ?? 0
  // Controls, the private use area, and the replacement character stand for "unknown".
  if (code < 32 || (code >= 0x7f && code < 0xa0)) return null
  if ((code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code >= 0xf0000) return null
  return unicode
}
