import type { TwinAgent } from '../twin-agent.ts'

export const opencode: TwinAgent = {
  id: 'opencode',
  headless: (prompt) => ['run', prompt],
  read: ({ file }) => ({ name: 'read', arguments: { filePath: file } }),
  edit: ({ file, before, after }) => ({
    name: 'edit',
    arguments: { filePath: file, oldString: before, newString: after },
  }),
  run: ({ command }) => ({ name: 'bash', arguments: { command } }),
}
