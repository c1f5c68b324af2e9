import type { TwinAgent } from '../twin-agent.ts'

export const aider: TwinAgent = {
  id: 'aider',
  headless: (prompt, { name, command }) => [
    ...['--yes-always', '--no-git', '--no-check-update', '--no-show-model-warnings', '--edit-format', 'diff'],
    ...['--auto-test', '--test-cmd', command, '--message', prompt, name],
  ],
  writes: ({ name, before, after }) =>
    [name, '```', '<<<<<<< SEARCH', before, '=======', after, '>>>>>>> REPLACE', '```'].join('\n'),
}
