import type { Joined, Piece } from '../join.ts'
import { style } from '../style.ts'
import type { Item, Lines } from './layout.ts'
import type { Sign } from './signs.ts'

/** A formula's words in reading order: indices and exponents keep their marks, fractions get a stroke. */
export function wordsOf(lines: Lines): Joined {
  const out = { text: '', pieces: [] as Piece[], styles: [] as number[] }
  const glue = (words: string) => {
    if (words === ' ' && /^$| $/.test(out.text)) return
    out.text += words
    for (let at = 0; at < words.length; at++) out.styles.push(0)
  }
  let last: Sign | undefined
  /** Where the item before ends; null at the beginning of a line, a script or a part. */
  let edge: number | null = null
  const sign = (own: Sign, script: number) => {
    const goesOn = last?.line === own.line && last.to <= own.from
    const between = goesOn ? own.line.text.slice(last?.to, own.from) : ''
    const isWide = edge !== null && own.left - edge > own.size * 0.16
    if (!out.text.endsWith('(') && (goesOn ? between.includes(' ') : isWide)) glue(' ')
    const face = (own.styles & ~(style.sub | style.sup)) | script
    out.pieces.push({ line: own.line, from: own.from, to: own.to, at: out.text.length })
    out.text += own.text
    for (let at = own.from; at < own.to; at++) out.styles.push(face)
    last = own
    edge = own.right
  }
  const begin = () => {
    last = undefined
    edge = null
  }
  const all = (inner: Lines, script: number) => {
    for (const [at, line] of inner.entries()) {
      if (at > 0) glue(' ')
      begin()
      for (const item of line) {
        one(item, script)
        edge = item.right
      }
    }
  }
  /** A part of a fraction or root, in brackets unless it is one thing. */
  const part = (inner: Lines, script: number) => {
    const isOne = inner.length === 1 && inner[0]?.length === 1 && inner[0][0]?.kind !== 'fraction'
    if (!isOne) glue('(')
    all(inner, script)
    if (!isOne) glue(')')
    begin()
  }
  const one = (item: Item, script: number) => {
    switch (item.kind) {
      case 'sign':
        return sign(item, script)
      case 'fraction':
        if (edge !== null && item.left - edge > item.size * 0.16) glue(' ')
        part(item.over, script)
        glue('/')
        part(item.under, script)
        return
      case 'root':
        sign(item.sign, script)
        part(item.inner, script)
        return
      case 'cases':
        sign(item.brace, script)
        glue(' ')
        all(item.rows, script)
        return
      case 'scripted':
        one(item.of, script)
        all(item.below, script || style.sub)
        all(item.above, script || style.sup)
        begin()
        if (item.of.kind === 'sign' && /^[∑∏∫⋃⋂]|^\p{L}{2}/u.test(item.of.text)) glue(' ')
    }
  }
  all(lines, 0)
  const trimmed = out.text.trimEnd()
  return { text: trimmed, pieces: out.pieces, styles: out.styles.slice(0, trimmed.length) }
}

/** Signs in the order in which they were painted, as their lines part them. */
export function paintedWords(signs: readonly Sign[]): Joined {
  let text = ''
  const pieces: Piece[] = []
  const styles: number[] = []
  let last: Sign | undefined
  for (const sign of signs) {
    const isParted =
      last && (last.line !== sign.line || /\s/.test(sign.line.text.slice(last.to, sign.from)))
    if (isParted) {
      text += ' '
      styles.push(0)
    }
    pieces.push({ line: sign.line, from: sign.from, to: sign.to, at: text.length })
    text += sign.text
    styles.push(...sign.line.styles.slice(sign.from, sign.to))
    last = sign
  }
  return { text, pieces, styles }
}
