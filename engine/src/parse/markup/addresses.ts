// The engine knows no URL class (no DOM, no Node): addresses are taken apart by the grammar of RFC 3986.

const longestAddress = 2_000
const authority = /^(https?):\/\/([^\s/?#@\\<>"]+)([/?#][^\s<>"\\]*)?$/i

/** An absolute http(s) address, resolved against the page's own; undefined for everything else. */
export function webAddress(href: string | undefined, base?: string): string | undefined {
  const words = (href ?? '').trim()
  if (words === '' || words.length > longestAddress) return undefined
  if (authority.test(words)) return words
  const page = base === undefined ? null : authority.exec(base.trim())
  if (!page || /^[a-z][a-z\d+.-]*:/i.test(words) || /[\s<>"\\]/.test(words)) return undefined
  const [, scheme = '', host = '', rest = '/'] = page
  if (words.startsWith('//')) return webAddress(`${scheme}:${words}`)
  if (words.startsWith('/')) return `${scheme}://${host}${withoutDots(words)}`
  const path = rest.replace(/[?#].*$/, '') || '/'
  if (words.startsWith('#') || words.startsWith('?')) return `${scheme}://${host}${path}${words}`
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return `${scheme}://${host}${withoutDots(folder + words)}`
}

/** RFC 3986, 5.2.4, on the path alone. */
function withoutDots(address: string): string {
  const end = /[?#]/.exec(address)?.index ?? address.length
  const kept: string[] = []
  for (const segment of address.slice(0, end).split('/')) {
    if (segment === '..') kept.splice(Math.max(1, kept.length - 1))
    else if (segment !== '.') kept.push(segment)
  }
  return kept.join('/') + address.slice(end)
}

// SVG too: in an `img`, where these addresses go, browsers run no script of it and load nothing for it.
const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml);base64,[A-Za-z\d+/=\s]+$/
const longestImage = 2_000_000

/** An address that may be shown as a picture: http(s), or an image that stands in the document itself. */
export function imageAddress(source: string | undefined, base?: string): string | undefined {
  const words = (source ?? '').trim()
  if (!words.startsWith('data:')) return webAddress(words, base)
  return words.length <= longestImage && dataImage.test(words) ? words : undefined
}
