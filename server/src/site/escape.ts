const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML text or as a quoted attribute's value. Control characters, which HTML forbids, become spaces. */
export function escapeHtml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(/[&<>"']/g, (character) => entities[character] as string)
  )
}

/**
 * A value as JSON that can stand inside a script element: no `<`, `>` or `&`, so that nothing in it
 * can close the element or open a comment (T08), and no line separators. `JSON.parse` gives the value back.
 */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
