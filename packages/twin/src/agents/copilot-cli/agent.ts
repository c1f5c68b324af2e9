import type { TwinAgent } from '../twin-agent.ts'

export const copilotCli: TwinAgent = {
  id: 'copilot-cli',
  headless: (prompt) => ['--allow-all-tools', '--prompt', prompt],
  read: ({ file }) => ({ name: 'view', arguments: { path: file } }),
  edit: ({ file, before, after }) => ({ name: 'edit', arguments: { path: file, old_str: before, new_str: after } }),
  run: ({ command }) => ({ name: 'bash', arguments: { command, description: 'Show it' } }),
}
