import type { TwinAgent } from '../twin-agent.ts'

export const hermesAgent: TwinAgent = {
  id: 'hermes-agent',
  headless: (prompt) => ['chat', '--yolo', '--quiet', '--query', prompt],
  read: ({ file }) => ({ name: 'read_file', arguments: { path: file } }),
  edit: ({ file, before, after }) => ({
    name: 'patch',
    arguments: { mode: 'replace', path: file, old_string: before, new_string: after },
  }),
  run: ({ command }) => ({ name: 'terminal', arguments: { command } }),
}
