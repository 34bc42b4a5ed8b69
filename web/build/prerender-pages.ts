import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Pages whose words are the same for everybody, and the file that holds each one's markup. */
const pages = {
  '/': 'landing.html',
  '/about': 'about.html',
  '/quality': 'quality.html',
  '/privacy': 'privacy.html',
  '/terms': 'terms.html',
  '/404': '404.html',
}

/**
 * After the build, writes the markup of the static pages beside `index.html` (`dist/landing.html` …).
 * The server puts it into `#root`, so that the page is painted before any script arrives; the app
 * then takes its place.
 */
export function prerenderPages(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const scratch = await mkdtemp(join(root, '.prerender-'))
      try {
        await build({
          root,
          logLevel: 'warn',
          build: { ssr: 'src/app/prerender.tsx', outDir: scratch, copyPublicDir: false },
        })
        const { prerender } = await import(pathToFileURL(join(scratch, 'prerender.js')).href)
        for (const [path, file] of Object.entries(pages))
          await writeFile(join(outDir, file), await prerender(path))
      } finally {
        await rm(scratch, { recursive: true })
      }
    },
  }
}
