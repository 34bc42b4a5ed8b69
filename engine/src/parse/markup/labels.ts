const captionLabel =
  /^\s*((?:extended data |supplementary |supporting )?(?:fig(?:ure|ura)?s?|tab(?:le|ela|la)?|algorithm|scheme|box|chart|plate|video|listing|quadro|tabelle|abbildung|tableau|gr[áa]fico)\.?\s*[A-Z]{0,2}\.?\d*(?:[.\-–]\d+)*[a-z]?)(?=[\s:.)|–—-]|$)/iu

/** "Figure 2" out of "Figure 2: The model"; an empty string when the caption starts otherwise. */
export function captionLabelOf(caption: string): string {
  const label = captionLabel.exec(caption.slice(0, 60))?.[1]?.trim() ?? ''
  return /\d/.test(label) ? tidyLabel(label) : ''
}

/** A printed label without its end punctuation: "Figure 2." → "Figure 2". */
export const tidyLabel = (label: string): string =>
  label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.:–—-]+$/u, '')

/** The number that a heading begins with: "3.2 Training" → "3.2"; letters for appendices ("A.1 Proofs"). */
export function headingNumber(heading: string): string | undefined {
  return (
    /^\s*((?:\d+|[A-Z])(?:\.\d+)*)[.)]?\s+(?=\S)/.exec(heading)?.[1]?.replace(/^([A-Z])$/, '') ||
    undefined
  )
}
