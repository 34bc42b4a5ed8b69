// Tails of the distributions that papers report tests with.
// Sources: Abramowitz & Stegun, Handbook of Mathematical Functions: 6.5.29 (series), 6.5.31 (continued fraction),
// 26.5.8 (incomplete beta), 26.4.19, 26.5.27, 26.5.28 (χ², t, F by them). Continued fractions are summed by the
// modified Lentz method (Thompson & Barnett 1986). Logarithm of Γ: Lanczos' approximation, g = 7, nine terms
// (coefficients as computed by P. Godfrey), good to 15 digits.

const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
]

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const at = x - 1
  const base = at + 7.5
  const sum = lanczos.reduce((total, part, i) => (i === 0 ? part : total + part / (at + i)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(base) - base + Math.log(sum)
}

const mostSteps = 500
const precision = 1e-14
const tiny = 1e-300
const away = (value: number) => (Math.abs(value) < tiny ? tiny : value)

/** b₀ + a₁/(b₁ + a₂/(b₂ + …)); `part(i)` gives [aᵢ, bᵢ] from i = 1 on. */
function continuedFraction(b0: number, part: (i: number) => readonly [number, number]): number {
  let value = away(b0)
  let above = value
  let below = 0
  for (let i = 1; i <= mostSteps; i++) {
    const [a, b] = part(i)
    below = 1 / away(b + a * below)
    above = away(b + a / above)
    value *= above * below
    if (Math.abs(above * below - 1) < precision) break
  }
  return value
}

/** The regularised incomplete beta function I_x(a, b). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  )
  const fraction = continuedFraction(1, (i) => {
    const m = (i - 1) >> 1
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    const k = i >> 1
    const even = (k * (b - k) * x) / ((a + 2 * k - 1) * (a + 2 * k))
    return [i % 2 === 1 ? odd : even, 1]
  })
  return front / (a * fraction)
}

/** The upper regularised incomplete gamma function Q(a, x). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x >= a + 1)
    return front / continuedFraction(x + 1 - a, (i) => [i * (a - i), x + 2 * i + 1 - a])
  let term = 1 / a
  let sum = term
  for (let n = 1; n <= mostSteps && term > sum * precision; n++) {
    term *= x / (a + n)
    sum += term
  }
  return 1 - front * sum
}

/** Two-tailed p of Student's t. */
export const pOfT = (t: number, df: number) => incompleteBeta(df / (df + t * t), df / 2, 0.5)

/** p of F with `df1` over `df2` degrees of freedom. */
export const pOfF = (f: number, df1: number, df2: number) =>
  f <= 0 ? 1 : incompleteBeta(df2 / (df2 + df1 * f), df2 / 2, df1 / 2)

/** p of χ². */
export const pOfChiSquare = (x: number, df: number) => upperGamma(df / 2, x / 2)

/** Two-tailed p of a standard normal z. */
export const pOfZ = (z: number) => upperGamma(0.5, (z * z) / 2)

/** Two-tailed p of Pearson's r with `df` = n − 2. */
export const pOfR = (r: number, df: number) =>
  Math.abs(r) >= 1 ? 0 : pOfT(r * Math.sqrt(df / (1 - r * r)), df)
