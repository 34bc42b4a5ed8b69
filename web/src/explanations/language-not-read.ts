/**
 * The name of the text's language when the engine that explained it does not read that language; null
 * when it does, or when nobody knows the language. The embedded engine reads English.
 */
export function languageNotRead(engine: string, language: string | undefined): string | null {
  if (engine !== 'embedded' || language === undefined || /^eng?\b/i.test(language)) return null
  return nameOf(language) ?? 'a language other than English'
}

/** What sources write is not always the name of a language. */
function nameOf(language: string): string | null {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return name.of(language.replace(/_/g, '-')) ?? null
  } catch {
    return null
  }
}
