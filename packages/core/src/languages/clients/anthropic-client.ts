import type { ChatCall } from '../../call/call.ts'
import type { Client } from './client.ts'

/* What Anthropic's own clients share in all languages. */

/** They speak one API, and have no method for the others. */
export const WITHOUT_RENDERER: NonNullable<Client['withoutRenderer']> = {
  plain: 'the client speaks the Messages API alone; choose Messages as the API',
  'tool-loop': 'the client speaks the Messages API alone; choose Messages as the API',
  'structured-output': 'the client speaks the Messages API alone; choose Messages as the API',
  responses: 'the client speaks the Messages API alone, and this is the Responses API',
}

export const unsupportedMessages = (call: ChatCall): string | undefined =>
  call.request.url.endsWith('/v1/messages') ? undefined : 'the client asks a service at /v1/messages alone'
