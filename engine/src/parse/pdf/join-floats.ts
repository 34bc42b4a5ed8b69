import type { Draft } from './drafts.ts'
import type { Row } from './rows.ts'

// Captions and tables that a paper prints in several parts.

const isContinued = /\bcontinued\b|\(cont(?:[’']?d)?\.?\)|\bcont\.?[)\s]*$/i

/** What a page says at the foot of a table that goes on: no row of it. */
const turnsOver =
  /^\W*(?:table )?(?:is )?continue[ds] (?:on|over)(?: the)? (?:next|following) page\W*$/i

/** Drafts in which a table that goes on over pages ("Table 2 (continued)") is one table. */
export function joinContinued<Other extends { readonly kind: string }>(
  drafts: readonly (Draft | Other)[],
): (Draft | Other)[] {
  const joined: (Draft | Other)[] = []
  for (const draft of drafts) {
    const whole = captionOf(draft)
    const caption = whole && {
      ...whole,
      table: whole.table.filter(({ text }) => !turnsOver.test(text)),
    }
    const first =
      caption?.label.of === 'table' &&
      caption.table.length > 0 &&
      isContinued.test(caption.rows.map(({ text }) => text).join(' '))
        ? joined.findIndex((other) => captionOf(other)?.label.label === caption.label.label)
        : -1
    const begun = captionOf(joined[first])
    if (begun && caption && areAligned(begun.table, caption.table))
      joined[first] = { ...begun, more: [...(begun.more ?? []), caption.table] }
    else joined.push(caption ?? draft)
  }
  return joined
}

/** "Figure 2 (…continued)": a caption that takes up an earlier one. */
const takesUp = /^\p{L}+\.? [\dIVX.]+\W*continued\b\W*/iu

/**
 * Drafts in which a figure's caption that goes on over the page is one.
 * @param hasPicture a part with a picture of its own stays apart
 */
export function joinCaptions<Other extends { readonly kind: string }>(
  drafts: readonly (Draft | Other)[],
  hasPicture: (first: Row) => boolean,
): (Draft | Other)[] {
  const joined: (Draft | Other)[] = []
  for (const draft of drafts) {
    const caption = captionOf(draft)
    const [head, ...others] = caption?.rows ?? []
    const mark = head && takesUp.exec(head.text)?.[0]
    const at =
      caption?.label.of === 'figure' && head && mark !== undefined && !hasPicture(head)
        ? joined.findLastIndex((other) => captionOf(other)?.label.label === caption.label.label)
        : -1
    const begun = captionOf(joined[at])
    if (!begun || !head) joined.push(draft)
    else {
      const rest = mark === head.text ? others : [head, ...others]
      const own = begun.rows.filter(({ text }) => !turnsOver.test(text))
      joined[at] = { ...begun, rows: [...own, ...rest] }
    }
  }
  return joined
}

/** Drafts in which a caption and its translation ("Tabela 1. …", "Table 1. …") are one. */
export function joinTranslated<Other extends { readonly kind: string }>(
  drafts: readonly (Draft | Other)[],
): (Draft | Other)[] {
  const joined: (Draft | Other)[] = []
  for (const draft of drafts) {
    const [caption, last] = [captionOf(draft), captionOf(joined.at(-1))]
    if (caption && last && isTranslation(last, caption))
      joined[joined.length - 1] = {
        ...last,
        rows: [...last.rows, ...caption.rows],
        table: last.table.length > 0 ? last.table : caption.table,
      }
    else joined.push(draft)
  }
  return joined
}

/** The same number behind another word, right below. */
function isTranslation(
  one: Draft & { kind: 'caption' },
  other: Draft & { kind: 'caption' },
): boolean {
  const parts = ({ label }: typeof one) => /^(.*?)\W*([\dIVX.]+)$/.exec(label.label.toLowerCase())
  const [a, b] = [parts(one), parts(other)]
  const [above, below] = [one.rows.at(-1), other.rows[0]]
  return (
    one.label.of === other.label.of &&
    a !== null &&
    b !== null &&
    a[2] === b[2] &&
    a[1] !== b[1] &&
    above !== undefined &&
    below !== undefined &&
    above.page === below.page &&
    Math.abs(below.base - above.base) < above.size * 3 &&
    (one.table.length === 0 || other.table.length === 0)
  )
}

/** Two parts of a table, or their heads, begin at the same place of the page; margins that change sides move the columns. */
function areAligned(one: readonly Row[], other: readonly Row[]): boolean {
  const leftOf = (rows: readonly Row[]) => Math.min(...rows.map(({ left }) => left))
  const isNear = (a: number | undefined, b: number | undefined) =>
    Math.abs((a ?? Number.NaN) - (b ?? Number.NaN)) < 4
  return isNear(leftOf(one), leftOf(other)) || isNear(one[0]?.left, other[0]?.left)
}

function captionOf(
  draft: { readonly kind: string } | undefined,
): (Draft & { kind: 'caption' }) | null {
  return draft?.kind === 'caption' ? (draft as Draft & { kind: 'caption' }) : null
}
