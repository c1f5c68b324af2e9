import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type AgentSetUp, CODING_AGENTS, type CodingAgent, packageCommand } from '@model-snippets/core/agents'

const run = promisify(execFile)

const CACHE = fileURLToPath(new URL('../../.cache/agents', import.meta.url))

/** An installed agent. */
export interface InstalledAgent {
  /** The folder of its programs. */
  readonly programs: string
  readonly release: string
}

/**
 * Installs an agent's package in a separate folder, with its set-up's command unless that's an installer. An agent that the same command installed is reused,
 * except that the newest release is always looked up.
 *
 * @param release a release instead of the command's: `0.98.0` or `latest`
 */
export async function installAgent({ agent }: Pick<AgentSetUp, 'agent'>, release?: string): Promise<InstalledAgent> {
  const found = agentOf(agent)
  const { registry, name, line } = found.package
  const command = packageCommand(found, 'linux')
  const isFromPyPi = registry === 'pypi'
  const [ofLine, newest] = isFromPyPi ? [`'${name}==${line}.*'`, name] : [`${name}@${line}`, `${name}@latest`]
  const ofRelease = release === 'latest' ? newest : `${name}${isFromPyPi ? '==' : '@'}${release}`
  const install = release === undefined ? command : command.replace(ofLine, ofRelease)
  const prefix = join(CACHE, release === undefined ? agent : `${agent}@${release}`)
  const done = join(prefix, 'installed-by')
  const isThere = release !== 'latest' && existsSync(done) && (await readFile(done, 'utf8')) === install
  if (!isThere) {
    await rm(prefix, { recursive: true, force: true })
    await mkdir(prefix, { recursive: true })
    const env = isFromPyPi ? await uvIn(prefix) : npmIn(prefix)
    await run('sh', ['-c', install], { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 })
    await writeFile(done, install)
  }
  return {
    programs: join(prefix, 'bin'),
    release: isFromPyPi ? await pyPiReleaseOf(name, prefix) : await releaseOf(agent, prefix),
  }
}

const npmIn = (prefix: string) => ({
  npm_config_prefix: prefix,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
})

/** Installs uv, and returns the variables with which it installs tools into the folder. */
async function uvIn(prefix: string) {
  const uv = join(prefix, 'uv')
  await run('python3', ['-m', 'venv', uv])
  await run(join(uv, 'bin/pip'), ['install', '--quiet', 'uv'])
  return {
    PATH: `${join(uv, 'bin')}:${process.env['PATH'] ?? ''}`,
    UV_TOOL_DIR: join(prefix, 'tools'),
    UV_TOOL_BIN_DIR: join(prefix, 'bin'),
    UV_NO_CACHE: '1',
    UV_PYTHON_DOWNLOADS: 'never',
  }
}

/** Returns the release of a tool from PyPI, as its environment lists it. */
async function pyPiReleaseOf(name: string, prefix: string): Promise<string> {
  const program = `import importlib.metadata as m; print(m.version(${JSON.stringify(name)}))`
  const { stdout } = await run(join(prefix, 'tools', name, 'bin/python'), ['-c', program])
  return stdout.trim()
}

function agentOf(agent: string): CodingAgent {
  const found = CODING_AGENTS.find(({ id }) => id === agent)
  if (found === undefined) throw new Error(`There is no agent ${agent}`)
  return found
}

async function releaseOf(agent: string, prefix: string): Promise<string> {
  const manifest = await readFile(join(prefix, 'lib/node_modules', agentOf(agent).package.name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}
