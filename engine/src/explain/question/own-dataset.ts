import { distinctNames } from './distinct-names.ts'

const set = '(?:data ?set|corpus|benchmark|collection)'
const calling = '(?:call|name|dub|term|denote)(?:e?d)?'

/** True when a paper says that its own set goes by a name: "We call the dataset KNEE150K". */
function isOwnSet(text: string, name: string): boolean {
  if (!/^[\p{L}\p{N}-]+$/u.test(name)) return false
  const wordings = [
    `\\b${calling} (?:the|this|our) (?:[\\w-]+ ){0,3}?${set},? (?:as )?${name}\\b`,
    `\\b(?:[Ww]e|[Oo]ur|new|novel)\\b[^.;]{0,80}\\b${set},? (?:\\(|(?:that |which )?(?:we )?${calling} (?:it )?)${name}\\b`,
  ]
  return wordings.some((wording) => new RegExp(wording, 'u').test(text))
}

/** A question of how many there are in a paper's own set with "the dataset" for its name. */
export function inOwnSet(question: string, text: string): string {
  if (!/\bhow many\b/i.test(question)) return question
  const own = distinctNames(question, true).filter((name) => isOwnSet(text, name))
  return own.reduce(
    (asked, name) =>
      asked.replace(new RegExp(`(?:\\bthe )?\\b${name}\\b(?: data ?set| corpus)?`), 'the dataset'),
    question,
  )
}
