import type { documentBuilder } from '../../document/document-builder.ts'
import type { Flow } from '../markup/flow.ts'
import { findByName } from '../markup/tree.ts'
import { headingLevels } from './content.ts'
import { readHtml } from './html-tree.ts'
import { visiblePage } from './visible.ts'
import { walk } from './walk.ts'

/** Walks a piece of HTML that stands inside another format, into that format's document. */
export function walkEmbeddedHtml(
  html: string,
  builder: ReturnType<typeof documentBuilder>,
  flow: Flow,
): void {
  const page = readHtml(html)
  const { body } = visiblePage(page, findByName(page, 'body') ?? page, false)
  walk(body.children, {
    builder,
    flow,
    base: undefined,
    title: undefined,
    entries: new Map(),
    levelOf: headingLevels(body, undefined),
    state: { inReferences: false, hasAbstract: true, isAbstractOver: false },
  })
  flow.flush(true)
}
