import type { TwinAgent } from '../twin-agent.ts'

export const qwenCode: TwinAgent = {
  id: 'qwen-code',
  headless: (prompt) => ['--yolo', prompt],
  read: ({ file }) => ({ name: 'read_file', arguments: { file_path: file } }),
  edit: ({ file, before, after }) => ({
    name: 'edit',
    arguments: { file_path: file, old_string: before, new_string: after },
  }),
  run: ({ command }) => ({ name: 'run_shell_command', arguments: { command, is_background: false } }),
}
