/** A licence as people name it: Creative Commons addresses become "CC-BY-4.0", other words stay, shortened. */
export function licenceName(words: string): string | undefined {
  const address = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(
    words,
  )
  if (address) {
    const [, folder = '', terms = '', version] = address
    const name =
      folder.toLowerCase() === 'publicdomain' && terms === 'zero'
        ? 'CC0'
        : `CC-${terms.toUpperCase()}`
    return version === undefined ? name : `${name}-${version}`
  }
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain === '' ? undefined : plain.slice(0, 200)
}
