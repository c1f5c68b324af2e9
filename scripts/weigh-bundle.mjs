// What a page fetches of the built core: bundled with code splitting, minified, each file gzipped on its own.
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const BUILT = resolve(import.meta.dirname, '../packages/core/dist')

/**
 * What a page fetches for one question: the entry that it imports, and every part that the question loads.
 *
 * @param {string} entry of those below `on-demand`
 * @returns bytes for chat, whatever the provider, and for the heaviest question of another task
 */
export async function weighQuestion(entry) {
  const { page, parts, total } = await weighBundle(`on-demand/${entry}.js`, 'loadInferenceSnippets')
  const named = (/** @type {string} */ ending) =>
    parts.flatMap(({ entryPoint, path }) => (entryPoint.endsWith(ending) ? [path] : []))
  const [[chat], [otherTasks], routes] = [named('-chat.js'), named('-other-tasks.js'), named('-task.js')]
  if (chat === undefined || otherTasks === undefined || routes.length === 0) {
    throw new Error(`the parts of on-demand/${entry} were not found: ${parts.map(({ path }) => path).join(', ')}`)
  }
  return { chat: total(page, chat), task: Math.max(...routes.map((route) => total(page, otherTasks, route))) }
}

/** @returns bytes of the loader of library examples, and of the heaviest library beyond it */
export async function weighLibraries() {
  const { page, parts, total } = await weighBundle('libraries/on-demand.js', 'loadLibrarySnippets')
  const loader = total(page)
  return { loader, library: Math.max(...parts.map(({ path }) => total(page, path))) - loader }
}

/**
 * Bundles a page that uses one function of the built package.
 *
 * @param {string} entry file below `dist`
 * @param {string} name of the function
 * @returns the page, the parts that it may load later, and how many bytes some of them have with all that they import
 */
async function weighBundle(entry, name) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `import { ${name} } from './${entry}'\nglobalThis.load = ${name}`, resolveDir: BUILT },
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

  /**
   * A part together with everything that it imports.
   *
   * @param {string} path
   * @param {Set<string>} [seen]
   * @returns {Set<string>}
   */
  const withImports = (path, seen = new Set()) => {
    if (!seen.has(path)) {
      seen.add(path)
      for (const imported of outputs.get(path)?.imports ?? []) {
        if (imported.kind === 'import-statement') withImports(resolve(imported.path), seen)
      }
    }
    return seen
  }
  const total = (/** @type {readonly string[]} */ ...paths) =>
    [...new Set(paths.flatMap((path) => [...withImports(path)]))].reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0)

  const entries = [...outputs].flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [{ path, entryPoint }],
  )
  const page = entries.find(({ entryPoint }) => entryPoint === '<stdin>')?.path
  if (page === undefined) throw new Error(`no page was made of ${entry}`)
  return { page, parts: entries.filter(({ path }) => path !== page), total }
}
