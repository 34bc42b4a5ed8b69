import type { Plugin } from 'vite'

/**
 * The page is painted before any script runs, so scripts give way to the style sheet and the fonts:
 * their tags come last in the head and ask for low priority.
 */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags =
          /^\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm
        const scripts = html.match(tags) ?? []
        const last = scripts.map((tag) =>
          tag.replace(/ crossorigin/, ' crossorigin fetchpriority="low"'),
        )
        return html.replace(tags, '').replace('  </head>', `${last.join('')}  </head>`)
      },
    },
  }
}
