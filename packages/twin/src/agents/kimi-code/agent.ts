import type { TwinAgent } from '../twin-agent.ts'

export const kimiCode: TwinAgent = {
  id: 'kimi-code',
  headless: (prompt) => ['--prompt', prompt],
  read: ({ file }) => ({ name: 'Read', arguments: { path: file } }),
  edit: ({ file, before, after }) => ({
    name: 'Edit',
    arguments: { path: file, old_string: before, new_string: after },
  }),
  run: ({ command }) => ({ name: 'Bash', arguments: { command } }),
}
