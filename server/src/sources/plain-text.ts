import { normaliseRun } from '@tessera/engine/documents'
import { parseFragment } from 'parse5'
import { formulasOnce, withoutSilent } from './silent-markup.ts'
import { withoutTex } from './tex-text.ts'

/** Marks that sources put into titles and abstracts; anything else in angle brackets is text ("p<0.05"). */
const inline =
  'a|abbr|b|big|bold|cite|code|em|emphasis|equationsource|ext-link|font|i|inf|inlineequation|italic|mark|monospace|named-content|overline|q|roman|s|sans-serif|sc|scp|small|span|strike|strong|styled-content|sub|sup|tt|u|underline|xref'
const block =
  'abstract|blockquote|body|br|caption|dd|div|dl|dt|fig|h[1-6]|head|html|hr|img|li|label|list|list-item|ol|p|pre|section|sec|table|tbody|td|th|thead|title|tr|ul|def-list|disp-formula|disp-quote|inline-formula|alternatives|tex-math|inline-graphic|graphic'
/** Of a namespace: `jats:`, `mml:`, `ns0:`, `tp:`. An address in angle brackets has none, since slashes follow. */
const prefix = '[a-z]\\w{0,9}:'
const inlineTag = new RegExp(`</?(?:${prefix})?(?:${inline})(?:\\s[^<>]*)?/?>`, 'gi')
const blockTag = new RegExp(`</?(?:${prefix})?(?:${block})(?:\\s[^<>]*)?/?>`, 'gi')
/** Every tag of a namespace is markup, whatever its name; so is all of MathML. */
const prefixedTag = new RegExp(`</?${prefix}[a-z][\\w-]*(?:\\s[^<>]*)?/?>`, 'gi')
const mathTag =
  /<\/?(?:math|m(?:row|i|n|o|sup|sub|subsup|frac|sqrt|text|space|over|under|fenced|style|table|tr|td)|semantics)(?:\s[^<>]*)?\/?>/gi
/** A power in MathML, whose number would run into the one before it. */
const mathPower =
  /<mn>\s*([-−+]?\d{1,3})\s*<\/mn>\s*<\/msup>|<mrow>\s*<mo>\s*([-−+])\s*<\/mo>\s*<mn>\s*(\d{1,3})\s*<\/mn>\s*<\/mrow>\s*<\/msup>/gi
/** The names of a species and its like, set in italics against the word before or after: spaces got lost between. */
const lostSpaceBefore =
  /(?<=\p{L}\p{Ll})(?=<(?:jats:)?(?:i|em|italic)>\p{Lu}(?:\p{Ll}{2,}|\. ?\p{Ll}{3,}))/gu
const lostSpaceAfter =
  /(?<=<(?:jats:)?(?:i|em|italic)>\p{Lu}(?:\p{Ll}{2,40}|\.)(?: ?\p{Ll}{3,40})?<\/(?:jats:)?(?:i|em|italic)>)(?=\p{Ll}{2})/gu
/** The heading of an abstract is no part of it. */
const heading =
  /<(?:jats:)?(title|h[1-6]|strong|b)>\s*(?:abstract|summary|zusammenfassung|résumé)\s*[.:]?\s*<\/(?:jats:)?\1>/gi

const raised: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raisedDigit, digit) => [String(digit), raisedDigit]),
  ),
  '-': '⁻',
  '−': '⁻',
  '+': '⁺',
}

/**
 * Plain text of a title or an abstract as sources send it: JATS, HTML and MathML marks are taken out, character
 * references are read as often as they were escaped (twice at most), TeX is read as letters and formulas as one
 * line of them, letters that turn or hide others are taken out (T14), white space is one space. What only looks
 * like a mark stays: "p < 0.05", "Sin<GLU>". A power keeps its meaning: 10<sup>5</sup> is 10⁵.
 */
export function plainText(markup: string): string {
  let text = markup
  for (let round = 0; round < 3; round++) {
    const before = text
    text = withoutCharacterReferences(withoutMarks(text))
    if (text === before) break
  }
  return normaliseRun(withoutTex(text)).trim()
}

/** An abstract's plain text, without the word "Abstract" that some sources leave in front; absent when empty. */
export function plainAbstract(markup: string | undefined): string | undefined {
  if (markup === undefined) return undefined
  const text = plainText(markup).replace(
    /^(?:Abstract|ABSTRACT)(?:\s*[:.—–]\s*|\s+(?=\p{Lu}))/u,
    '',
  )
  return /\p{L}/u.test(text) ? text : undefined
}

function withoutMarks(text: string): string {
  if (!text.includes('<')) return text
  return withoutSilent(formulasOnce(text.replace(heading, ' ')))
    .replace(/<!\[CDATA\[|\]\]>/gi, ' ')
    .replace(lostSpaceBefore, ' ')
    .replace(lostSpaceAfter, ' ')
    .replace(
      /(\d\s*)<(?:jats:)?sup>\s*([-−+]?\d{1,3})\s*<\/(?:jats:)?sup>/gi,
      (_, base, power) => base + raise(power),
    )
    .replace(/<(\/?)(?:mml|m|ns\d):(?=m(?:sup|n|row|o|sqrt)\b)/gi, '<$1')
    .replace(/<msqrt>/gi, '√')
    .replace(mathPower, (_, power, sign, digits) => raise(power ?? sign + digits))
    .replace(inlineTag, '')
    .replace(mathTag, '')
    .replace(blockTag, ' ')
    .replace(prefixedTag, '')
}

const raise = (power: string) =>
  [...power].map((character) => raised[character] ?? character).join('')

function withoutCharacterReferences(text: string): string {
  if (!text.includes('&')) return text
  return parseFragment(text.replaceAll('<', '&lt;'))
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('')
}
