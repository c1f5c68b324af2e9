import type { TwinAgent } from '../twin-agent.ts'

export const pi: TwinAgent = {
  id: 'pi',
  headless: (prompt) => ['--print', prompt],
  read: ({ name }) => ({ name: 'read', arguments: { path: name } }),
  edit: ({ name, before, after }) => ({
    name: 'edit',
    arguments: { path: name, edits: [{ oldText: before, newText: after }] },
  }),
  run: ({ command }) => ({ name: 'bash', arguments: { command } }),
}
