import { plainText } from './plain-text.ts'

/** What comes after the name of a journal in a reference: volume, issue, pages, year, DOI. */
const numbers =
  /[\s,;:/|(]+(?:(?:vol(?:ume)?|iss(?:ue)?|no|nr|pp?|pages?|art(?:icle)?|v|n)\.?[\s:]*[a-z]?\d|[A-Z]?\d+\s*\(|\(?(?:19|20)\d\d\)|(?:doi|hdl|arxiv)\s*:|https?:)/i

/**
 * The name of a journal or book as repositories write it into one field with everything else ("Elife, vol. 3,
 * pp. e01567", "Physical review / D 98(3), 032003 (2018)"); undefined for what is no name: an address, a word of
 * a machine ("instacron:FDV"), or a whole reference with authors and title.
 */
export function containerName(raw: string): string | undefined {
  const text = plainText(raw)
    .replace(/^in:?\s+(?=\p{Lu})/u, '')
    .replace(/\s+eBooks$/, '')
  if (/^[a-z]+:\S|\bet al\b|\d{4}[,.)]\s*['‘“"]|[\\{}<>⟨⟩]/i.test(text)) return undefined
  const name = text
    .split(numbers)[0]
    ?.replace(/\s*\/\s*(?=[A-Z]$)/, ' ')
    .replace(/[\s,;:./|(-]+$/, '')
  return name && name.length <= 250 && /\p{L}{2}/u.test(name) ? name : undefined
}
