/** The features of chat, in the order of the table's columns. */
export const FEATURES = [
  'plain',
  'stream',
  'tools',
  'streamed-tools',
  'schema',
  'retries',
  'async',
  'responses',
  'messages',
] as const
export type Feature = (typeof FEATURES)[number]

/** How the provider is called: through the hub's router, or with a key of its own. */
export const WAYS = ['routed', 'direct'] as const
export type Way = (typeof WAYS)[number]
