import { floatsNamedIn } from '../document/mentions.ts'

/** Figures and tables by their kinds and numbers, "figure 2", and the letters of their panels. */
export interface FloatNames {
  readonly names: ReadonlySet<string>
  readonly panels: ReadonlySet<string>
}

/** "Figure 3A", "Figs 3A and B", "Fig. 2c–e": the letters behind the numbers. */
const lettered =
  /\b(?:fig(?:ure)?s?|tab(?:le)?s?)\.?\s?\d{1,3}\s?\(?([a-h](?!\p{L})(?:\)?\s?(?:,|and|&|[–-])\s?\(?(?:\d{1,3})?[a-h](?!\p{L})){0,8})/giu

/** The figures and tables that a text names, with the panels of them that it names; and the text without their names. */
export function floatNamesIn(text: string): FloatNames & { readonly rest: string } {
  const letters = [...text.matchAll(lettered)].flatMap(([, list = '']) =>
    [...list.matchAll(/(?<!\p{L})[a-h](?!\p{L})/giu)].map(([letter]) => letter.toLowerCase()),
  )
  return { ...floatsNamedIn(text), panels: new Set(letters) }
}
