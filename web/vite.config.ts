import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { scriptsAfterPaint } from './build/load-order.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender-pages.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const everyScreen = {
  name: 'base',
  test: new RegExp(
    [
      'node_modules/(react|react-dom|scheduler|clsx)/',
      'node_modules/@tanstack/(react-query|query-core|react-router|router-core|history|react-store|store)/',
      'web/src/ui/(badge|button|evidence-kind|icon|kbd|page-title|screen-code|search-field|shortcuts|switch|tile-art|toast|verdict-mark)\\.tsx?$',
      'web/src/api/(api-error|query-client|site-query)\\.ts$',
      'web/src/papers/(import-button|import-drop|imports)\\.tsx?$',
      'contract/src/paths\\.ts$',
    ].join('|'),
  ),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    ...(isSsrBuild ? [] : [preloadFonts(), scriptsAfterPaint(), prerenderPages(), compressFiles()]),
  ],
  build: {
    target: 'es2023',
    emptyOutDir: true,
    // What every screen needs comes as one file instead of twenty.
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { output: { codeSplitting: { groups: [everyScreen] } } } }),
  },
  server: { proxy: { '/api': process.env.TESSERA_API ?? 'http://localhost:3000' } },
}))
