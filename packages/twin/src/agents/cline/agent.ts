import type { TwinAgent } from '../twin-agent.ts'

export const cline: TwinAgent = {
  id: 'cline',
  headless: (prompt) => ['--auto-approve', 'true', prompt],
  read: ({ file }) => ({ name: 'read_files', arguments: { files: [{ path: file }] } }),
  // Models of OpenAI’s get the tool for patches, others the one for a single change.
  edit: ({ file, name, before, after }) => [
    { name: 'editor', arguments: { path: file, new_text: after, old_text: before } },
    {
      name: 'apply_patch',
      arguments: {
        input: ['*** Begin Patch', `*** Update File: ${name}`, '@@', `-${before}`, `+${after}`, '*** End Patch'].join(
          '\n',
        ),
      },
    },
  ],
  run: ({ command }) => ({ name: 'run_commands', arguments: { commands: [command] } }),
}
