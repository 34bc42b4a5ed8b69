import { ParseError } from '../../document/parse-error.ts'

const mostAttributes = 1_000

/**
 * Refuses a page in which one tag has more than a thousand attributes: the HTML parser compares every new
 * attribute with all before it, so that a megabyte of them would take minutes. One pass, linear.
 */
export function refuseCrowdedTags(html: string): void {
  const opening = /<(?:!--|(script|style|textarea|title)\b|[a-z])/gi
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    if (match[0] === '<!--') {
      opening.lastIndex = endOf(html, '-->', match.index)
      continue
    }
    opening.lastIndex = passTag(html, opening.lastIndex)
    const raw = match[1]
    if (raw !== undefined) {
      const close = new RegExp(`</${raw}`, 'gi')
      close.lastIndex = opening.lastIndex
      opening.lastIndex = close.exec(html)?.index ?? html.length
    }
  }
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

/** Where the tag that begins before `at` ends; counts names outside quotes. */
function passTag(html: string, from: number): number {
  const piece = /"[^"]*"|'[^']*'|>|[^\s"'>/=]+|[\s/=]+|["']/g
  piece.lastIndex = from
  let count = 0
  for (let match = piece.exec(html); match; match = piece.exec(html)) {
    const [words] = match
    if (words === '>') return piece.lastIndex
    if (/^[^\s"'/=]/.test(words) && ++count > 2 * mostAttributes)
      throw new ParseError(
        'broken',
        `This page has a tag with more than ${mostAttributes} attributes, which no paper has.`,
      )
  }
  return html.length
}
