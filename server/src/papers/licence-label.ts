import { licenceName } from '@tessera/engine/documents'

/** Words of OpenAlex and Unpaywall for licences that have no name of their own. */
const plainWords: Readonly<Record<string, string>> = {
  'other-oa': 'An open licence that is not named',
  'unspecified-oa': 'An open licence that is not named',
  implied: 'Implied by the place',
  'implied-oa': 'Implied by the place',
  pd: 'Public domain',
  'public-domain': 'Public domain',
}

/** A licence as readers know it, whatever a source writes: an address, a code such as "cc-by" or "CCBY", or words. */
export function licenceLabel(told: string): string {
  const text = told.trim()
  const code = text.match(/^cc[-_\s]*(0|zero|by)((?:[-_\s]*(?:nc|nd|sa))*)(?:[-_\s]*v?(\d\.\d))?$/i)
  if (code) {
    const [, what = '', more = '', version] = code
    const name = /by/i.test(what) ? ['CC', 'BY', ...(more.match(/nc|nd|sa/gi) ?? [])] : ['CC0']
    return [...name, ...(version ? [version] : [])].join('-').toUpperCase()
  }
  const known = plainWords[text.toLowerCase()]
  if (known !== undefined) return known
  // "publisher-specific-oa", "elsevier-specific: oa user license".
  if (/^[a-z]+-specific\b/i.test(text)) return 'The publisher’s own open licence'
  if (/arxiv\.org\/licenses\/(?:nonexclusive-distrib|assumed)/i.test(text))
    return 'arXiv’s licence to distribute'
  const host = /^https?:\/\//i.test(text) ? URL.parse(text)?.hostname.replace(/^www\./, '') : null
  if (host && host !== 'creativecommons.org') return `Licence of ${host}`
  return licenceName(text) ?? text
}

/** Whether everybody may copy it: Creative Commons and the public domain; what other words allow is not guessed. */
export const isOpenLicence = (told: string | null | undefined): boolean =>
  /^(?:CC0|CC-BY|CC-P|CC-MARK|Public domain)/.test(licenceLabel(told ?? ''))
