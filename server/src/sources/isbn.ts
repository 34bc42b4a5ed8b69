/** Whether a text is an ISBN (10 or 13 digits, with or without dashes and the word), by its check digit. */
export function isIsbn(text: string): boolean {
  const marked = text.match(/^(?:e-?)?isbn(?:-?1[03])?\s*:?\s*([\d\s-]{9,20}[\dx])$/i)?.[1]
  const bare = (marked ?? text).replace(/[\s-]/g, '').toUpperCase()
  if (/^97[89]\d{10}$/.test(bare)) return checksum13(bare) % 10 === 0
  return /^\d{9}[\dX]$/.test(bare) && checksum10(bare) % 11 === 0
}

function checksum13(digits: string): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0)
}

function checksum10(digits: string): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - index),
    0,
  )
}
