import {
  latexAccents,
  latexFunctions,
  latexSettings,
  latexSilent,
  latexSpaces,
  latexSymbols,
} from './latex-symbols.ts'
import {
  accented,
  fraction,
  isRelation,
  isSpaced,
  join,
  root,
  subscript,
  superscript,
  tidy,
} from './math-words.ts'

/** Longest LaTeX source that is kept or read. */
export const longestLatex = 10_000
const deepest = 60

/** A comment goes to the end of its line, with the line break and the indent behind it; `\%` is none. */
const comment = /\\[^a-zA-Z]|(\\[a-zA-Z]+)?%[^\n\r]*([\n\r]\s*)?/g
const withoutComments = (source: string): string =>
  source.replace(comment, (all, command: string | undefined, lineEnd: string | undefined) => {
    if (lineEnd === undefined) return all
    return command === undefined ? '' : `${command} `
  })

/** The formula inside a `tex-math` element: without its document preamble, comments, dollar signs and `\[ \]`; empty when too long. */
export function bareLatex(source: string): string {
  if (source.length > 2 * longestLatex) return ''
  const opening = '\\begin{document}'
  const from = source.indexOf(opening)
  const to = source.indexOf('\\end{document}', from)
  return withoutComments(from < 0 || to < 0 ? source : source.slice(from + opening.length, to))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:\$|\\\[|\\\() ?){1,4}/, '')
    .replace(/(?: ?(?:\$|\\\]|\\\))){1,4}$/, '')
    .replace(/^\\(?:displaystyle|textstyle)\s*/, '')
    .trim()
}

/** LaTeX maths as one line of readable symbols, in the same form as `mathmlText`. Never throws. */
export function latexText(source: string): string {
  if (source.length > longestLatex) return ''
  const tokens =
    source.match(/\\(?:[a-zA-Z]+\*?|[\s\S])|[{}^_&]|\s+|\d+(?:\.\d+)?|[^\\{}^_&\s]/g) ?? []
  const reader = new Reader(tokens)
  return tidy(reader.readUntil(null, 0))
}

class Reader {
  private at = 0
  private readonly tokens: string[]
  constructor(tokens: string[]) {
    this.tokens = tokens
  }

  /** Reads to the closing token, or to the end. */
  readUntil(close: string | null, depth: number): string {
    let line = ''
    let last = ''
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at] as string
      if (token === close) {
        this.at++
        break
      }
      if (token === '^' || token === '_') {
        this.at++
        const script = tidy(this.argument(depth))
        const base = line.endsWith(last) ? last : ''
        const scripted = token === '^' ? superscript(base, script) : subscript(base, script)
        line = line.slice(0, line.length - base.length) + scripted
        last = scripted
        continue
      }
      const piece = this.piece(depth)
      const trimmed = piece.trim()
      if (piece === '') continue
      if (/^[,;]$/.test(trimmed)) line += `${trimmed} `
      else if (isSpaced(trimmed) && (isRelation(trimmed) || /[^\s([{,;=]$/u.test(line)))
        line += ` ${trimmed} `
      else line = join(line, last, piece)
      last = piece
    }
    return line
  }

  /** One braced group or one token; of a number without braces, its first digit: `x^12` is x¹ 2. */
  private argument(depth: number): string {
    while (/^\s+$/.test(this.tokens[this.at] ?? '')) this.at++
    const token = this.tokens[this.at] ?? ''
    if (/^\d{2,}|^\d\./.test(token)) {
      this.tokens[this.at] = token.slice(1)
      return token.charAt(0)
    }
    return this.piece(depth)
  }

  private piece(depth: number): string {
    const token = this.tokens[this.at++]
    if (token === undefined || token === '}' || depth > deepest) return ''
    if (token === '{') return tidy(this.readUntil('}', depth + 1))
    if (token === '&' || token === '$' || /^\s/.test(token)) return ''
    if (token === '~') return ' '
    if (token === "'") return '′'
    if (token === '-') return '−'
    if (token === '*') return '∗'
    return token.startsWith('\\') && token.length > 1 ? this.command(token.slice(1), depth) : token
  }

  private command(name: string, depth: number): string {
    const bare = name.replace(/\*$/, '')
    const symbol = latexSymbols.get(bare)
    if (symbol !== undefined) return symbol
    if (latexFunctions.has(bare)) return bare
    if (latexSpaces.has(name)) return ' '
    if (name === '\\') return '; '
    const accent = latexAccents.get(bare)
    if (accent !== undefined) return accented(tidy(this.argument(depth + 1)), accent)
    if (/^[dtc]?frac$/.test(bare))
      return fraction(this.argument(depth + 1), this.argument(depth + 1))
    if (/^[dt]?binom$/.test(bare)) {
      const over = this.argument(depth + 1)
      return `${over} choose ${this.argument(depth + 1)}`
    }
    if (bare === 'sqrt') {
      const degree = this.tokens[this.at] === '[' ? this.bracketed(depth) : ''
      return root(this.argument(depth + 1), degree)
    }
    if (/^(text|textrm|textit|textbf|mbox|hbox|textnormal)$/.test(bare)) return this.rawGroup()
    const settings = latexSettings.get(bare)
    for (let count = settings ?? 0; count > 0; count--) this.argument(depth + 1)
    if (/^(overset|underset|stackrel)$/.test(bare)) {
      const script = tidy(this.argument(depth + 1))
      const base = this.argument(depth + 1)
      return bare === 'underset' ? subscript(base, script) : superscript(base, script)
    }
    if (/^(left|right|middle|big|Big|bigg|Bigg)[lrm]?$/.test(bare) && this.tokens[this.at] === '.')
      this.at++
    // An unknown command is said by its name rather than lost.
    return settings !== undefined || latexSilent.has(bare) || !/^[a-z]/i.test(bare) ? '' : bare
  }

  private bracketed(depth: number): string {
    this.at++
    return tidy(this.readUntil(']', depth + 1))
  }

  /** The words of a text group, spaces kept. */
  private rawGroup(): string {
    if (this.tokens[this.at] !== '{') return ''
    this.at++
    let text = ''
    for (let open = 1; this.at < this.tokens.length; this.at++) {
      const token = this.tokens[this.at] as string
      if (token === '{') open++
      else if (token === '}' && --open === 0) {
        this.at++
        break
      } else if (/^\s/.test(token) || token === '\\ ' || token === '~') text += ' '
      else if (token !== '}' && token !== '$') text += token.startsWith('\\') ? '' : token
    }
    return text
  }
}
