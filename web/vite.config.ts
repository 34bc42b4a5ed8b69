import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender-pages.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [preloadFonts(), prerenderPages(), compressFiles()]),
  ],
  build: { target: 'es2023', emptyOutDir: true },
  server: { proxy: { '/api': process.env.TESSERA_API ?? 'http://localhost:3000' } },
}))
