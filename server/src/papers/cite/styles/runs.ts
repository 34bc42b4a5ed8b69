/** A stretch of a formatted citation. */
export interface Run {
  readonly text: string
  readonly isItalic: boolean
}

/** What a citation is put together from; what is not known leaves no trace. */
export type Part = string | Run | readonly Part[] | null | undefined | false

/** A text in italics; null stays null, as what a paper has not. */
export const italic = (text: string | null): Run | null =>
  text === null ? null : { text, isItalic: true }

/** The parts one after another, neighbours of one kind joined. */
export function runsOf(...parts: readonly Part[]): Run[] {
  const out: Run[] = []
  for (const part of parts) {
    if (!part) continue
    for (const run of isRun(part)
      ? [part]
      : Array.isArray(part)
        ? runsOf(...part)
        : [plain(part)]) {
      const last = out.at(-1)
      if (last?.isItalic === run.isItalic)
        out[out.length - 1] = { ...last, text: last.text + run.text }
      else if (run.text !== '') out.push(run)
    }
  }
  return out
}

const plain = (part: Part): Run => ({ text: String(part), isItalic: false })
const isRun = (part: Exclude<Part, null | undefined | false>): part is Run =>
  typeof part === 'object' && 'text' in part

/** The words of the parts alone. */
export const textOf = (...parts: readonly Part[]): string =>
  runsOf(...parts)
    .map(({ text }) => text)
    .join('')

/** With a full stop, unless it ends in a mark of its own. */
export function stopped(...parts: readonly Part[]): Run[] {
  const runs = runsOf(...parts)
  return /[.?!…。][”’"')\]]?$/u.test(textOf(runs)) || runs.length === 0 ? runs : runsOf(runs, '.')
}

/** Those of the parts that say something, with `between` between them. */
export function joined(between: string, ...parts: readonly Part[]): Run[] {
  const some = parts.map((part) => runsOf(part)).filter((runs) => runs.length > 0)
  return runsOf(...some.map((runs, index) => [index > 0 && between, runs]))
}

/** Each part a sentence with its full stop. */
export function sentences(...parts: readonly Part[]): Run[] {
  return joined(' ', ...parts.map((part) => stopped(part)))
}

/** “Title,” with the comma or stop inside of the marks, and marks inside of it made single. */
export function quoted(title: string, mark: ',' | '.'): string {
  const inner = title.replace(/[“„]([^“”„]*)[”“]/g, '‘$1’').replace(/"([^"]*)"/g, '‘$1’')
  return `“${inner}${/[.?!…,]$/.test(inner) ? '' : mark}”`
}
