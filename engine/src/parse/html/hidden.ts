import { attribute, type MarkupElement } from '../markup/tree.ts'

/** A style attribute as its declarations, lower case. */
export function declarations(style: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of (style ?? '').toLowerCase().split(';')) {
    const at = part.indexOf(':')
    if (at > 0)
      found.set(
        part.slice(0, at).trim(),
        part
          .slice(at + 1)
          .replace('!important', '')
          .trim(),
      )
  }
  return found
}

const white =
  /^(?:white|#fff(?:fff)?(?:f|ff)?|#fe?fefe|transparent|rgba?\(\s*25[345]\s*,?\s*25[345]\s*,?\s*25[345].*\)|rgba\(.*,\s*0(?:\.0+)?\s*\)|rgba?\(100%\s*,?\s*100%\s*,?\s*100%.*\))$/
const tiny = /^0*(?:[01](?:\.\d+)?|\.\d+)(?:px|pt)$|^0+(?:\.0*\d)?(?:em|rem|%|ex)?$/
const far = /^-\d{3,}(?:\.\d+)?(?:px|em|rem|pt|%|vw)$/
const nothing = /^0*[01]?(?:px|pt|em|%)?$/

/** True when declarations give the element a background of its own, so that white words can be read on it. */
export const hasBackground = (style: ReadonlyMap<string, string>): boolean =>
  ['background', 'background-color', 'background-image', '--ltx-bg-color'].some((name) => {
    const value = style.get(name)
    return (
      value !== undefined &&
      !/^(?:none|transparent|inherit|initial)$/.test(value) &&
      !white.test(value)
    )
  })

/** True when declarations keep words from being seen. */
export function isHiddenBy(style: ReadonlyMap<string, string>, onBackground: boolean): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? 'unset')
  if (is('display', /^none/) || is('visibility', /^(?:hidden|collapse)/)) return true
  if (is('opacity', /^0*(?:\.0\d*)?%?$/) || is('font-size', tiny)) return true
  const colour = style.get('color') ?? style.get('--ltx-fg-color') ?? 'unset'
  if (white.test(colour) && !onBackground) return true
  if (is('text-indent', far)) return true
  const isTakenOut = is('position', /^(?:absolute|fixed)/)
  if (isTakenOut && (is('left', far) || is('top', far) || is('right', far))) return true
  if (
    isTakenOut &&
    (is('clip', /^rect\(\s*[01](?:px)?[\s,]+[01]/) || is('clip-path', /inset\(\s*(?:50|100)%/))
  )
    return true
  return is('overflow', /^hidden/) && (is('height', nothing) || is('width', nothing))
}

const forScreenReaders =
  /^(?:sr-only|visually-?hidden|u-visually-hidden|screen-reader-(?:text|only)|a11y-hidden|offscreen)$/

/** True for words kept for screen readers only: they repeat what eyes see. */
export const isForScreenReaders = (element: MarkupElement): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).some((name) => forScreenReaders.test(name))

/** Selectors of one class or id whose rule hides its element: ".note", "#trap". */
export function hidingSelectors(styleSheet: string): Set<string> {
  const found = new Set<string>()
  for (const rule of styleSheet.slice(0, 200_000).matchAll(/([^{}@]{1,500})\{([^{}]{1,2000})\}/g)) {
    const style = declarations(rule[2])
    if (!isHiddenBy(style, hasBackground(style))) continue
    for (const selector of (rule[1] ?? '').split(','))
      if (/^[.#][\w-]+$/.test(selector.trim())) found.add(selector.trim())
  }
  return found
}
