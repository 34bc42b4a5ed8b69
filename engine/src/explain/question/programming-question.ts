import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

const asks =
  /\b(?:which|what) (?:\p{L}+ )?(?:programming|scripting|computer|coding) languages? (?:was|were|is|are|did|do|does|has|have)\b.*\b(?:us|implement|writ|program|cod|develop|work|analy|cho)\p{L}*(?: (?:in|with|for))?\W*$|\b(?:which|what) languages? .*\b(?:programm?ed|coded|implemented|written)(?: in\b|\W*$)/iu
const languages =
  /\b(?:Python|Java(?:Script)?|TypeScript|MATLAB|Matlab|Julia|Fortran|FORTRAN|Perl|Ruby|Rust|Haskell|Scala|Prolog|Lisp|LISP|OCaml|Golang|PHP|Kotlin|Swift|COBOL|Pascal|Mathematica)\b|(?<![\p{L}\p{N}])(?:C\+\+|C#|Objective-C)|\bR (?:version|v\.|\d|package|software|statistical|environment|Core|Development)|\b(?:in|using|with) (?:C|R)(?=[\s.,;([]*(?:$|and|[.,;([]))/u
const done =
  /\b(?:implement\w*|written|program\w*|cod(?:e|ed|ing)|script\w*|software|packages?|librar(?:y|ies)|version|analys[ie]s|analy[sz]ed|perform\w*|computed)\b/i
const most = 2

/** True for a question after the programming language of the work. */
export const asksProgramming = (question: string): boolean => asks.test(question)

/** The sentences that name a programming language in which the work was done, those that say so outright first. */
export const programmingStatements = (sentences: readonly Sentence[]): Span[] =>
  sentences
    .filter(
      ({ text, role, speaksOf }) =>
        role !== 'references' && speaksOf === 'paper' && languages.test(text) && done.test(text),
    )
    .slice(0, most)
    .map(({ span, whole }) => whole ?? span)
