/** One line of plain text: control characters and direction overrides out, white space single (T14, T45). */
export function oneLine(text: string): string {
  return (
    withDots(text)
      .normalize('NFC')
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** A dotless i or j with an accent, as PDFs and some sources write it, is the letter with that accent. */
export const withDots = (text: string): string =>
  text.replace(/[ıȷ](?=[\u0300-\u036f])/g, (letter) => (letter === 'ı' ? 'i' : 'j'))
