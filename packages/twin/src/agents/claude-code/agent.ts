import type { TwinAgent } from '../twin-agent.ts'

export const claudeCode: TwinAgent = {
  id: 'claude-code',
  headless: (prompt) => ['--allowedTools=Read,Edit,Bash', '--print', prompt],
  read: ({ file }) => ({ name: 'Read', arguments: { file_path: file } }),
  edit: ({ file, before, after }) => ({
    name: 'Edit',
    arguments: { file_path: file, old_string: before, new_string: after },
  }),
  run: ({ command }) => ({ name: 'Bash', arguments: { command, description: 'Show it' } }),
}
