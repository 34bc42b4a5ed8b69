/**
 * What digits share with those of which one is another ("1_48"), or two neighbours are swapped, across the point, too
 * ("1(24)8", "1(2.3)"): who shares a form is near, as `areNear` says of two.
 */
export function nearForms(digits: string): string[] {
  const places = Array.from(digits, (_, at) => at).filter((at) => digits[at] !== '.')
  const swapped = places.slice(1).flatMap((next, i) => {
    const at = places[i] ?? 0
    if (digits[at] === digits[next]) return []
    const [low, high] = [digits[at] ?? '', digits[next] ?? ''].toSorted()
    const pair = `${low}${digits.slice(at + 1, next)}${high}`
    return [`${digits.slice(0, at)}(${pair})${digits.slice(next + 1)}`]
  })
  return [...places.map((at) => `${digits.slice(0, at)}_${digits.slice(at + 1)}`), ...swapped]
}

/** True for digits of which one is another, or two neighbours are swapped. */
export const areNear = (digits: string, others: string): boolean =>
  differing(digits, others)?.length === 1 || areSwapped(digits, others)

/** True for digits of which two neighbours are swapped, across the point, too; nothing else differs. */
export function areSwapped(digits: string, others: string): boolean {
  const [at, next, ...more] = differing(digits, others) ?? []
  if (at === undefined || next === undefined || more.length > 0) return false
  const areNeighbours = next === at + 1 || (next === at + 2 && digits[at + 1] === '.')
  return areNeighbours && digits[at] === others[next] && digits[next] === others[at]
}

/** Places of digits that differ, of three and more the first three; null where the length or the point does. */
function differing(digits: string, others: string): number[] | null {
  if (digits.length !== others.length) return null
  const places: number[] = []
  for (let at = 0; at < digits.length && places.length < 3; at++) {
    if (digits[at] === others[at]) continue
    if (digits[at] === '.' || others[at] === '.') return null
    places.push(at)
  }
  return places
}
