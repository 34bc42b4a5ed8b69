import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages whose words are the same for everybody: the web build renders each into a file beside `index.html`. */
const files: Readonly<Record<string, string>> = {
  '/': 'landing.html',
  '/about': 'about.html',
  '/quality': 'quality.html',
  '/privacy': 'privacy.html',
  '/terms': 'terms.html',
  '/404': '404.html',
}

/** The path whose markup stands for every page that there is not. */
export const missingPage = '/404'

/** The markup of such a page, for the page's root; empty for every other path, and while nothing is built. */
export function readPaintedPages(webFolder: string): (path: string) => string {
  const painted = new Map(
    Object.entries(files)
      .map(([path, file]) => [path, join(webFolder, file)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([path, file]) => [path, readFileSync(file, 'utf8')]),
  )
  return (path) => painted.get(path) ?? ''
}
