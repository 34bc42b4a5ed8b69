import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf } from '../../document/short-forms.ts'
import { holdsMade } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { similarity, topicStems } from '../text/words.ts'
import { asksLongForm, outrightFormsOf, wordingsAsked } from './definition-asked.ts'
import { worthOf } from './definition-worth.ts'
import type { Question } from './question.ts'
import { formulaOf, statedDefinition } from './stated-definition.ts'
import { underHeading } from './under-heading.ts'

const leastLead = 2.4
const leastSupport = 1.6
/** A sentence of this worth says what the thing is, and does more than name it. */
const clear = 4
/** One below this may say so by its form alone: what is headed by the term says it better. */
const firm = 3
const alike = 0.5

/** A term with its words in the short form that the paper has for them, or the long one: "a first-order CBF". */
function inOtherForm(document: PaperDocument, term: string): string | null {
  for (const [short, long] of abbreviationsOf(document)) {
    if (term === short) return long
    const one = long.replace(/s$/, '')
    const at = term.toLowerCase().indexOf(one.toLowerCase())
    if (at >= 0) return (term.slice(0, at) + short + term.slice(at + one.length)).trim()
  }
  return null
}

/**
 * The sentences that say what a thing is, when that is what the question asks ("What is BERT?", "What does X stand
 * for?"): those that define it, present it by name, call something so or spell it out; the clearest first. Empty for
 * other questions, and where the paper only speaks of the thing without saying what it is.
 */
export function definitionStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: Question,
  most: number,
): Span[] {
  const asked = wordingsAsked(question)
  if (asked === null) return []
  const stated = asksLongForm.test(question.text)
    ? []
    : statedDefinition(document, sentences, asked.term)
  if (stated.length > 0) return stated.slice(0, most)
  const stems = topicStems(asked.term)
  const other = asked.wordings.length > 0 ? inOtherForm(document, asked.term) : null
  const otherForms = other === null ? [] : outrightFormsOf(other)
  const wordings = [...asked.wordings, ...otherForms]
  const isOnIt = ({ stems: said, text }: Sentence) =>
    stems.every((stem) => said.has(stem)) || otherForms.some(([form]) => holdsMade(form, text))
  const scored = sentences
    .filter(isOnIt)
    .map((sentence) => ({ sentence, score: worthOf(sentence, wordings, asked.term) }))
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
  const chosen: Sentence[] = []
  const best = scored[0]?.score ?? 0
  for (const { sentence, score } of best < leastLead ? [] : scored) {
    if (chosen.length === most || score < leastSupport) break
    if (chosen.some((other) => similarity(other.stems, sentence.stems) >= alike)) continue
    chosen.push(sentence)
  }
  const [lead] = chosen
  const headed = asked.asksValue ? [] : underHeading(document, sentences, asked.term)
  // What is headed by the term is on it: it answers where nothing says so firmly, and goes on from what only names it.
  const goesOn = best < clear && headed.some(({ section }) => section === lead?.section)
  const isHeaded = lead === undefined || (best < firm && headed.length > 0 && !goesOn)
  const told = isHeaded ? [...headed, ...chosen] : goesOn ? [lead, ...headed] : chosen
  return [...new Set(told)]
    .slice(0, most)
    .flatMap(({ whole, span, text }) => [whole ?? span, ...formulaOf(document, span, text)])
    .slice(0, most)
}
