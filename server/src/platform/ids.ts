import { randomUUID } from 'node:crypto'

/** A new UUID, version 7: opaque, URL-safe, and near its neighbours in time in every index (RFC 9562). */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
