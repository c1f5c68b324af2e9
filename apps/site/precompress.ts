import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files gain nothing. */
const SMALLEST_BYTES = 1024

/** Writes `.br` and `.gz` beside the files for browsers, as small as they get: the server only picks one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle() {
      const folder = join(this.environment.config.build.outDir, 'assets')
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css)$/.test(name)) continue
        const content = readFileSync(join(folder, name))
        if (content.length < SMALLEST_BYTES) continue
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
        const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: parameters }))
      }
    },
  }
}
