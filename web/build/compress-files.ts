import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const textual = /\.(js|mjs|css|svg)$/
/** Smaller files gain nothing from it. */
const leastBytes = 1024

/** Writes each script, sheet and drawing of the build a second and third time, as `.br` and `.gz`, for the server to send. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(
        Object.keys(bundle)
          .filter((file) => textual.test(file))
          .map((file) => compress(join(dir, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  )
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
