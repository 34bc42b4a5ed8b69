/** Addresses of Creative Commons that are no licences, by folder and terms. */
const ofPublicDomain: Readonly<Record<string, string>> = {
  'publicdomain/zero': 'CC0',
  'publicdomain/mark': 'CC-PDM',
  'licenses/publicdomain': 'CC-PDDC',
}

/** A licence by its code: Creative Commons addresses become "CC-BY-4.0" (names of SPDX), other words stay, shortened. */
export function licenceName(words: string): string | undefined {
  const address = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(
    words,
  )
  if (address) {
    const [, folder = '', terms = '', version] = address
    const name = ofPublicDomain[`${folder}/${terms}`.toLowerCase()] ?? `CC-${terms.toUpperCase()}`
    return version === undefined ? name : `${name}-${version}`
  }
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain === '' ? undefined : plain.slice(0, 200)
}
