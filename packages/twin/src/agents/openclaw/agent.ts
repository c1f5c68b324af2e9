import type { TwinAgent } from '../twin-agent.ts'

export const openclaw: TwinAgent = {
  id: 'openclaw',
  headless: (prompt) => ['agent', 'exec', prompt],
  read: ({ file }) => ({ name: 'read', arguments: { path: file } }),
  edit: ({ file, before, after }) => ({
    name: 'edit',
    arguments: { path: file, edits: [{ oldText: before, newText: after }] },
  }),
  run: ({ command }) => ({ name: 'exec', arguments: { command } }),
}
