import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { AppServer } from './server.ts'

/** Headers for every answer. A route that serves foreign text sets a stricter policy of its own. */
export async function registerSecurityHeaders(
  app: AppServer,
  { publicUrl, webFolder }: { readonly publicUrl: string; readonly webFolder: string },
): Promise<void> {
  const secure = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // pdf.js decodes some images with WebAssembly; nothing here may evaluate text as code.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes(webFolder)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    // What somebody reads or searches for is told to no other site, and to no log of this one (T34).
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Browsers heed it on trustworthy addresses only, and warn on all others.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
}

/** The hashes of the scripts that the built page carries inside itself, so that only those may run. */
export function inlineScriptHashes(webFolder: string): readonly string[] {
  const file = join(webFolder, 'index.html')
  if (!existsSync(file)) return []
  const scripts = readFileSync(file, 'utf8').matchAll(
    /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi,
  )
  return [...scripts]
    .map(([, text = '']) => text)
    .filter((text) => text.trim() !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
