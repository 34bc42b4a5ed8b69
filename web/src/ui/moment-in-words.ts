const isNear = (date: Date) => Math.abs(date.getTime() - Date.now()) < 90_000

/** Hours and minutes by the reader's clock, and seconds when it is that near. */
export function clockTime(iso: string): string {
  const date = new Date(iso)
  return date.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(isNear(date) ? { second: '2-digit' } : {}),
  })
}

/** "20 November 2026", by the reader's clock. */
export const dayInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long' })

const anyDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const inTable = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** "20 Nov 2026, 14:05", by the reader's clock: for tables. */
export const momentInTable = (iso: string): string => inTable.format(new Date(iso))

/** "today at 14:05", else with its day. */
export function momentInWords(iso: string): string {
  const date = new Date(iso)
  return date.toDateString() === new Date().toDateString()
    ? `today at ${clockTime(iso)}`
    : `on ${anyDay.format(date)}`
}
