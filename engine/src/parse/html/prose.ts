import { descendants, type MarkupElement, textOf } from '../markup/tree.ts'

/** Length of the words in paragraphs. */
export const paragraphLength = (element: MarkupElement): number =>
  descendants(
    element,
    (inner) => inner.name === 'p',
    (inner) => inner.name !== 'p',
  ).reduce((total, paragraph) => total + textOf(paragraph).length, 0)

/** Length of the words in paragraphs; where there are none, of all words. */
export const proseLength = (element: MarkupElement): number =>
  paragraphLength(element) || textOf(element).length
