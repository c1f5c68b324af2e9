/** Texts of the page for agents, in English. */
export const texts = {
  title: 'For coding agents',
  description:
    'An MCP server that gives your coding agent code examples that work. Setup for VS Code, Cursor, Claude, Zed, and others.',
  heading: 'Give your coding agent examples that work',
  lead: 'Coding agents write API calls from memory, and that memory goes stale. This server gives them the examples from this site, filled in with your messages and parameters.',
  editor: 'Editor or agent',
  local: 'On your machine',
  localHint:
    'Requires Node.js 22 (22.22 or later), 24 (24.11 or later), or 26 or later. The package isn’t published yet, so clone the repository, run npm run setup && npm run build once in the clone, and replace /path/to/model-snippets with its path. Your requests stay on your machine: the server sends only model names to Hugging Face, and HUB_TOKEN if you set it. To disable look-ups, set HUB_URL=off and ROUTER_URL=off.',
  remote: 'From this site',
  remoteHint: 'Nothing to install. Your agent calls this site, which stores nothing that you send.',
  remoteMissing: (label: string): string =>
    `${label}’s configuration file doesn’t support remote servers. In ${label}’s settings, add the URL below as a connector.`,
  merge: 'If the file already exists, merge this entry into it.',
  run: 'Run this in a terminal.',
  setup: (label: string, way: string): string => `the setup for ${label} (${way})`,
  address: 'URL',
  skill: 'Or as a skill',
  skillHint:
    'For agents without MCP: instructions for getting an example from this site’s HTTP API, running it, and finding the cause of an error. This command installs them for the agents that it finds on your machine.',
  installSkill: 'the command that installs the skill',
  tools: 'Tools',
  toolsHint: 'All tools are read-only. If an argument is invalid, the error says what’s expected instead.',
} as const
