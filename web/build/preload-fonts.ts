import type { Plugin } from 'vite'

/** The faces that the first screen is set in; the others load when a page uses them. */
const firstFaces = /(inter-latin-wght|source-serif-4-latin-opsz)/

/** Asks the browser for the first fonts at once, instead of after the style sheet has been read. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFaces.test(file) && file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
