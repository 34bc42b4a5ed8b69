import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** Pages whose words are the same for everybody, and the file that holds each one's markup. */
const pages = {
  '/': 'landing.html',
  '/about': 'about.html',
  '/quality': 'quality.html',
  '/privacy': 'privacy.html',
  '/terms': 'terms.html',
  '/404': '404.html',
}

/** A paper's page, with slots for its words: with a text or without, with a file or without. */
const paperPages = {
  'paper-text-file.html': { hasText: true, hasFile: true },
  'paper-text.html': { hasText: true, hasFile: false },
  'paper-file.html': { hasText: false, hasFile: true },
  'paper.html': { hasText: false, hasFile: false },
}

/**
 * After the build, writes the markup of the static pages beside `index.html` (`dist/landing.html` …).
 * The server puts it into `#root`, so that the page is painted before any script arrives; the app
 * then takes its place.
 */
export function prerenderPages(): Plugin {
  let root = ''
  let outDir = ''
  let paperLinks = ''
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      paperLinks = linksOf(bundle, 'app/paper-route.tsx')
    },
    async closeBundle() {
      const scratch = await mkdtemp(join(root, '.prerender-'))
      try {
        await build({
          root,
          logLevel: 'warn',
          build: { ssr: 'src/app/prerender.tsx', outDir: scratch, copyPublicDir: false },
        })
        const { prerender, prerenderPaper } = await import(
          pathToFileURL(join(scratch, 'prerender.js')).href
        )
        for (const [path, file] of Object.entries(pages))
          await writeFile(join(outDir, file), await prerender(path))
        await writeFile(join(outDir, 'paper-links.html'), paperLinks)
        for (const [file, has] of Object.entries(paperPages))
          await writeFile(join(outDir, file), await prerenderPaper(has))
      } finally {
        await rm(scratch, { recursive: true })
      }
    },
  }
}

/** The style sheets of a screen that is loaded on demand, and a hint to fetch its code early. */
function linksOf(bundle: Rolldown.OutputBundle, module: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!entry) throw new Error(`The build has no chunk of ${module}.`)
  const names = new Set([entry.fileName])
  for (const name of names)
    for (const imported of byName.get(name)?.imports ?? []) names.add(imported)
  const needed = [...names].flatMap((name) => byName.get(name) ?? [])
  const sheets = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return [
    ...[...sheets].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...needed.map(
      ({ fileName }) =>
        `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
    ),
  ].join('')
}
