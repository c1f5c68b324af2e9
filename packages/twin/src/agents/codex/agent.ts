import type { TwinAgent } from '../twin-agent.ts'

/** It uses its own tool for a command that begins with `apply_patch`, and runs no such program. */
export const codex: TwinAgent = {
  id: 'codex',
  headless: (prompt) => ['exec', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox', prompt],
  read: ({ name }) => ({ name: 'exec_command', arguments: { cmd: `cat ${name}` } }),
  edit: ({ name, before, after }) => ({
    name: 'exec_command',
    arguments: {
      cmd: [
        "apply_patch <<'EOF'",
        '*** Begin Patch',
        `*** Update File: ${name}`,
        '@@',
        `-${before}`,
        `+${after}`,
        '*** End Patch',
        'EOF',
      ].join('\n'),
    },
  }),
  run: ({ command }) => ({ name: 'exec_command', arguments: { cmd: command } }),
}
