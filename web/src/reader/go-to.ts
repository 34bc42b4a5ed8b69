import { bringToMiddle } from './reveal.ts'

/** Brings an element of the page to view, shows which it is, and moves the focus there. */
export function goToElement(element: HTMLElement): void {
  for (const old of document.querySelectorAll('.is-target')) old.classList.remove('is-target')
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover()
  const isTall = element.offsetHeight > innerHeight * 0.7
  if (isTall || /^h\d$/i.test(element.tagName)) element.scrollIntoView({ block: 'start' })
  else bringToMiddle(element)
  element.classList.add('is-target')
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
