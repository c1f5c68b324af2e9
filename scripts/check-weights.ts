/**
 * Holds what a page fetches to answer one question against its limit: the entry that it imports and every part that
 * the question loads, bundled from the built package with code splitting, minified, each file gzipped on its own.
 *
 *     npm run build --workspace @model-snippets/core && npm run size
 */
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const BUILT = resolve(import.meta.dirname, '../packages/core/dist/on-demand')

/** Bytes for a question of chat, whatever the provider, and for the heaviest question of another task. */
const LIMITS: { readonly [entry: string]: { readonly chat: number; readonly task: number } } = {
  python: { chat: 12_000, task: 19_500 },
  javascript: { chat: 12_000, task: 18_000 },
  shell: { chat: 12_000, task: 16_500 },
  index: { chat: 15_000, task: 25_000 },
}

let failed = false
for (const [entry, limits] of Object.entries(LIMITS)) {
  const weights = await weigh(entry)
  for (const kind of ['chat', 'task'] as const) {
    const isOver = weights[kind] > limits[kind]
    failed ||= isOver
    console.log(
      `on-demand/${entry}, ${kind}: ${weights[kind]} of ${limits[kind]} bytes${isOver ? ', which is too much' : ''}`,
    )
  }
}
if (failed) process.exitCode = 1

async function weigh(entry: string): Promise<{ chat: number; task: number }> {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `import { loadInferenceSnippets } from './${entry}.js'\nglobalThis.load = loadInferenceSnippets`,
      resolveDir: BUILT,
    },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: BUILT,
    metafile: true,
    write: false,
  })
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]))
  const bytes = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]))
  const importsOf = (path: string, kind: string) =>
    (outputs.get(path)?.imports ?? []).filter((found) => found.kind === kind).map((found) => resolve(found.path))

  /** A part together with everything that it imports. */
  const withImports = (path: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(path)) {
      seen.add(path)
      for (const imported of importsOf(path, 'import-statement')) withImports(imported, seen)
    }
    return seen
  }
  const total = (...parts: readonly string[]): number => {
    const fetched = new Set(parts.flatMap((part) => [...withImports(part)]))
    return [...fetched].reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0)
  }

  const page = [...outputs.keys()].find((path) => outputs.get(path)?.entryPoint === '<stdin>')
  const parts = [...outputs.keys()].filter((path) => outputs.get(path)?.entryPoint !== undefined && path !== page)
  const named = (ending: string) => parts.filter((path) => outputs.get(path)?.entryPoint?.endsWith(ending))
  const [[chat], [otherTasks], routes] = [named('-chat.js'), named('-other-tasks.js'), named('-task.js')]
  if (page === undefined || chat === undefined || otherTasks === undefined || routes.length === 0) {
    throw new Error(`the parts of on-demand/${entry} were not found: ${parts.join(', ')}`)
  }
  return { chat: total(page, chat), task: Math.max(...routes.map((route) => total(page, otherTasks, route))) }
}
