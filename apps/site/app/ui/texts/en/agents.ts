/** Texts of the page for agents, in English. */
export const texts = {
  title: 'For agents',
  description:
    'A server of the Model Context Protocol that gives coding agents examples, and says what was run of them: set-up for VS Code, Cursor, Claude, Zed and others.',
  heading: 'Give your agent examples of a form that ran',
  lead: 'Agents write calls to hosted models from memory, and memory is out of date. This server hands them the examples of this site instead, with your messages and parameters filled in.',
  editor: 'Set it up in',
  local: 'On your machine',
  localHint:
    'Needs Node 22.22 or newer and a clone, as the package is on no registry yet: run npm ci && npm run build in it once, and put its path in the place of /path/to/model-snippets. Nothing that you ask leaves your machine, but for the name of a model whose id at a provider only the hub knows; HUB_URL=off keeps that, too.',
  remote: 'From this site',
  remoteHint: 'Nothing to install. Your agent asks this server, which keeps nothing.',
  remoteMissing: (label: string): string =>
    `${label} takes no addresses in this file: add the address below as a connector in its settings.`,
  merge: 'If the file exists, merge the entry into it.',
  run: 'Run this in a terminal.',
  setup: (label: string, way: string): string => `the set-up for ${label}: ${way}`,
  address: 'The address',
  tools: 'What it can do',
  toolsHint: 'Each tool only reads. Mistakes are answered with the values that would have been right.',
} as const
