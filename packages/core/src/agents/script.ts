import { code, shell } from '../languages/shell/writer.ts'
import { localAppScript } from '../local-apps/script.ts'
import type { AgentFile } from './coding-agent.ts'
import type { AgentSetUp } from './set-ups.ts'

/**
 * Returns a setup as a script to read and copy: commands, each below a comment that says what it does, those that start
 * a local server first. Files that may
 * contain other settings are shown in comments; in POSIX shell, a command writes the other files.
 *
 * @example
 * const [setUp] = getAgentSetUps({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] }, 'auto')
 * if (setUp !== undefined) console.log(agentScript(setUp))
 */
export function agentScript(setUp: AgentSetUp): string {
  const { label, docsUrl, system, local, install, files, env, launch, notRun } = setUp
  const about = [
    `${label}: ${docsUrl}`,
    ...(notRun === undefined ? [] : [`We haven’t run this agent: ${notRun}.`]),
    ...env.map(({ name, description, url }) => `Set ${name}: ${description}${url === undefined ? '' : ` (${url})`}`),
  ]
  const parts = [
    shell.comment(about.join('\n')),
    `${shell.comment('Install the agent.')}\n${install}`,
    ...files.map((file) => (file.joins === true || system === 'windows' ? told(file) : written(file))),
    `${shell.comment('Start the agent.')}\n${launch}`,
  ]
  const server = local === undefined ? '' : `${localAppScript(local)}\n`
  return `${server}${parts.join('\n\n')}\n`
}

function told({ path, content, joins }: AgentFile): string {
  const how = joins === true ? `Add this to ~/${path}, next to the existing settings` : `Save this as ~/${path}`
  return shell.comment(`${how}:\n\n${content.trimEnd()}`)
}

function written({ path, content }: AgentFile): string {
  const folder = shell.homeArgument(path.slice(0, path.lastIndexOf('/')))
  const command = code`mkdir -p ${folder} && cat > ${shell.homeArgument(path)} ${shell.hereDocument(content.trimEnd())}`
  return `${shell.comment('Configure the agent.')}\n${shell.program(command).trimEnd()}`
}
