/**
 * Where Unicode keeps the letters of each `mathvariant` (chart "Mathematical Alphanumeric Symbols";
 * MathML Core draws no variant but "normal", so the letter itself has to say what it is).
 * An alphabet without digits of its own takes those that are nearest: bold italic has the bold ones.
 */
interface Alphabet {
  readonly latin: number
  readonly greek?: number
  readonly digits?: number
  /** Letters older than the chart, which has a hole in their place: each behind the letter that it stands for. */
  readonly older?: string
}

const script = 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ'
const fraktur = 'CℭHℌIℑRℜZℨ'
const doubleStruck = 'CℂHℍNℕPℙQℚRℝZℤ'

const alphabets = new Map<string, Alphabet>([
  ['bold', { latin: 0x1d400, greek: 0x1d6a8, digits: 0x1d7ce }],
  ['italic', { latin: 0x1d434, greek: 0x1d6e2, older: 'hℎ' }],
  ['bold-italic', { latin: 0x1d468, greek: 0x1d71c, digits: 0x1d7ce }],
  ['script', { latin: 0x1d49c, older: script }],
  ['bold-script', { latin: 0x1d4d0, digits: 0x1d7ce }],
  ['fraktur', { latin: 0x1d504, older: fraktur }],
  ['double-struck', { latin: 0x1d538, digits: 0x1d7d8, older: doubleStruck }],
  ['bold-fraktur', { latin: 0x1d56c, digits: 0x1d7ce }],
  ['sans-serif', { latin: 0x1d5a0, digits: 0x1d7e2 }],
  ['bold-sans-serif', { latin: 0x1d5d4, greek: 0x1d756, digits: 0x1d7ec }],
  ['sans-serif-italic', { latin: 0x1d608, digits: 0x1d7e2 }],
  ['sans-serif-bold-italic', { latin: 0x1d63c, greek: 0x1d790, digits: 0x1d7ec }],
  ['monospace', { latin: 0x1d670, digits: 0x1d7f6 }],
])

// Each row in the order of the chart.
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ'
const digits = '0123456789'

/** Words in the letters of a `mathvariant`: "H" in script is "ℋ". What the alphabet has not stays as it is. */
export function inMathAlphabet(words: string, variant: string): string {
  const alphabet = alphabets.get(variant)
  if (!alphabet) return words
  const { older = '' } = alphabet
  const letter = (plain: string): string => {
    const place = older.indexOf(plain)
    if (place >= 0) return older.charAt(place + 1)
    return (
      inRow(latin, alphabet.latin, plain) ??
      inRow(greek, alphabet.greek, plain) ??
      inRow(digits, alphabet.digits, plain) ??
      plain
    )
  }
  // Taken apart, "á" is a letter of the alphabet under its accent.
  return [...words.normalize('NFD')].map(letter).join('').normalize('NFC')
}

function inRow(row: string, first: number | undefined, plain: string): string | undefined {
  const place = row.indexOf(plain)
  return place < 0 || first === undefined ? undefined : String.fromCodePoint(first + place)
}
