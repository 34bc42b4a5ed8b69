import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import { readSentences, type Sentence } from '../text/sentence.ts'
import { roleCues, type SentenceRole, sectionPrior } from './role-cues.ts'
import { abstractRoles } from './role-model.ts'

const roles: readonly SentenceRole[] = [
  'background',
  'objective',
  'method',
  'result',
  'conclusion',
  'limitation',
  'other',
]

const label =
  /^(background|introduction|importance|objectives?|aims?|purpose|methods?|design|settings?|participants|materials and methods|(?:main |primary )?outcomes?|results?|findings|conclusions?|interpretation|limitations)(?:,? (?:and )?(?:settings?|participants|patients|measures|relevance|interventions?|significance|methods?|implications)){0,3}\s?[:.—–-]/i
const labelRole: Readonly<Record<string, SentenceRole>> = {
  background: 'background',
  introduction: 'background',
  importance: 'background',
  objective: 'objective',
  aim: 'objective',
  purpose: 'objective',
  method: 'method',
  design: 'method',
  setting: 'method',
  participant: 'method',
  outcome: 'method',
  'main outcome': 'method',
  'primary outcome': 'method',
  'materials and method': 'method',
  result: 'result',
  finding: 'result',
  conclusion: 'conclusion',
  interpretation: 'conclusion',
  limitation: 'limitation',
}

/** The role that a label at the head of a sentence names ("Results: …"), as structured abstracts have them. */
function labelled(text: string): SentenceRole | undefined {
  const word = label.exec(text)?.[1]?.toLowerCase()
  return word === undefined ? undefined : labelRole[word.replace(/s$/, '')]
}

/** Scores of all roles for a sentence, in the order of `roles`. `place` is 0 at the abstract's start, 1 at its end. */
function roleScores(sentence: Pick<Sentence, 'text' | 'role' | 'place'>): number[] {
  const { text, role, place } = sentence
  const scores = new Map<SentenceRole, number>([['other', 0.4]])
  const add = (to: SentenceRole, weight: number) => scores.set(to, (scores.get(to) ?? 0) + weight)
  for (const cue of roleCues) if (holds(cue.pattern, text)) add(cue.role, cue.weight)
  for (const [to, weight] of sectionPrior[role] ?? []) add(to, weight)
  if (role === 'abstract') {
    add('background', 2.2 * Math.max(0, 1 - 2.2 * place))
    add('objective', place > 0.1 && place < 0.6 ? 0.5 : 0)
    add('method', place > 0.25 && place < 0.85 ? 1 : 0)
    add('result', 1.8 * Math.max(0, place - 0.4))
    add('conclusion', place > 0.85 ? 0.4 : 0)
  }
  const named = labelled(text)
  if (named) add(named, 6)
  return roles.map((name) => scores.get(name) ?? 0)
}

/** Each role's share of a sentence's weight; the shares sum to 1. */
export function roleShares(
  sentence: Pick<Sentence, 'text' | 'role' | 'place'>,
): Record<SentenceRole, number> {
  const scores = roleScores(sentence)
  const total = scores.reduce((sum, score) => sum + score, 0)
  return Object.fromEntries(roles.map((role, at) => [role, (scores[at] ?? 0) / total])) as Record<
    SentenceRole,
    number
  >
}

interface ReadAbstract {
  /** Its sentences without captions. */
  readonly abstract: readonly Sentence[]
  readonly told: ReturnType<typeof abstractRoles>
}
const abstracts = new WeakMap<readonly Sentence[], ReadAbstract>()

/** The abstract among a paper's sentences, with its roles by the trained model; asked once for a list. */
function readAbstract(sentences: readonly Sentence[]): ReadAbstract {
  const known = abstracts.get(sentences)
  if (known) return known
  const abstract = sentences.filter(({ role, kind }) => role === 'abstract' && kind !== 'caption')
  const read = { abstract, told: abstractRoles(abstract.map(({ text }) => text)) }
  abstracts.set(sentences, read)
  return read
}

/** Indices of the sentences of an abstract that tell how the work was done, by the trained model. */
export function abstractMethods(sentences: readonly Sentence[]): ReadonlySet<number> {
  const { abstract, told } = readAbstract(sentences)
  return new Set(abstract.filter((_, at) => told[at]?.role === 'method').map(({ index }) => index))
}

const limits = /\b(limitations?|limited (to|by))\b/i

/** The role of an abstract's sentence: its label or its heading's, else the trained model's. */
function abstractRole(
  document: PaperDocument,
  sentence: Sentence,
  told: { role: SentenceRole; score: number },
): { role: SentenceRole; score: number } {
  const heading = document.sections[sentence.section]?.heading
  const named =
    labelled(sentence.text) ??
    (heading && labelled(`${document.text.slice(heading.start, heading.end)}:`))
  if (named) return { role: named, score: 1 }
  return limits.test(sentence.text) && told.role !== 'background'
    ? { role: 'limitation', score: told.score }
    : told
}

type AbstractRoles = ReadonlyMap<number, { role: SentenceRole; score: number }>
const rolesMade = new WeakMap<readonly Sentence[], AbstractRoles>()

/** The roles of the sentences of an abstract, by their indices, in reading order; worked out once for a list. */
export function rolesInAbstract(
  document: PaperDocument,
  sentences: readonly Sentence[],
): AbstractRoles {
  const made = rolesMade.get(sentences)
  if (made) return made
  const { abstract, told } = readAbstract(sentences)
  const found = new Map(
    abstract.map((sentence, at) => [
      sentence.index,
      abstractRole(document, sentence, told[at] ?? { role: 'other', score: 0 }),
    ]),
  )
  rolesMade.set(sentences, found)
  return found
}

/**
 * What every sentence of running text does in its paper: in the abstract by a trained model of wording
 * and order, elsewhere by section, cue wording and position.
 * @returns sentences in reading order; `score` is the role's share of all roles' weight, 0 to 1.
 */
export function sentenceRoles(
  document: PaperDocument,
): { span: Span; role: SentenceRole; score: number }[] {
  const sentences = readSentences(document)
  const inAbstract = rolesInAbstract(document, sentences)
  return sentences.map((sentence) => {
    const { span } = sentence
    const found = inAbstract.get(sentence.index)
    if (found) return { span, ...found }
    const shares = roleShares(sentence)
    const role = roles.reduce((best, name) => (shares[name] > shares[best] ? name : best))
    return { span, role, score: Math.round(1000 * shares[role]) / 1000 }
  })
}
