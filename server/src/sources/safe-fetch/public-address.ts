import { BlockList, isIP } from 'node:net'

// IANA special-purpose registry, and multicast: no public server has these addresses.
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]

// Global unicast is 2000::/3 alone: mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96), fc00::/7, fe80::/10 and
// multicast lie outside of it. Inside, these carry or hide other addresses.
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 wraps an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
]

const special = new BlockList()
for (const [network, bits] of special4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of special6) special.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address, in the spelling that the operating system gives, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}

/** Names that lead into the network of whoever asks: RFC 6761 and 6762, RFC 8375, and what routers and firms use. */
const inwardName =
  /^[^.]+$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/** Whether an address leads into the reader's own machine or network, as far as its form tells. */
export function isInward(address: string): boolean {
  const host = URL.parse(address)
    ?.hostname.replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  if (host === undefined) return false
  return isIP(host) ? !isPublicAddress(host) : inwardName.test(host)
}

/** Whether an address lies below a base address: of the same origin, and of its path or behind it. */
export function isBelow(address: string, base: string | undefined): boolean {
  const [url, root] = [URL.parse(address), base === undefined ? null : URL.parse(base)]
  if (url === null || root === null || url.origin !== root.origin) return false
  const path = root.pathname.replace(/\/+$/, '')
  return url.pathname === path || url.pathname.startsWith(`${path}/`)
}
