/** Options that steer the generator; for chat, every other option is a field of the request's body. */
export const STEERING: readonly string[] = [
  'accessToken',
  'endpointUrl',
  'directRequest',
  'streaming',
  'stream',
  'billTo',
  'inputs',
  'parameters',
  'messages',
  'providerId',
  'platform',
]
