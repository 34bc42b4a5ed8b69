/** The ten raised digits, each at its own value. */
export const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Raised digits as plain ones, to count by: "12" for "¹²". */
export const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹]/g, (raised) => String(raisedDigits.indexOf(raised)))
