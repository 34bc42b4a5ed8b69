import { ParseError } from '@tessera/engine/parsers'

export type FileKind = 'pdf' | 'html' | 'jats'

export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  jats: 'application/jats+xml',
}

const binaries: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 3, 4], 'a ZIP archive or an Office document; save it as PDF and import that'],
  [[0x1f, 0x8b], 'a compressed archive; unpack it and import the paper inside'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture (PNG), in which there is no text to read'],
  [[0xff, 0xd8, 0xff], 'a picture (JPEG), in which there is no text to read'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Office document; save it as PDF and import that'],
  [[0x25, 0x21, 0x50, 0x53], 'PostScript; convert it to PDF and import that'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'a rich-text document; save it as PDF and import that'],
]

/**
 * What a file is, by its content and never by its name.
 * @throws ParseError 'empty' or 'wrong-type', with a sentence that says what it is instead
 */
export function sniffKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new ParseError('empty', 'The file is empty.')
  // Viewers accept the signature anywhere in the first 1,024 bytes.
  if (latin1(bytes.subarray(0, 1_024)).includes('%PDF-')) return 'pdf'
  const known = binaries.find(([magic]) => magic.every((byte, index) => bytes[index] === byte))
  if (known) throw new ParseError('wrong-type', `This file is ${known[1]}.`)
  const head = decodeText(bytes.subarray(0, 65_536)).trimStart()
  if (head.includes('\0'))
    throw new ParseError(
      'wrong-type',
      'This file is neither a PDF nor text; Tessera cannot read it.',
    )
  const root = rootElement(head)
  if (root === 'html') return 'html'
  if (/^(article|pmc-articleset|book-part-wrapper)$/.test(root ?? '')) return 'jats'
  // A page without <html> around it is still a page.
  if (/^(head|body|main|div|section|p|h1|title|meta|script|link)$/.test(root ?? '')) return 'html'
  if (/\\documentclass/.test(head))
    throw new ParseError('wrong-type', 'This is LaTeX source; import the PDF that is made from it.')
  if (root !== null)
    throw new ParseError(
      'wrong-type',
      /^(?:feed|rss|rdf)$/.test(root)
        ? 'This is a feed, which lists titles and holds no paper; import the PDF or the web page of one of them.'
        : 'This is data in XML that is not laid out as an article; import the PDF, the web page or the JATS XML of the paper.',
      `the root element is <${root.slice(0, 60)}>`,
    )
  throw new ParseError(
    'wrong-type',
    'Tessera reads PDF, HTML and JATS XML; this file is none of these.',
  )
}

/** Text from bytes: by byte order mark, by what the file says of itself, else UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const head = latin1(bytes.subarray(0, 2_048))
  const declared =
    head.match(/^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/)?.[1] ??
    head.match(/<meta[^>]+charset=["']?([\w-]+)/i)?.[1]
  const label = byteOrderMark(bytes) ?? declared ?? 'utf-8'
  // `stream` forgives a character that is cut at the end: callers decode beginnings of files, too.
  for (const attempt of [label, 'utf-8']) {
    try {
      return new TextDecoder(attempt, { fatal: true }).decode(bytes, { stream: true })
    } catch {
      // wrong bytes, or a label that nobody knows: the next one
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** The first element's name, lower case, past declarations and comments; null when it is not markup. */
function rootElement(text: string): string | null {
  let at = 0
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at++
    if (text.startsWith('<!--', at)) at = endAfter(text, '-->', at)
    else if (text.startsWith('<?', at)) at = endAfter(text, '?>', at)
    else if (/^<!doctype\s+html\b/i.test(text.slice(at, at + 40))) return 'html'
    else if (text.startsWith('<!', at)) at = endOfDeclaration(text, at)
    else break
    if (at < 0) return null
  }
  const name = text.slice(at, at + 200).match(/^<(?:[\w.-]+:)?([A-Za-z][\w.-]*)/)?.[1]
  return name?.toLowerCase() ?? null
}

function endAfter(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found < 0 ? -1 : found + mark.length
}

/** A DOCTYPE may hold declarations of its own between brackets. */
function endOfDeclaration(text: string, from: number): number {
  const close = text.indexOf('>', from)
  const open = text.indexOf('[', from)
  if (open < 0 || close < open) return close < 0 ? -1 : close + 1
  const inner = text.indexOf(']', open)
  return inner < 0 ? -1 : endAfter(text, '>', inner)
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
