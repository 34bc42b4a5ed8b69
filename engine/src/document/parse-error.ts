export type ParseProblem =
  | 'empty'
  | 'encrypted'
  | 'no-text'
  | 'broken'
  | 'wrong-type'
  | 'entities'
  | 'too-large'

/** A file that cannot become a document. `message` is a sentence that a reader can act on. */
export class ParseError extends Error {
  override readonly name = 'ParseError'
  readonly problem: ParseProblem
  /** What was found in the file, for whoever runs the installation; never shown to readers. */
  readonly detail: string | undefined
  constructor(problem: ParseProblem, message: string, detail?: string) {
    super(message)
    this.problem = problem
    this.detail = detail
  }
}
