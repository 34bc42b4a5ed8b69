import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a request comes from, as far as it is kept. */
export interface Visit {
  /** A /24 or /64, in the form of PostgreSQL's `inet`. */
  readonly network: string | null
  readonly device: { readonly browser: string; readonly system: string }
  readonly userAgent: string
}

/** The network as counters and letters name it. */
export const nameOfNetwork = ({ network }: Pick<Visit, 'network'>) => network ?? 'unknown'

/** Where a request comes from, as the account's owner is shown it and as tries are counted. */
export function visitOf(request: FastifyRequest): Visit {
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, 300)
  return { network: networkOf(request.ip), device: describeDevice(userAgent), userAgent }
}

/** The network of an address; null for what is no address. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (v4) return `${v4[1]}.0/24`
  if (!isIPv6(plain)) return null
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(missing, 0)).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

// The first that fits: browsers call themselves by the names of those before them.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system as people call them. */
export function describeDevice(userAgent: string): Visit['device'] {
  const named = (known: typeof browsers) => known.find(([, form]) => form.test(userAgent))?.[0]
  return {
    browser: named(browsers) ?? 'Unknown browser',
    system: named(systems) ?? 'unknown system',
  }
}
