/** A letter of Arabic, Hebrew and their kin. */
export const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Turns a line painted from left to right around; numbers and Latin words keep their direction. */
export function toReadingOrder(units: readonly string[]): string {
  const isLatin = (unit: string | undefined) => /^[\p{Script=Latin}\d]/u.test(unit ?? '')
  const turned = units.toReversed()
  for (let at = 0; at < turned.length; at++) {
    if (!isLatin(turned[at])) continue
    let end = at + 1
    for (
      let next = end;
      next < turned.length && !rightToLeftLetter.test(turned[next] ?? '');
      next++
    )
      if (isLatin(turned[next])) end = next + 1
    turned.splice(at, end - at, ...turned.slice(at, end).reverse())
    at = end - 1
  }
  return turned.join('')
}
