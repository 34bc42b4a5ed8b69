import { z } from 'zod'

/** What kind of work a paper is; absent where nobody says. */
export const PaperType = z.enum([
  'article',
  'conference',
  'preprint',
  'chapter',
  'book',
  'dataset',
  'software',
  'thesis',
  'report',
  // Of a blog.
  'post',
  // Of another paper, by a referee.
  'review',
  'other',
])
export type PaperType = z.infer<typeof PaperType>

/** A name in the parts that a source keeps; `literal` is a group, or somebody whose name has no parts. */
export const NameParts = z.union([
  z.object({
    /** With its particle: "van der Berg". */
    family: z.string(),
    given: z.string().optional(),
    suffix: z.string().optional(),
  }),
  z.object({ literal: z.string() }),
])
export type NameParts = z.infer<typeof NameParts>

/** Where and as what a paper came out: what a citation needs beside its title, authors and year. */
export const Publication = z.object({
  type: PaperType.optional(),
  /** 2017, 2017-06 or 2017-06-12. */
  date: z.string().optional(),
  volume: z.string().optional(),
  issue: z.string().optional(),
  /** A range ("525-535") or the number of an article without pages ("e33693"). */
  pages: z.string().optional(),
  /** Of a thesis or report: the institution. */
  publisher: z.string().optional(),
  /** Of the book that it is or stands in: digits, and perhaps an X at the end. */
  isbn: z.string().optional(),
  /** What a thesis was for, as its source says it: "Doctor of Philosophy". */
  degree: z.string().optional(),
  editors: z.array(NameParts).readonly().optional(),
  /** The authors in parts, in their order; absent where a source gave whole names only. */
  people: z.array(NameParts).readonly().optional(),
  /** arXiv's primary class: "cs.CL". */
  arxivClass: z.string().optional(),
  /** Of a notice: the papers that it takes back, corrects, or voices concern about, by name ("doi:10.1234/snow"). */
  retracts: z.array(z.string()).readonly().optional(),
  corrects: z.array(z.string()).readonly().optional(),
  concerns: z.array(z.string()).readonly().optional(),
  /** When it did so, by the names of those papers, where that is told: 2017, 2017-06 or 2017-06-12. */
  noticeDates: z.record(z.string(), z.string()).readonly().optional(),
})
export type Publication = z.infer<typeof Publication>
