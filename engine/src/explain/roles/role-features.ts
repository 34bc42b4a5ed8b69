import { holds } from '../../text/holds.ts'
import { remembering } from '../../text/remembering.ts'
import { stem, tokens } from '../../text/tokens.ts'
import { roleCues } from './role-cues.ts'

/** Words of a sentence that count for its role; later ones say little that the first did not. */
const wordsRead = 60
const openingWords = 3
/** How far after "we" a verb may stand: "we have also shown". */
const verbReach = 3
/** Cues whose standing before or after a sentence places it: aims, methods, results, conclusions. */
const turns = roleCues.flatMap(({ role }, at) =>
  role === 'background' || role === 'limitation' ? [] : [at],
)

interface ReadSentence {
  /** Its single stems, cues and marks of form. */
  readonly single: readonly string[]
  /** Pairs of stems and words as they stand. */
  readonly rest: readonly string[]
  readonly cues: ReadonlySet<number>
}

/** Remembered: of one abstract its kind, its roles and its summary are asked. */
const readSentence: (text: string) => ReadSentence = remembering((text) => {
  const words = tokens(text)
    .slice(0, wordsRead)
    .map(({ text: word }) => (/^\d/.test(word) ? '0' : word))
  const stems = words.map(stem)
  const single = new Set(stems)
  const rest = new Set<string>()
  stems.forEach((own, at) => {
    if (at > 0) rest.add(`${stems[at - 1]} ${own}`)
    // The tense that a stem loses: "proposed", "proposes".
    if (words[at] !== own) rest.add(`=${words[at]}`)
    if (at < openingWords) single.add(`^${at}${own}`)
  })
  if (stems.length > 1) single.add(`^^${stems[0]} ${stems[1]}`)
  if (stems.length > 0) single.add(`$${stems[stems.length - 1]}`)
  const cues = new Set<number>()
  roleCues.forEach(({ pattern }, at) => {
    if (!holds(pattern, text)) return
    cues.add(at)
    single.add(`#cue${at}`)
  })
  for (const [mark, shown] of [
    ['#percent', /\d\s?%/.test(text)],
    ['#link', /https?:|www\./.test(text)],
    ['#cites', /\[\d|et al|\(\d{4}\)/.test(text)],
    ['#number', /\d/.test(text)],
    ['#asks', /\?/.test(text)],
    ['#label', /^[A-Z]{4,}/.test(text)],
    ['#past', /\b(was|were|had)\b/.test(text)],
    ['#present', /\b(is|are|has|have)\b/.test(text)],
    ['#short', words.length < 12],
    ['#long', words.length > 30],
  ] as const)
    if (shown) single.add(mark)
  single.add(`#words${Math.min(8, Math.floor(words.length / 5))}`)
  const we = words.indexOf('we')
  if (we >= 0) {
    single.add(`#we${Math.min(3, Math.floor(we / 4))}`)
    for (let step = 1; step <= verbReach; step++) {
      const verb = stems[we + step]
      if (verb !== undefined) rest.add(`we>${verb}`)
    }
  }
  return { single: [...single], rest: [...rest], cues }
})

/** Where a sentence stands in its abstract, from both ends. */
function placeFeatures(at: number, of: number): string[] {
  const found = [
    `@fifth${Math.min(4, Math.floor((5 * at) / of))}`,
    `@tenth${Math.floor((10 * at) / of)}`,
    `@${Math.min(at, 8)}`,
    `@-${Math.min(of - 1 - at, 8)}`,
    `@${Math.min(at, 12)}/${Math.min(of, 12)}`,
  ]
  if (of <= 2) found.push('@tiny')
  return found
}

/**
 * What the role model sees of each sentence of an abstract: its words, their forms and pairs, the cues
 * that it holds, its place, the words of its neighbours, and which cues stood before it or follow.
 */
export function roleFeatures(texts: readonly string[]): string[][] {
  const read = texts.map(readSentence)
  const places = turns.map((cue) => {
    const holds = (sentence: ReadSentence) => sentence.cues.has(cue)
    return { cue, first: read.findIndex(holds), last: read.findLastIndex(holds) }
  })
  return read.map(({ single, rest }, at) => {
    const found = [...single, ...rest, ...placeFeatures(at, texts.length)]
    for (const name of read[at - 1]?.single ?? []) found.push(`<${name}`)
    for (const name of read[at + 1]?.single ?? []) found.push(`>${name}`)
    for (const { cue, first, last } of places) {
      if (first >= 0 && first < at) found.push(`@seen${cue}`)
      if (last > at) found.push(`@will${cue}`)
    }
    return found
  })
}
