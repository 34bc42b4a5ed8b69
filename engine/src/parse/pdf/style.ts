/** How a character is set; flags of `TextLine.styles`. */
export const style = { bold: 1, italic: 2, sup: 4, sub: 8, math: 16, mono: 32 } as const
