import { stopWords, tokens } from '../../text/tokens.ts'

/** What is measured, where the word before it says of what: "hidden size", "blood pressure". */
const measures =
  'size|rate|pressure|length|dimension|dimensionality|temperature|frequency|ratio|dose|speed|velocity|thickness|depth|width|height|weight|duration|interval|threshold|coefficient|capacity|density|concentration|voltage|wavelength'
/** "What hidden size …", "What was the mean blood pressure …": the measure itself is asked for. */
const asked = new RegExp(
  `^\\W*(?:what|which|how \\p{L}+)(?: (?:is|was|are|were))?(?: (?:the|a|an|its|their))?(?: \\p{L}+)?? (\\p{L}[\\p{L}-]{2,}) (${measures})s?\\b`,
  'iu',
)
/** Words before a measure that name no thing. */
const general = new Set(
  `total average mean median typical exact overall maximum minimum maximal minimal final initial optimal estimated reported
  normal actual high higher highest low lower lowest large larger largest small smaller smallest same different specific
  certain relative absolute particular good best main annual daily weekly monthly their its this that what which optimum
  approximate full new such each recommended case`.split(/\s+/),
)
/** Words that may stand between the two, in either order: "size of the hidden layers", "pressure in the blood". */
const reach = 4
const figure = /(?<![\p{L}\d_^{−-])\d/u

/**
 * A measure of something that a question asks for and a paper never speaks of, although it may have both words apart:
 * "hidden size" where there are a beam size and hidden states. Null when there is none, or when the passage that
 * would answer gives a figure of the thing ("a vocabulary of 16K tokens").
 */
export function unsaidCompound(question: string, paper: string, lead: string): string | null {
  const [, of = '', measure = ''] = asked.exec(question) ?? []
  if (measure === '' || general.has(of.toLowerCase()) || stopWords.has(of.toLowerCase()))
    return null
  const [thing, kind] = [of, measure].map((word) => tokens(word).at(-1)?.stem)
  // "BP" for "blood pressure".
  const short = `${of[0]}${measure[0]}`.toUpperCase()
  if (new RegExp(`\\b${short}s?\\b`).test(paper)) return null
  if (figure.test(lead) && tokens(lead).some(({ stem }) => stem === thing)) return null
  const words = tokens(paper)
  const isSaid = words.some(
    ({ stem }, at) =>
      stem === kind &&
      words.slice(Math.max(0, at - reach), at + reach + 1).some((other) => other.stem === thing),
  )
  return isSaid ? null : `${of} ${measure}`
}
