import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { weighLibraries, weighQuestion } from '../scripts/check/weigh-bundle.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const OURS = '../packages/core/dist'

const ENTRIES = {
  'ours: examples, all languages': `export { getInferenceSnippets } from '${OURS}/index.js'`,
  '@huggingface/inference: examples': `import { snippets } from '@huggingface/inference'; export const get = snippets.getInferenceSnippets`,
  '@huggingface/tasks: library examples': `export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks'`,
  httpsnippet: `export { HTTPSnippet } from 'httpsnippet'`,
  '@scalar/snippetz': `export { snippetz } from '@scalar/snippetz'`,
}

async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: HERE },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // What a browser does not have weighs nothing here.
    external: [...builtinModules, 'node:*'],
    logLevel: 'silent',
  })
  return outputFiles[0]
}

const gzipped = ({ contents }) => gzipSync(contents, { level: 9 }).length

/** Bytes, minified and gzipped, that a browser loads for each use. */
export async function measureWeight() {
  const weights = []
  for (const [name, contents] of Object.entries(ENTRIES)) {
    weights.push({ name, bytes: gzipped(await bundle(contents)) })
  }
  const { LANGUAGES } = await import(`${OURS}/index.js`)
  for (const languages of [...LANGUAGES.map((language) => [language]), LANGUAGES]) {
    const { question, bytes } = await weighQuestion(languages)
    weights.push({ name: `ours: on demand, ${languages.join(', ')}: ${question}`, bytes })
  }
  const { loader, library } = await weighLibraries()
  weights.push({ name: 'ours: the loader of library examples', bytes: loader })
  weights.push({ name: 'ours: the heaviest library beyond it', bytes: library })
  return weights
}
