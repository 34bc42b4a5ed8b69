// Control characters, soft hyphens, zero-width and bidi controls: they change what is seen or found,
// never what is said. Joiners U+200C and U+200D stay: Persian and Indic scripts need them.
// Written as a string, so that no control character stands in a pattern literal.
const invisible = new RegExp(
  '[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u200b\\u200e\\u200f' +
    '\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\ufffe\\uffff]',
  'g',
)
const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st', // Unicode FB00–FB06
}

/** Most runs are: letters and signs that nothing joins or replaces, with single spaces, stay as they are. */
const plain = /^(?:[!-~\u00a1-\u00ac\u00ae-\u02ff\u0391-\u03c9‐-‧‰-⁞]| (?! ))*$/

/**
 * Text as canonical text keeps it: NFC, no half characters, ligatures as letters, nothing invisible, and every run of
 * white space one space. Leading and trailing space stays (as one), so that runs can be joined.
 */
export function normaliseRun(text: string): string {
  if (plain.test(text)) return text
  return text
    .toWellFormed()
    .replace(invisible, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
}
