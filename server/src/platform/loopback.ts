import { isIP } from 'node:net'

/** Whether a host, as it stands in an address, is this machine: a name that only begins like its numbers is not. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost')
}
