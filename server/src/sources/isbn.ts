/** What a text is as the number of a book: one with the right check digit, one that looks like it, or none. */
export function isbnOf(text: string): 'right' | 'mistyped' | null {
  const marked = text.match(/^(?:e-?)?isbn(?:-?1[03])?\s*:?\s*([\d\s-]{7,22}[\dx]?)$/i)?.[1]
  const number = (marked ?? text).trim()
  const bare = number.replace(/[\s-]/g, '').toUpperCase()
  if (/^97[89]\d{10}$/.test(bare)) return checksum13(bare) % 10 === 0 ? 'right' : 'mistyped'
  if (/^\d{9}[\dX]$/.test(bare) && checksum10(bare) % 11 === 0) return 'right'
  // Ten digits alone may be anything; in the four groups of an ISBN they are one.
  const isGrouped = /^\d{1,5}-\d{1,7}-\d{1,6}-[\dX]$/i.test(number) && bare.length === 10
  return marked !== undefined || isGrouped ? 'mistyped' : null
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
