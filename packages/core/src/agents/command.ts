import { powershell } from '../languages/shell/powershell.ts'
import { shell } from '../languages/shell/writer.ts'
import { commandLine } from '../local-apps/command-line.ts'
import type { System } from '../local-apps/local-app.ts'
import type { EnvironmentNode } from '../values/value.ts'
import type { AgentLaunch, CodingAgent, HomePath } from './coding-agent.ts'

type Word = string | EnvironmentNode | HomePath

/**
 * Returns the command that installs an agent: its installer, or its package.
 *
 * @example
 * installCommand(codex, 'linux') // npm install --global @openai/codex@0.171
 */
export function installCommand(agent: CodingAgent, system: System): string {
  const { installer } = agent
  if (installer === undefined) return packageCommand(agent, system)
  return system === 'windows'
    ? commandLine({ piped: [['irm', installer.powershell], ['iex']] }, system)
    : commandLine({ piped: [['curl', '-fsSL', installer.posix], ['bash']] }, system)
}

/**
 * Returns the command that installs an agent's package. Agents from PyPI are installed with uv, which gives each its own
 * environment: https://docs.astral.sh/uv/guides/tools/
 *
 * @param agent the agent's record
 * @param system the reader's operating system, which decides how arguments are quoted
 * @example
 * const [agent] = CODING_AGENTS
 * console.log(agent && packageCommand(agent, 'linux'))
 */
export function packageCommand(
  { package: { registry, name, line }, runsScripts }: CodingAgent,
  system: System,
): string {
  if (registry === 'pypi') return commandLine(['uv', 'tool', 'install', `${name}==${line}.*`], system)
  const allowed = runsScripts === true ? [`--allow-scripts=${name}`] : []
  return commandLine(['npm', 'install', '--global', ...allowed, `${name}@${line}`], system)
}

/**
 * Returns the command that starts an agent, with the environment variables for this launch: for POSIX shell, or for
 * PowerShell on Windows, where the variables stay set until the window closes.
 *
 * @throws SnippetInputError for a word that the shell does not pass on unchanged
 */
export function launchCommand({ env = {}, command }: AgentLaunch, system: System): string {
  const isWindows = system === 'windows'
  const words = command.map((word) =>
    typeof word === 'string' ? commandLine([word], system) : wordOf(word, isWindows),
  )
  const variables = Object.entries(env).map(([name, value]) =>
    isWindows ? `$env:${name} = ${wordOf(value, isWindows)};` : `${name}=${wordOf(value, isWindows)}`,
  )
  return [...variables, ...words].join(' ')
}

function wordOf(word: Word, isWindows: boolean): string {
  if (typeof word === 'object' && 'home' in word)
    return isWindows ? powershell.atHome(word.home) : shell.atHome(word.home)
  return isWindows ? powershell.word(word) : shell.word(word)
}
