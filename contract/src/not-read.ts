/**
 * Why a text in another language was not searched, in one sentence; null where the embedded engine reads it, or when
 * nobody knows the language. It reads English.
 */
export function whyNotRead(language: string | undefined): string | null {
  if (language === undefined || /^eng?(?![a-z])/i.test(language)) return null
  const name = nameOf(language) ?? 'a language other than English'
  return `This paper seems to be in ${name}. The embedded engine reads English only, so the text was not searched.`
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
