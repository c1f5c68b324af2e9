import { shell } from '../languages/shell/writer.ts'
import type { LocalAppSnippet } from './snippets.ts'
import { systemName } from './system-name.ts'

/**
 * Returns an app's instructions as a script to read and copy: commands, each below a comment that says what it does.
 * Install commands are shown in a comment, because you need only one of them, once.
 *
 * @example
 * const [app] = getLocalAppSnippets({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', library_name: 'transformers' })
 * if (app !== undefined) console.log(localAppScript(app))
 */
export function localAppScript(app: Omit<LocalAppSnippet, 'examples'>): string {
  const systems = new Map<string, string[]>()
  for (const { system, command } of app.install) {
    if (command !== null) systems.set(command, [...(systems.get(command) ?? []), systemName(system)])
  }
  const about = [
    `${app.label}: ${app.docsUrl}`,
    ...(app.needs === undefined ? [] : [`Needs ${app.needs}.`]),
    ...[...systems].map(([command, names]) => `Install on ${names.join(', ')}: ${command}`),
    ...app.env.map(({ name, description, url }) => `Set ${name}: ${description} (${url})`),
  ]
  if (app.link !== undefined) about.push(`Open in the app: ${app.link}`)
  const parts = [
    shell.comment(about.join('\n')),
    ...app.steps.map(
      ({ title, note, command }) =>
        `${shell.comment([`${title}.`, ...(note === undefined ? [] : [note])].join(' '))}\n${command}`,
    ),
  ]
  if (app.container !== undefined) {
    parts.push(shell.comment(`Or start the same server with Docker:\n${app.container}`))
  }
  if (app.server !== undefined) {
    const { address, model } = app.server
    const lines = [`The server listens at ${address} and serves the model as ${model}`]
    if (app.withoutExamples !== undefined) lines.push(`We have no program for this request: ${app.withoutExamples}`)
    parts.push(shell.comment(lines.join('\n')))
  }
  return `${parts.join('\n\n')}\n`
}
