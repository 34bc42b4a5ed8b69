/** Codes of software licences, of SPDX and of GitHub, that say less than their names. */
const names: Readonly<Record<string, string>> = {
  mit: 'MIT',
  isc: 'ISC',
  unlicense: 'Unlicense',
  'apache-2.0': 'Apache 2.0',
  'mpl-2.0': 'MPL 2.0',
  'bsd-2-clause': 'BSD 2-Clause',
  'bsd-3-clause': 'BSD 3-Clause',
}

/**
 * A licence by the name that people know: "CC BY 4.0" for CC-BY-4.0, "CC0 1.0", "Public Domain Mark 1.0" for CC-MARK-1.0,
 * "GPL 3.0" for gpl-3.0-only. What is told in words stays.
 */
export function licenceWords(code: string): string {
  const known = names[code.toLowerCase()]
  if (known !== undefined) return known
  const [, what, version] = /^CC-(MARK|PDM|PDDC)(?:-(\d\.\d))?$/i.exec(code) ?? []
  const creative = /^CC-?(0|BY(?:-(?:NC|ND|SA))*)(?:-(\d\.\d))?$/i.exec(code)
  const gnu = /^(a|l)?gpl-?v?(\d(?:\.\d)?)(?:-only|-or-later|\+)?$/i.exec(code)
  if (what)
    return [/pddc/i.test(what) ? 'Public Domain Dedication' : 'Public Domain Mark', version]
      .filter(Boolean)
      .join(' ')
  if (creative) {
    const [, terms = '', number] = creative
    const name = terms === '0' ? 'CC0' : `CC ${terms.toUpperCase()}`
    return number === undefined ? name : `${name} ${number}`
  }
  return gnu ? `${(gnu[1] ?? '').toUpperCase()}GPL ${gnu[2]}` : code
}
