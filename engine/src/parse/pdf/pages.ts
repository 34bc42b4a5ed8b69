import type { Warning } from '../../document/paper-document.ts'
import type { Extent, Rule } from './formula/signs.ts'
import { allThat, type Frame, readingFrame, turnOf } from './frame.ts'
import type { PageLines } from './furniture.ts'
import { type Glyph, readGlyphs } from './glyphs.ts'
import { inkOn } from './ink.ts'
import { readLines } from './lines.ts'
import type { PdfFile, PdfOpener } from './opener.ts'

export interface ReadPage extends PageLines {
  /** Width and height as shown, before the page is turned for reading. */
  readonly shown: { readonly width: number; readonly height: number }
  readonly frame: Pick<Frame, 'turn' | 'width' | 'height'>
  /** Thin horizontal rules of a page that is read as it is shown; none of one that is turned. */
  readonly rules: readonly Rule[]
  /** Boxes of what is painted besides the text, in the page's reading frame. */
  readonly ink: readonly Extent[]
}

export interface ReadFile {
  readonly pages: readonly ReadPage[]
  readonly warnings: readonly Warning[]
  readonly info: {
    readonly title: string
    readonly author: string
    readonly created: string
    /** What the file says of itself elsewhere: its subject, and fields for a DOI. */
    readonly description: string
  }
  /** Readable, visible characters in all. */
  readonly letters: number
  /** When there are none: a sentence that says why. */
  readonly why: string
  /** All letters of the first page in painting order without spaces, stamps in the margin included. */
  readonly firstPage: string
}

const mostPages = 500
const mostLetters = 2_000_000

/** Reads the lines of every page. */
export async function readPages(file: PdfFile, OPS: PdfOpener['OPS']): Promise<ReadFile> {
  const layers = await file.getOptionalContentConfig()
  const isLayerShown = (group: unknown) =>
    group === null || group === undefined || layers.isVisible(group)
  const pages: ReadPage[] = []
  const warnings: Warning[] = []
  let letters = 0
  /** Visible or not: hidden words are work too. */
  let painted = 0
  let unmapped = 0
  let hiddenLetters = 0
  let firstPage = ''
  const unread: number[] = []
  const truncate = (message: string, page: number) =>
    warnings.push({ kind: 'truncated', message, page })
  for (let number = 1; number <= file.numPages; number++) {
    if (number > mostPages) {
      truncate(`Only the first ${mostPages} of ${file.numPages} pages were read.`, number)
      break
    }
    if (painted > mostLetters) {
      truncate(`The text is very long; it was read up to page ${number - 1}.`, number)
      break
    }
    const page = await file.getPage(number).catch(() => null)
    const content = page && (await readGlyphs(page, OPS, isLayerShown).catch(() => null))
    page?.cleanup()
    if (!content) {
      unread.push(number)
      continue
    }
    if (content.truncated)
      truncate(`Page ${number} holds more than can be read; its end is missing.`, number)
    unmapped += content.unmapped
    painted += content.glyphs.length + content.unmapped
    const hidden = hiddenText(content.glyphs)
    hiddenLetters += hidden.length
    if (hidden.length > 1)
      warnings.push({
        kind: 'hidden-text',
        message: `Page ${number} has words that cannot be seen; they were left out.`,
        excerpt: hidden.slice(0, 500),
        page: number,
      })
    if (number === 1)
      firstPage = content.glyphs.map(({ text, hidden: why }) => (why ? '' : text.trim())).join('')
    const undrawn = allThat(content.glyphs, (glyph) => !glyph.look.drawn)
    const inDrawing = undrawn.length > content.glyphs.length * 0.25
    const frame = readingFrame({ ...content, glyphs: inDrawing ? undrawn : content.glyphs })
    letters += frame.glyphs.length
    const isText = (glyph: Glyph) =>
      turnOf(glyph) === frame.turn && !(glyph.look.drawn && inDrawing)
    const isWhole = frame.glyphs.length === content.glyphs.length
    pages.push({
      number,
      shown: { width: content.width, height: content.height },
      width: frame.width,
      height: frame.height,
      frame: { turn: frame.turn, width: frame.width, height: frame.height },
      lines: readLines(frame.glyphs, number),
      rules: frame.turn === 0 ? content.rules : [],
      ink: inkOn(content, frame, isWhole ? [] : content.glyphs.filter((own) => !isText(own))),
    })
  }
  if (unmapped > 0 && unmapped > letters * 0.02)
    warnings.push({
      kind: 'unmapped-glyphs',
      message: `${unmapped} characters have no letter in the file's fonts and are missing here.`,
    })
  if (unread.length > 0)
    warnings.push({
      kind: 'partial',
      message: `${unread.length === 1 ? 'One page' : `${unread.length} pages`} could not be read: ${unread.slice(0, 20).join(', ')}${unread.length > 20 ? ' and more' : ''}.`,
      page: unread[0] ?? 1,
    })
  const unreadable = unmapped > letters
  const info = await readInfo(file)
  return {
    pages,
    warnings,
    info,
    letters: unreadable ? 0 : letters,
    why: unreadable
      ? 'This PDF’s fonts do not say which letters they show, so its text cannot be read.'
      : hiddenLetters > 0
        ? 'This PDF shows only pictures; its words are an invisible layer, which is not trusted.'
        : file.numPages > pages.length
          ? 'This PDF is damaged: none of its pages could be read.'
          : 'This PDF has no text: its pages are pictures, perhaps a scan.',
    firstPage,
  }
}

function hiddenText(glyphs: readonly Glyph[]): string {
  let text = ''
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    if (glyph.hidden !== null) {
      const gap =
        last &&
        (Math.abs(glyph.y - last.endY) > last.look.size * 0.3 ||
          Math.abs(glyph.x - last.endX) > last.look.size * 0.16)
      if (gap && !text.endsWith(' ')) text += ' '
      text += glyph.text
      last = glyph
    } else if (glyph.text === ' ' && last && !text.endsWith(' ')) text += ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}

async function readInfo(file: PdfFile): Promise<ReadFile['info']> {
  // Metadata is a fallback only: a file whose metadata is damaged is read without it.
  const info: Readonly<Record<string, unknown>> = await file.getMetadata().then(
    (metadata) => ({ ...metadata.info }),
    () => ({}),
  )
  const word = (key: string) => (typeof info[key] === 'string' ? info[key].trim() : '')
  const custom = Object.entries({ ...(info.Custom as object | undefined) })
  const dois = custom.flatMap(([key, value]) => (/doi/i.test(key) ? [`doi:${value}`] : []))
  return {
    title: word('Title'),
    author: word('Author'),
    created: word('CreationDate'),
    description: [word('Subject'), ...dois].join(' '),
  }
}
