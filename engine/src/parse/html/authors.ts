import {
  attribute,
  descendants,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { type Metas, metaValues } from './metas.ts'

const named = [
  'citation_author',
  'citation_authors',
  'dc.creator.personalname',
  'dc.creator',
  'dc.contributor',
  'author',
]

interface TitlePlace {
  readonly element: MarkupElement | undefined
  readonly body: MarkupElement
}

/**
 * Authors as the head names them, else as LaTeXML or microdata mark them in the page, else as lines with mails
 * below the title name them.
 */
export function authorsOf(html: MarkupElement, metas: Metas, title: TitlePlace): string[] {
  const said = metaValues(metas, ...named)
    .flatMap((names) => names.split(/;\s*/))
    .map(givenFirst)
  const creators = descendants(html, (element) => hasClass(element, 'ltx_personname'))
  const marked = descendants(
    html,
    (element) =>
      attribute(element, 'itemprop') === 'author' || attribute(element, 'rel') === 'author',
  )
  const found =
    said.length > 0
      ? said
      : creators.length > 0
        ? creators.flatMap(personNames)
        : marked.length > 0
          ? marked.map(wordsOf)
          : bylineNames(title)
  return [...new Set(found.filter((name) => name !== ''))]
}

const mail = /\S+(?:@| ?[[(]at[\])] ?)\S+\.\S+/i

/** "Ann Lee, University of Words" in a line of its own, its mail in the next: up to the first heading or paragraph of prose. */
function bylineNames({ element: title, body }: TitlePlace): string[] {
  const around = [body, ...descendants(body, () => true)].find(({ children }) =>
    children.some((child) => child === title),
  )
  if (!around || !title) return []
  const names: string[] = []
  const after = around.children.slice(around.children.indexOf(title) + 1).filter(isElement)
  for (const element of after.slice(0, 6)) {
    const lines = nameLines(element)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
    if (/^h[1-6]$/.test(element.name) || lines.some((line) => line.length > 300)) break
    lines.forEach((line, at) => {
      const [name = ''] = line.split(/,| [–—|-] /)
      const isMailed = mail.test(line) || mail.test(lines[at + 1] ?? '')
      if (isMailed && personal.test(name.trim()) && !institution.test(name)) names.push(name.trim())
    })
  }
  return names
}

/** "Heibi, Ivan" → "Ivan Heibi"; a suffix stays behind. */
function givenFirst(name: string): string {
  const [surname = '', given, ...rest] = name.split(',').map((part) => part.trim())
  if (given === undefined || given === '' || rest.length > 0) return name.trim()
  return /^(?:Jr|Sr|I{2,3}|IV)\.?$/.test(given) ? name.trim() : `${given} ${surname}`
}

const particle = 'd[aeiou]s?|del|della|der|den|la|las|le|l[oe]s|el|al|van|von|zu|bin|ten|ter|y|e'
const part = "\\p{Lu}[\\p{L}\\p{M}.'’-]*"
const personal = new RegExp(`^${part}(?:\\s+(?:${part}|${particle})){1,6}$`, 'u')
const institution =
  /\b(universit|institut|department|school|college|laborator|research|google|facebook|microsoft|center|centre|inc|ltd|academy|corp)/i

/** Names in one LaTeXML author block: lines, commas and note marks part them; addresses and mails are not names. */
function personNames(block: MarkupElement): string[] {
  const lines = nameLines(block).split(/\n|&|\\And|,|[\d*†‡§¶∗]+|\sand\s/i)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,;.]+|[\s,;]+$/g, ''))
    .filter((line) => personal.test(line) && !institution.test(line))
}

function nameLines(node: MarkupNode): string {
  if (!isElement(node)) return node.replace(/\s+/g, ' ')
  if (node.name === 'br' || isNameMark(node)) return '\n'
  const inner = node.children.map(nameLines).join('')
  const isLine =
    ['p', 'div', 'tr', 'td'].includes(node.name) || hasClass(node, 'ltx_tr', 'ltx_td', 'ltx_p')
  return isLine ? `\n${inner}\n` : inner
}

/** What stands between names: note marks, mails, formulas that hold daggers. */
const isNameMark = (element: MarkupElement): boolean =>
  element.name === 'sup' ||
  element.name === 'math' ||
  hasClass(element, 'ltx_note', 'ltx_contact', 'ltx_font_typewriter', 'ltx_ERROR', 'ltx_Math')
