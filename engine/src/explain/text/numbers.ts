const minus = /^[−–-]/
const number = /^[−–-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/

/**
 * The value of a table cell that holds one number, with the notes usual in tables around it: "28.4",
 * "−0.3", "1,234", "45%", "28.4*", "0.52 ± 0.03*", "80.5_3.3", "**12**". Null for anything else: ranges, dates, words.
 */
export function cellNumber(
  text: string,
): { value: number; decimals: number; percent: boolean } | null {
  const bare = text
    .trim()
    .replace(/\s*(±|\+\/-|\+-)\s*[\d.,]+\s*%?\s*[*†‡§¶]*$/, '')
    .replace(/(?<=[\d%])_\d[\d.]*%?$/, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/[*†‡§¶]+$/, '')
    .replace(/^\*+/, '')
    .trim()
  const percent = bare.endsWith('%')
  const digits = bare.replace(/\s*%$/, '')
  if (!number.test(digits) || !/\d/.test(digits)) return null
  const value = Number(digits.replace(minus, '-').replaceAll(',', ''))
  if (!Number.isFinite(value)) return null
  return { value, decimals: /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0, percent }
}

/** A number as a table prints it, with a true minus sign. */
export function printed(value: number, decimals: number): string {
  return value.toFixed(decimals).replace('-', '−')
}
