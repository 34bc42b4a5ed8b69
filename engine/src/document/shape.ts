// A few checks for values that come from outside: each throws a TypeError that names the place.

export type Check = (value: unknown, at: string) => void

const refuse = (at: string, wanted: string, value: unknown): never => {
  if (value === undefined) throw new TypeError(`${at} must be ${wanted}, but is missing`)
  const seen = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
  throw new TypeError(`${at} must be ${wanted}, but is ${seen}`)
}

export const text: Check = (value, at) => {
  if (typeof value !== 'string') refuse(at, 'a string', value)
}
export const flag: Check = (value, at) => {
  if (typeof value !== 'boolean') refuse(at, 'true or false', value)
}
export const number: Check = (value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse(at, 'a finite number', value)
}
export const whole: Check = (value, at) => {
  if (!Number.isInteger(value) || (value as number) < 0) refuse(at, 'a whole number from 0', value)
}

export const oneOf =
  (...allowed: readonly string[]): Check =>
  (value, at) => {
    if (typeof value !== 'string' || !allowed.includes(value))
      throw new TypeError(
        `${at} must be one of ${allowed.join(', ')}, but is ${JSON.stringify(value)}`,
      )
  }

export const orNull =
  (check: Check): Check =>
  (value, at) => {
    if (value !== null) check(value, at)
  }

export const listOf =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return refuse(at, 'a list', value)
    for (let index = 0; index < value.length; index++) check(value[index], `${at}[${index}]`)
  }

/** An object with these fields; names that end in "?" may be missing. Other fields are let be. */
export function record(fields: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(fields).map(([name, check]) => ({
    name: name.replace(/\?$/, ''),
    optional: name.endsWith('?'),
    check,
  }))
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(at, 'an object', value)
    for (const { name, optional, check } of entries) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined || !optional) check(field, at === '' ? name : `${at}.${name}`)
    }
  }
}
