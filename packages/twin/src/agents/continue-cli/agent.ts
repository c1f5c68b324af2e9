import type { TwinAgent } from '../twin-agent.ts'

export const continueCli: TwinAgent = {
  id: 'continue-cli',
  headless: (prompt) => ['--auto', '--print', prompt],
  read: ({ file }) => ({ name: 'Read', arguments: { filepath: file } }),
  // Models that are known to support it get the tool for several changes, others the one for a single change.
  edit: ({ file, before, after }) => [
    { name: 'MultiEdit', arguments: { file_path: file, edits: [{ old_string: before, new_string: after }] } },
    { name: 'Edit', arguments: { file_path: file, old_string: before, new_string: after } },
  ],
  run: ({ command }) => ({ name: 'Bash', arguments: { command } }),
}
