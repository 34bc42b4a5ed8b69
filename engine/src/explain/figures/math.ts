import type { Equation, PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { isLanguageRead } from '../../text/language.ts'
import { literally } from '../../text/literally.ts'
import { contains, type Span, slice } from '../../text/span.ts'
import { claimMaker } from '../claims.ts'
import { type EquationReading, engineVersion, type MathAnalysis } from '../explanation.ts'
import { readSentences, type Sentence } from '../text/sentence.ts'
import { kindOf } from './equation-kind.ts'
import { keyOf, tokensOf, wordsOf } from './equation-symbols.ts'
import { isFormula } from './is-formula.ts'
import { definitionsFor, definitionsOf } from './symbols.ts'

/** A book-length proof has 500 and more, which nobody reads in a panel: 200 take 0.7 s and 0.4 MB. */
const mostEquations = 200
const notation =
  /\b(let|we (denote|write|define|use the notation|assume|consider)|denoted? by|throughout|notation|is defined as|stands for)\b/i
/** Words by which a sentence leads up to what is set below it. */
const leadsUp =
  /\b(?:follow\w*|formula\w*|equations?|expression|express\w*|defin\w*|given|written|write|comput\w*|calculat\w*|denot\w*|minimi\w+|maximi\w+|objective|loss|model(?:led)? as|reads?|becomes|yields?|obtain\w*|have|get|let|satisf\w+|relation|consists?|functions?|scor\w+|distribut\w+|probabilit\w+|estimat\w+)\b/i

/** False for what may be an ordinary word. */
const isName = (key: string) => !/^(?:[aAI]|\p{Ll}{3,})$/u.test(key)

/** True when a whole sentence before an equation is about it: by its wording, or by a name that both have. */
function isAbout(document: PaperDocument, { text }: Sentence, equation: Equation): boolean {
  if (!/[.!?]["'”’)\]]*$/.test(text) || leadsUp.test(text)) return true
  const words = new Set(text.match(/[\p{L}\p{M}\p{N}_]+/gu)?.map(keyOf))
  return tokensOf(wordsOf(document, equation)).some(({ base, keys }) =>
    [base, ...keys].some((key) => words.has(key) && isName(key)),
  )
}

const gap = 4

/**
 * A sentence with what it points back at, and with the formula that it ends in: "This term is scaled by β" and "A_j is a
 * matrix given by" say nothing without it.
 */
function throughFormula(document: PaperDocument, { span: own, whole, text }: Sentence): Span {
  const span = whole ?? own
  if (/[.!?]["'”’)\]]*$/.test(text)) return span
  const formula = document.equations.find(
    (equation) =>
      equation.display &&
      equation.span.start >= span.end &&
      equation.span.start - span.end <= gap &&
      isFormula(document, equation),
  )
  return formula ? { start: span.start, end: formula.span.end } : span
}

/** The sentence that leads up to an equation, the one that follows, and those that name it by number. */
function aroundOf(equation: Equation, sentences: readonly Sentence[]) {
  const { start, end } = equation.span
  let before: Sentence | undefined
  let after: Sentence | undefined
  for (const sentence of sentences) {
    if (sentence.kind === 'caption' || sentence.kind === 'footnote') continue
    if (sentence.span.end <= start) before = sentence
    else if (sentence.span.start >= end) {
      after = sentence
      break
    } else return { before: sentence, after: undefined, naming: [] }
  }
  const near = (sentence: Sentence | undefined, gap: number) =>
    sentence && gap < 400 ? sentence : undefined
  const number = equation.label?.replace(/[()\s]/g, '')
  const naming = number
    ? sentences.filter(
        ({ text, span }) =>
          (span.end <= start || span.start >= end) &&
          new RegExp(
            `\\b(eqs?|equations?|formula|expression)\\.?\\s*\\(?${literally(number)}\\)?(?![\\d.])`,
            'i',
          ).test(text),
      )
    : []
  return {
    before: near(before, start - (before?.span.end ?? 0)),
    after: near(after, (after?.span.start ?? 0) - end),
    naming: naming.slice(0, 2),
  }
}

function titleOf(document: PaperDocument, equation: Equation, lead: string): string {
  const section = document.sections.findLast(
    ({ heading, span }) =>
      heading && span.start <= equation.span.start && equation.span.end <= span.end,
  )
  const where = section?.heading ? ` in ${slice(document.text, section.heading)}` : ''
  const label = equation.label
    ? ` ${equation.label.startsWith('(') ? equation.label : `(${equation.label})`}`
    : ''
  return `${kindOf(lead, slice(document.text, equation.span))}${label}${where}`
}

/** Equations of one title are told apart by their place among them: "Equation in 2 Models, 2 of 3". */
function withOwnTitles(equations: readonly EquationReading[]): EquationReading[] {
  const all = Map.groupBy(equations, ({ title }) => title)
  return equations.map((equation) => {
    const alike = all.get(equation.title) ?? []
    return alike.length < 2
      ? equation
      : {
          ...equation,
          title: `${equation.title}, ${alike.indexOf(equation) + 1} of ${alike.length}`,
        }
  })
}

const isSame = (one: Claim, other: Claim) =>
  one.spans[0]?.start === other.spans[0]?.start && one.text === other.text

/** Of equations that one sentence runs through the first is told with it; the next ones are told by their symbols. */
const withoutRepeats = (equations: readonly EquationReading[]): EquationReading[] =>
  equations.map((equation, at) => {
    const before = equations[at - 1]?.explanation ?? []
    const own = equation.explanation.filter((claim) => !before.some((one) => isSame(one, claim)))
    return equation.symbols.length === 0 ? equation : { ...equation, explanation: own }
  })

/**
 * Equations set on their own: what leads to them, the symbols in them with the sentence that defines
 * each, where they are taken up again; and the sentences that set the paper's notation.
 */
export async function analyzeMath(document: PaperDocument): Promise<MathAnalysis> {
  // As in the explanation: what cannot be read is not told of.
  if (!isLanguageRead(document.language))
    return { equations: [], framework: [], engine: 'embedded', engineVersion }
  const sentences = readSentences(document)
  const prose = sentences.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item')
  const claims = claimMaker(document)
  const definitionsIn = definitionsFor(document, definitionsOf(document, sentences))
  const quoteSentences = (list: readonly (Sentence | undefined)[]): Claim[] =>
    claims.quoteAll(
      'math',
      list.filter((sentence) => sentence !== undefined).map(({ span }) => span),
    )
  /** What leads to an equation and what follows; words that only open a sentence go on through the equation. */
  const explanationOf = (before?: Sentence, equation?: Equation, explains?: Sentence): Claim[] => {
    if (!before || !equation || /[.!?]["'”’)\]]*$/.test(before.text))
      return quoteSentences([before, explains])
    const end = explains ? explains.span.end : equation.span.end
    const joined = claims.quote('math', { start: before.span.start, end })
    return joined ? [joined] : quoteSentences([explains])
  }
  const formulas = document.equations.filter(
    (equation) => equation.display && isFormula(document, equation),
  )
  const leftOut = Math.max(0, formulas.length - mostEquations)
  const equations = formulas.slice(0, mostEquations).map((equation): EquationReading => {
    const { before: ahead, after, naming } = aroundOf(equation, prose)
    const before = ahead && isAbout(document, ahead, equation) ? ahead : undefined
    const explains =
      after && /^\s*(where|here|with|in which|this|that is)\b/i.test(after.text) ? after : undefined
    return {
      id: equation.id,
      title: titleOf(document, equation, `${before?.text ?? ''}`),
      span: equation.span,
      expression: slice(document.text, equation.span),
      explanation: explanationOf(before, equation, explains),
      symbols: definitionsIn(equation).flatMap(({ symbol, latex, sentence }) => {
        const definition = claims.quote('math', throughFormula(document, sentence))
        return definition ? [{ symbol, ...(latex !== undefined && { latex }), definition }] : []
      }),
      significance: quoteSentences(naming.filter(({ span }) => span !== explains?.span)),
    }
  })
  const framework =
    document.equations.length === 0
      ? []
      : prose
          .filter(
            ({ text, role }) => notation.test(text) && role !== 'references' && text.length < 400,
          )
          .filter(({ span }) =>
            document.equations.some(
              (equation) => equation.span.start < span.end && span.start < equation.span.end,
            ),
          )
          .slice(0, 4)
  const told = equations.flatMap(({ explanation, symbols, significance }) =>
    [...explanation, ...symbols.map(({ definition }) => definition), ...significance].flatMap(
      ({ spans }) => spans,
    ),
  )
  const untold = framework.filter(({ span }) => !told.some((other) => contains(other, span)))
  return {
    equations: withOwnTitles(withoutRepeats(equations)),
    ...(leftOut > 0 && { leftOut }),
    framework: quoteSentences(untold),
    engine: 'embedded',
    engineVersion,
  }
}
