import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page of a paper as the web build laid it out, with slots for the paper's words. */
export interface PaperFrames {
  /** The style sheets of the page and hints for its code, for the head. */
  readonly links: string
  readonly frame: (shape: { readonly hasText: boolean; readonly hasFile: boolean }) => string
}

/** What can be read where no web app has been built. */
export const bareFrames: PaperFrames = {
  links: '',
  frame: () =>
    '<main><article><h1>__title__</h1><p class="p-authors">__authors__</p><p class="p-kicker">__kicker__</p>__badges____text__</article></main>',
}

/** Reads what the web build wrote beside `index.html`; bare frames while nothing is built. */
export function readPaperFrames(webFolder: string): PaperFrames {
  const read = (name: string) => readFileSync(join(webFolder, `${name}.html`), 'utf8')
  if (!existsSync(join(webFolder, 'paper.html'))) return bareFrames
  const frames = new Map(
    ['paper', 'paper-file', 'paper-text', 'paper-text-file'].map((name) => [name, read(name)]),
  )
  return {
    links: read('paper-links'),
    frame: ({ hasText, hasFile }) =>
      frames.get(`paper${hasText ? '-text' : ''}${hasFile ? '-file' : ''}`) as string,
  }
}
