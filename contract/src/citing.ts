import { z } from 'zod'

/** The formatted styles of a citation. */
export const CiteStyle = z.enum(['apa', 'mla', 'chicago', 'ieee', 'vancouver', 'harvard'])
export type CiteStyle = z.infer<typeof CiteStyle>

export const CiteFormat = z.enum(['bibtex', 'ris', 'csl', 'csv', ...CiteStyle.options])
export type CiteFormat = z.infer<typeof CiteFormat>

export const CiteQuery = z.object({
  format: z
    .enum(
      CiteFormat.options,
      'The format is one of bibtex, ris, csl or csv, or a style: apa, mla, chicago, ieee, vancouver or harvard.',
    )
    .default('bibtex'),
})

/** A paper in every formatted style, for a page that shows them; what is italic is said. */
export const Citations = z.object({
  citations: z.array(
    z.object({
      style: CiteStyle,
      runs: z.array(z.object({ text: z.string(), isItalic: z.boolean() })),
    }),
  ),
})
export type Citations = z.infer<typeof Citations>
