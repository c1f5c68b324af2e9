// Measures what a page downloads of the built core: bundled with code splitting, minified, each file gzipped alone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const BUILT = resolve(import.meta.dirname, '../../packages/core/dist')

/**
 * Measures what a page downloads for one question: the entry that it imports, and every part that is loaded for the
 * question. Tries every provider with each of its tasks.
 *
 * @param {readonly string[]} languages the requested languages
 * @returns the largest question, and its bytes
 */
export async function weighQuestion(languages) {
  const { files, page, total } = await weighBundle('on-demand.js', 'loadInferenceSnippets')
  const folder = mkdtempSync(join(tmpdir(), 'weigh-'))
  try {
    /** @type {Set<string>} */
    const loaded = new Set()
    const global = /** @type {any} */ (globalThis)
    global.importNoted = (/** @type {string} */ name) => {
      loaded.add(resolve(BUILT, name))
      return import(pathToFileURL(join(folder, name)).href)
    }
    for (const { path, text } of files) {
      // The minifier always writes dynamic imports in this way.
      writeFileSync(join(folder, basename(path)), text.replaceAll('import("./', 'importNoted("./'))
    }
    await import(pathToFileURL(join(folder, basename(page))).href)
    const { PROVIDERS } = await import(pathToFileURL(join(BUILT, 'index.js')).href)
    let heaviest = { question: '', bytes: 0 }
    for (const provider of Object.keys(PROVIDERS)) {
      for (const task of Object.keys(PROVIDERS[provider].routes)) {
        loaded.clear()
        const isChat = task === 'conversational'
        const model = { id: 'acme/model', pipeline_tag: isChat ? 'text-generation' : task, tags: [task] }
        // For some, the example input isn't supported; the parts that report that are loaded anyway.
        await global.load(model, provider, undefined, {}, languages)
        if (loaded.size === 0) throw new Error(`nothing seen that ${task} loads`)
        const bytes = total(page, ...loaded)
        if (bytes > heaviest.bytes) heaviest = { question: `${task}, ${provider}`, bytes }
      }
    }
    return heaviest
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @returns bytes of the loader of library examples, and of the largest additional library */
export async function weighLibraries() {
  const { page, parts, total } = await weighBundle('libraries/on-demand.js', 'loadLibrarySnippets')
  const loader = total(page)
  return { loader, library: Math.max(...parts.map(({ path }) => total(page, path))) - loader }
}

/**
 * @param {string} entry the file of the built React components
 * @returns bytes of the panel that it exports, without React
 */
export async function weighPanel(entry) {
  const { page, total } = await weighBundle(resolve(BUILT, '../../react/dist', entry), 'SnippetPanel', [
    'react',
    'react-dom',
  ])
  return total(page)
}

/**
 * Bundles a page that uses one function of a built package.
 *
 * @param {string} entry the file, absolute or relative to core's `dist`
 * @param {string} name the function's name
 * @param {string[]} [external] packages that don't count
 * @returns the bundle's files, the page, the parts that it may load later, and the bytes of some of them with all their
 * imports
 */
async function weighBundle(entry, name, external = []) {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from ${JSON.stringify(resolve(BUILT, entry))}\nglobalThis.load = ${name}`,
      resolveDir: BUILT,
    },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: BUILT,
    external,
    metafile: true,
    write: false,
  })
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]))
  const bytes = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]))

  /**
   * Returns a part with everything that it imports.
   *
   * @param {string} path
   * @param {Set<string>} [seen]
   * @returns {Set<string>}
   */
  const withImports = (path, seen = new Set()) => {
    if (!seen.has(path)) {
      seen.add(path)
      for (const imported of outputs.get(path)?.imports ?? []) {
        if (imported.kind === 'import-statement' && imported.external !== true)
          withImports(resolve(imported.path), seen)
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
  return { files: outputFiles, page, parts: entries.filter(({ path }) => path !== page), total }
}
