/** "14 March 2025", "March 2025" or "2025": as precise as the source is; its day, wherever the reader is. */
export function dateInWords(date: string): string {
  const parts = date.split('-').length
  return new Date(`${date}${'-01'.repeat(3 - parts)}T00:00:00Z`).toLocaleDateString('en-GB', {
    year: 'numeric',
    ...(parts > 1 ? { month: 'long' } : {}),
    ...(parts > 2 ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  })
}
