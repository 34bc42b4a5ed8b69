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
  constructor(problem: ParseProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
