const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "2 hours ago"; `now` in milliseconds. */
export function sinceWhen(time: string, now: number): string {
  const passed = now - Date.parse(time)
  const [unit, length] = steps.find(([, ms]) => passed >= ms) ?? []
  return unit && length ? words.format(-Math.floor(passed / length), unit) : 'just now'
}
