/** Where to go on after signing in: a path of this site, nothing else (open redirects). */
export function pathWithin(publicUrl: string, next: string | undefined): string {
  const url = next?.startsWith('/') ? URL.parse(next, publicUrl) : null
  if (!url || url.origin !== new URL(publicUrl).origin) return '/'
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}
