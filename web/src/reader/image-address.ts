export type ImageAddress =
  | { readonly kind: 'own'; readonly href: string }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'none' }

/**
 * Where a figure's picture is. Only pictures of our own origin, or inside the document, are loaded by themselves (the
 * content security policy holds others back anyway); http(s) ones are offered as a link.
 */
export function imageAddress(
  image: string | undefined,
  origin: string = location.origin,
): ImageAddress {
  if (image === undefined || image === '') return { kind: 'none' }
  if (/^data:image\/[\w+.-]+;base64,/.test(image)) return { kind: 'own', href: image }
  if (/^\/(?![/\\])/.test(image)) return { kind: 'own', href: image }
  let url: URL
  try {
    url = new URL(image)
  } catch {
    return { kind: 'none' }
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' }
  return { kind: url.origin === origin ? 'own' : 'elsewhere', href: url.href }
}
