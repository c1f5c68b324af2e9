import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Language } from '@model-snippets/core'
import type { PythonEnvironment } from './python.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** What the examples of one client were run with. */
export interface Release {
  /** The package as its registry calls it; `node` and `curl` for the clients that come with the machine. */
  readonly package: string
  readonly release: string
  /** The interpreter below it, with its release. */
  readonly runtime: string
}

/** Folders of the npm packages that JavaScript examples may import. */
export const NPM_CLIENTS = ['openai', '@huggingface/inference', '@fal-ai/client'] as const
/** Distributions that Python examples may import, by the name of the module. */
export const PYTHON_CLIENTS: Readonly<Record<string, string>> = {
  openai: 'openai',
  huggingface_hub: 'huggingface_hub',
  fal_client: 'fal_client',
  requests: 'requests',
}

/** Where an npm client is installed. */
export function npmClientFolder(name: string): string {
  const entry = require.resolve(name)
  const marker = `/node_modules/${name}/`
  return entry.slice(0, entry.lastIndexOf(marker) + marker.length - 1)
}

/** The installed release of an npm client. */
export function npmRelease(name: string): string {
  const manifest = JSON.parse(readFileSync(`${npmClientFolder(name)}/package.json`, 'utf8')) as { version: string }
  return manifest.version
}

/** Releases by `{language}/{client}`, read from what is installed. */
export async function installedReleases(
  python: PythonEnvironment,
): Promise<ReadonlyMap<`${Language}/${string}`, Release>> {
  const program = `import json, platform
from importlib.metadata import version
print(json.dumps({"python": platform.python_version(), **{name: version(name) for name in ${JSON.stringify(Object.values(PYTHON_CLIENTS))}}}))`
  const pythonReleases = JSON.parse((await run(python.interpreter, ['-c', program])).stdout) as Record<string, string>
  const pythonRuntime = `Python ${pythonReleases['python']}`
  const nodeRuntime = `Node.js ${process.versions.node}`
  const curl = /^curl (\S+)/.exec((await run('curl', ['--version'])).stdout)?.[1] ?? 'unknown'
  const bash = /version (\d+\.\d+\.\d+)/.exec((await run('bash', ['--version'])).stdout)?.[1] ?? 'unknown'

  const releases = new Map<`${Language}/${string}`, Release>()
  for (const [client, name] of Object.entries(PYTHON_CLIENTS)) {
    releases.set(`python/${client}`, {
      package: name,
      release: pythonReleases[name] ?? 'unknown',
      runtime: pythonRuntime,
    })
  }
  for (const [client, name] of [
    ['openai', 'openai'],
    ['huggingface.js', '@huggingface/inference'],
  ] as const) {
    releases.set(`js/${client}`, { package: name, release: npmRelease(name), runtime: nodeRuntime })
  }
  releases.set('js/fetch', { package: 'node', release: process.versions.node, runtime: nodeRuntime })
  releases.set('sh/curl', { package: 'curl', release: curl, runtime: `GNU bash ${bash}` })
  return releases
}
