import type { Span } from '../../text/span.ts'
import { citesOthers } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'
import { topicStems } from '../text/words.ts'

const asks =
  /^\W*(?:what|how) (?:is|was|are|were|do|did) (?:they (?:call|name) )?(?:the |this |that |their |its |our |authors[’'] )?((?:[\p{L}\p{N}-]+ ?){1,3}?)\s*(?:called|named)?\W*$/iu
const asksCalled = /\b(?:called|named)\W*$|\bthey (?:call|name)\b/i
const asksName =
  /^\W*what (?:is|was) the name (?:of|for) (?:the |this |that |their |its |our )?((?:[\p{L}\p{N}-]+ ?){1,3}?)(?: (?:in|of) th(?:is|e) (?:paper|study|work))?\W*$/iu

/** What a question asks the name of, as it says it: "What is the system called?"; null for other questions. */
export function namesAsked(question: string): string | null {
  const found = asksName.exec(question) ?? (asksCalled.test(question) ? asks.exec(question) : null)
  return found?.[1]?.trim() ?? null
}

/** What a paper calls its own work in general words. */
const ownWork = new Set(
  topicStems(
    'system method model approach tool framework algorithm software program package library platform technique architecture network dataset corpus benchmark device app application service project',
  ),
)
/** A name: a word with a capital inside or at its beginning, or in quotation marks. */
const name = '(?:[“"‘]?\\p{Lu}[\\p{L}\\p{N}-]*|[“"‘][\\p{L}\\p{N} -]{2,40}[”"’])'
const presents = new RegExp(
  `\\b[Ww]e (?:\\p{L}+ly |also )?(?:present|propose|introduce|describe|develop(?:ed)?|built|created?|designed?|implement(?:ed)?|released?) (?:a (?:new|novel) \\p{L}+,? )?(?!(?:The|A|An|Our|This)\\b)${name}(?=,| \\(|:| –| —|\\.| which| that|$)`,
  'u',
)
const calls = new RegExp(
  `\\b(?:called|named|dubbed|termed|known as|referred to as|[Ww]e (?:call|name|dub|term) (?:it|this|them|the \\p{L}+|our \\p{L}+|this \\p{L}+)) (?:the )?${name}`,
  'u',
)
/** "The proposed Fast Eel Trap (FET) method". */
const proposes =
  /\b(?:[Tt]he|[Oo]ur) (?:proposed|novel|presented) (?:\p{Lu}[\p{L}\p{N}-]* ){1,6}\(\p{Lu}/u
/** "… called Eel Drift (ED) was presented by Fern and Moss": so another's is. */
const ofOthers = /\b(?:presented|proposed|introduced|described|developed) (?:by|in) (?:\p{Lu}|\[)/u
const most = 2

/** The sentences that name a thing: those that call it so, and, of the paper's own work, those that present it by name. */
export function nameStatements(sentences: readonly Sentence[], thing: string): Span[] {
  const wanted = topicStems(thing)
  const isOwn = wanted.length > 0 && wanted.every((stem) => ownWork.has(stem))
  const speaks = ({ stems }: Sentence) => wanted.every((stem) => stems.has(stem))
  const own = sentences.filter(
    ({ role, speaksOf, kind }) =>
      role !== 'references' &&
      role !== 'acknowledgements' &&
      speaksOf === 'paper' &&
      kind !== 'caption',
  )
  const called = own.filter(
    (sentence) =>
      calls.test(sentence.text) &&
      speaks(sentence) &&
      !(isOwn && (ofOthers.test(sentence.text) || citesOthers(sentence.text))),
  )
  const presented = own.filter(
    (sentence) =>
      (isOwn || speaks(sentence)) &&
      (presents.test(sentence.text) ||
        (proposes.test(sentence.text) && !citesOthers(sentence.text))),
  )
  return [...new Set([...presented, ...called])]
    .slice(0, most)
    .map(({ span, whole }) => whole ?? span)
}
