/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** A printed decimal ("28.40", "−3", "1.2e-3") as an exact fraction; null when it is none. */
export function fractionOf(printed: string): Fraction | null {
  const match = /^([-−–+]?)(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([-+]?\d{1,2}))?$/.exec(
    printed.replaceAll(',', ''),
  )
  if (!match) return null
  const [, sign, whole = '', decimals = '', exponent = '0'] = match
  const power = BigInt(Number(exponent) - decimals.length)
  const digits = BigInt(`${whole}${decimals}`) * (sign === '' || sign === '+' ? 1n : -1n)
  return power >= 0n
    ? { over: digits * 10n ** power, under: 1n }
    : { over: digits, under: 10n ** -power }
}

export function equal(a: Fraction, b: Fraction): boolean {
  return a.over * b.under === b.over * a.under
}

/** True when `shown`, printed with so many decimals, is `exact` rounded (halves either way). */
export function roundsTo(exact: Fraction, shown: Fraction, decimals: number): boolean {
  const difference = exact.over * shown.under - shown.over * exact.under
  const size = difference < 0n ? -difference : difference
  return size * 2n * 10n ** BigInt(decimals) <= exact.under * shown.under
}

const mostTokens = 200

/** Value of an arithmetic expression, and the printed numbers in it, each with its own minus. */
export interface Evaluated {
  readonly value: Fraction
  readonly numbers: readonly string[]
  /** A division took place: the result may have been rounded. */
  readonly divided: boolean
}

/**
 * Computes `expression` exactly: numbers with + − × / ÷ and brackets, and max(…), min(…), mean(…), sum(…).
 * @returns null for anything else, and for division by zero.
 */
export function evaluate(expression: string): Evaluated | null {
  const tokens =
    expression
      .replaceAll(/[−–]/g, '-')
      .match(/\d[\d,]*(?:\.\d+)?(?:[eE][-+]?\d{1,2})?|[-+×*·/÷(),;]|[a-z]+|\S/g) ?? []
  if (tokens.length === 0 || tokens.length > mostTokens) return null
  const numbers: string[] = []
  let at = 0
  let divided = false

  function sum(): Fraction | null {
    let left = product()
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at++] === '+' ? 1n : -1n
      const right = product()
      left = right && {
        over: left.over * right.under + sign * right.over * left.under,
        under: left.under * right.under,
      }
    }
    return left
  }

  function product(): Fraction | null {
    let left = factor()
    for (; left; ) {
      const operator = tokens[at] ?? ''
      if (/^[×*·]$/.test(operator)) {
        at++
        const right = factor()
        left = right && { over: left.over * right.over, under: left.under * right.under }
      } else if (/^[/÷]$/.test(operator)) {
        at++
        const right = factor()
        left = right && quotient(left, right)
        divided = true
      } else break
    }
    return left
  }

  function factor(): Fraction | null {
    const token = tokens[at++] ?? ''
    if (token === '-' && /^\d/.test(tokens[at] ?? '')) {
      numbers.push(`-${tokens[at]}`)
      return fractionOf(`-${tokens[at++]}`)
    }
    if (token === '-') {
      const value = factor()
      return value && { over: -value.over, under: value.under }
    }
    if (token === '(') {
      const value = sum()
      return tokens[at++] === ')' ? value : null
    }
    if (/^\d/.test(token)) {
      numbers.push(token)
      return fractionOf(token)
    }
    if (tokens[at] !== '(') return null
    at++
    const values = list()
    return values && aggregate(token, values)
  }

  function list(): Fraction[] | null {
    const values: Fraction[] = []
    for (;;) {
      const value = sum()
      if (!value) return null
      values.push(value)
      const next = tokens[at++]
      if (next === ')') return values
      if (next !== ',' && next !== ';') return null
    }
  }

  function aggregate(name: string, values: readonly Fraction[]): Fraction | null {
    const less = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under
    if (name === 'max') return values.reduce((a, b) => (less(a, b) ? b : a))
    if (name === 'min') return values.reduce((a, b) => (less(b, a) ? b : a))
    const total = values.reduce((a, b) => ({
      over: a.over * b.under + b.over * a.under,
      under: a.under * b.under,
    }))
    if (name === 'sum') return total
    if (name !== 'mean') return null
    divided = true
    return quotient(total, { over: BigInt(values.length), under: 1n })
  }

  const value = sum()
  return value && at === tokens.length ? { value, numbers, divided } : null
}

function quotient(a: Fraction, b: Fraction): Fraction | null {
  if (b.over === 0n) return null
  const sign = b.over < 0n ? -1n : 1n
  return { over: a.over * b.under * sign, under: a.under * b.over * sign }
}
