import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type UserConfig } from 'tsdown'

/**
 * What every question needs, in one file: bundlers keep files apart that different parts load, and many small ones
 * compress badly. What a page does not use of it, its bundler leaves out.
 */
const EVERY_QUESTION = [
  /\/src\/(call|call-base|cells|errors|generator|json|logger|registrations|registries|types)\.ts$/,
  /\/src\/clients\/(client|hub-client|python-program)\.ts$/,
  /\/src\/clients\/(python|js|sh)\.generated\.ts$/,
  /\/src\/clients\/(python-openai|python-huggingface-hub|python-fal-client|python-requests)\.ts$/,
  /\/src\/clients\/(javascript-openai|javascript-huggingface|javascript-fetch|shell-curl)\.ts$/,
  /\/src\/languages\/(?!ascii-json|cmd|fields|media-types|powershell)/,
  /\/src\/on-demand\/load\.ts$/,
  /\/src\/providers\/(?!index\.ts|openai-compatible|task|.*-task\.)/,
  /\/src\/verification\/withheld\.ts$/,
]

/** What every question of a task other than chat needs beyond that. */
const OTHER_TASK = [
  /\/src\/task-call\.ts$/,
  /\/src\/tasks\/inputs\.ts$/,
  /\/src\/languages\/media-types\.ts$/,
  /\/src\/clients\/(hub-client-task|openai-completion|raw-client)\.ts$/,
  /\/src\/providers\/(openai-compatible|task-route)\.ts$/,
]

/** What most libraries are written with. */
const EVERY_LIBRARY = [
  /\/src\/errors\.ts$/,
  /\/src\/libraries\/(keys|library-snippets|python-name|record)\.ts$/,
  /\/src\/languages\/(python|value)\.ts$/,
]

const isOneOf =
  (files: readonly RegExp[]) =>
  (id: string): boolean =>
    !id.endsWith('.d.ts') && files.some((pattern) => pattern.test(id))

/** What is loaded alone. As an entry a file has its own exports, which otherwise are fetched through an object of them. */
const loadedAlone = (folder: string): [name: string, file: string][] =>
  readdirSync(`${import.meta.dirname}/src/${folder}`)
    .filter((file) => file.endsWith('loaders.generated.ts'))
    .flatMap((file) => [
      ...readFileSync(`${import.meta.dirname}/src/${folder}/${file}`, 'utf8').matchAll(/import\('\.\/(.*)\.ts'\)/g),
    ])
    .map(([, name]) => [`${folder}/${name}`, `src/${folder}/${name}.ts`])

const COMMON = {
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
} as const

const INFERENCE: UserConfig = {
  ...COMMON,
  entry: {
    index: 'src/index.ts',
    python: 'src/single-language/python.ts',
    javascript: 'src/single-language/javascript.ts',
    shell: 'src/single-language/shell.ts',
    'on-demand/index': 'src/on-demand/index.ts',
    'on-demand/python': 'src/on-demand/python.ts',
    'on-demand/javascript': 'src/on-demand/javascript.ts',
    'on-demand/shell': 'src/on-demand/shell.ts',
    'catalogue/index': 'src/catalogue/index.ts',
    'verification/index': 'src/verification/index.ts',
    'tasks/index': 'src/tasks/catalogue/index.ts',
    'quantization/index': 'src/quantization/index.ts',
    'local-apps/index': 'src/local-apps/index.ts',
    ...Object.fromEntries(['clients', 'providers', 'tasks'].flatMap(loadedAlone)),
  },
  outputOptions: {
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      groups: [
        { name: 'every-question', test: isOneOf(EVERY_QUESTION) },
        { name: 'other-task', test: isOneOf(OTHER_TASK) },
      ],
    },
  },
}

/** Built apart, with language writers of their own: of those a library needs other parts than a question does. */
const LIBRARIES: UserConfig = {
  ...COMMON,
  // What the other build has written stays.
  clean: false,
  entry: {
    'libraries/index': 'src/libraries/index.ts',
    'libraries/on-demand': 'src/libraries/on-demand.ts',
  },
  outputOptions: {
    chunkFileNames: 'libraries/[name].js',
    minifyInternalExports: false,
    codeSplitting: { groups: [{ name: 'every-library', test: isOneOf(EVERY_LIBRARY) }] },
  },
}

export default defineConfig([INFERENCE, LIBRARIES])
