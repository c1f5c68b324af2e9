import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A module's exports. */
export interface Exports {
  readonly [name: string]: unknown
}

/** A checkout's core entry points, and what it logged since the list was last cleared. */
export interface Tree {
  readonly core: Exports
  readonly catalogue: Exports
  readonly tasks: Exports
  readonly quantization: Exports
  readonly libraries: Exports
  readonly localApps: Exports
  readonly log: string[]
}

/**
 * Loads a checkout's sources. Only the names of the entry points are assumed; the checkout's own `tsconfig.base.json`
 * has the paths of their files.
 */
export async function loadTree(root: string): Promise<Tree> {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { paths: { readonly [name: string]: readonly string[] } }
  }
  const load = async (entry: string): Promise<Exports> => {
    const name = `@model-snippets/core${entry}`
    const file = compilerOptions.paths[name]?.map((path) => resolve(root, path)).find((path) => existsSync(path))
    if (file === undefined) throw new Error(`tsconfig.base.json names no file for ${name}`)
    return (await import(pathToFileURL(file).href)) as Exports
  }
  const core = await load('')
  const log: string[] = []
  const error = (...words: readonly unknown[]) => log.push(words.map(String).join(' '))
  ;(core['setLogger'] as (logger: object) => void)({ error })
  return {
    core,
    catalogue: await load('/catalogue'),
    tasks: await load('/tasks'),
    quantization: await load('/quantization'),
    libraries: await load('/libraries'),
    localApps: await load('/local-apps'),
    log,
  }
}

/** What a tree has records of. */
export interface Ids {
  readonly providers: readonly string[]
  /** Tasks that can be called. */
  readonly tasks: readonly string[]
  /** Tasks with a page or a position in a pipeline. */
  readonly pipelines: readonly string[]
  readonly libraries: readonly string[]
  readonly models: readonly string[]
}

const keysOf = (table: unknown): readonly string[] => Object.keys(table ?? {})

export const idsOf = ({ core, tasks, libraries, catalogue }: Tree): Ids => ({
  providers: keysOf(core['PROVIDERS']),
  tasks: keysOf(core['TASKS']),
  pipelines: [...keysOf(tasks['TASKS_DATA']), ...keysOf(tasks['PIPELINE_DATA'])],
  libraries: keysOf(libraries['MODEL_LIBRARIES_UI_ELEMENTS']),
  models: ((catalogue['MODELS'] ?? []) as readonly { id: string }[]).map(({ id }) => id),
})

/** Returns everything that at least one tree has, in an order that depends on neither. */
export function unionOf(a: Ids, b: Ids): Ids {
  const union = (kind: keyof Ids) => [...new Set([...a[kind], ...b[kind]])].sort()
  return {
    providers: union('providers'),
    tasks: union('tasks'),
    pipelines: union('pipelines'),
    libraries: union('libraries'),
    models: union('models'),
  }
}
