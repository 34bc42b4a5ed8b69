/** What digits share with those of which one is another, or two neighbours are swapped, across the point, too. */
export function nearForms(digits: string): string[] {
  const places = Array.from(digits, (_, at) => at).filter((at) => digits[at] !== '.')
  const swapped = places.slice(1).flatMap((next, i) => {
    const at = places[i] ?? 0
    const pair = [digits[at] ?? '', digits[next] ?? ''].toSorted().join('')
    return digits[at] === digits[next]
      ? []
      : [`${digits.slice(0, at)}(${pair})${digits.slice(at + 1, next)}${digits.slice(next + 1)}`]
  })
  return [...places.map((at) => `${digits.slice(0, at)}_${digits.slice(at + 1)}`), ...swapped]
}

/** True for digits of which one is another, or two neighbours are swapped. */
export function areNear(digits: string, others: string): boolean {
  const forms = new Set(nearForms(others))
  return digits !== others && nearForms(digits).some((form) => forms.has(form))
}
