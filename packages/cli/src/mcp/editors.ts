import { shell } from '@model-snippets/core'

/** How to add an MCP server to one editor or agent. */
export interface EditorSetup {
  readonly id: string
  readonly label: string
  /** Where the text goes: a file's path, or `terminal`. */
  readonly place: string
  readonly language: 'json' | 'toml' | 'sh'
  /** Starts the server on the user’s machine. */
  readonly local: string
  /** Connects to a server by URL; absent if this file doesn’t support that. */
  readonly remote?: (url: string) => string
}

const NAME = 'model-snippets'
/** Placeholder for the path of the user’s clone: the package isn’t on a registry yet. */
const CLONE = '/path/to/model-snippets'
const COMMAND = { command: 'node', args: [`${CLONE}/packages/cli/bin/model-snippets.mjs`, 'mcp'] }

const json = (value: object): string => JSON.stringify(value, undefined, 2)
const commandLine = [COMMAND.command, ...COMMAND.args].join(' ')

/** Common editors and agents that support MCP. */
export const EDITORS: readonly EditorSetup[] = [
  {
    id: 'vscode',
    label: 'VS Code',
    place: '.vscode/mcp.json',
    language: 'json',
    local: json({ servers: { [NAME]: { type: 'stdio', ...COMMAND } } }),
    remote: (url) => json({ servers: { [NAME]: { type: 'http', url } } }),
  },
  {
    id: 'cursor',
    label: 'Cursor',
    place: '~/.cursor/mcp.json',
    language: 'json',
    local: json({ mcpServers: { [NAME]: COMMAND } }),
    remote: (url) => json({ mcpServers: { [NAME]: { url } } }),
  },
  {
    id: 'claude-code',
    label: 'Claude Code',
    place: 'terminal',
    language: 'sh',
    local: `claude mcp add ${NAME} -- ${commandLine}`,
    remote: (url) => `claude mcp add --transport http ${NAME} ${shell.word(url)}`,
  },
  {
    id: 'claude-desktop',
    label: 'Claude Desktop',
    place: 'claude_desktop_config.json',
    language: 'json',
    local: json({ mcpServers: { [NAME]: COMMAND } }),
  },
  {
    id: 'zed',
    label: 'Zed',
    place: '~/.config/zed/settings.json',
    language: 'json',
    local: json({ context_servers: { [NAME]: { ...COMMAND, env: {} } } }),
    remote: (url) => json({ context_servers: { [NAME]: { url } } }),
  },
  {
    id: 'codex',
    label: 'Codex',
    place: '~/.codex/config.toml',
    language: 'toml',
    local: `[mcp_servers.${NAME}]\ncommand = "${COMMAND.command}"\nargs = ${JSON.stringify(COMMAND.args)}`,
    remote: (url) => `[mcp_servers.${NAME}]\nurl = ${JSON.stringify(url)}`,
  },
  {
    id: 'gemini-cli',
    label: 'Gemini CLI',
    place: '~/.gemini/settings.json',
    language: 'json',
    local: json({ mcpServers: { [NAME]: COMMAND } }),
    remote: (url) => json({ mcpServers: { [NAME]: { httpUrl: url } } }),
  },
]
