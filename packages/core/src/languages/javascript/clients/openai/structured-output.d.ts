import type { ChatRenderer } from '../../../clients/client.ts';
/**
 * The client's helpers make the schema of zod's, and the value of the answer. Streams are read by the program: the
 * helper for them, of release 7.57, gives up with "missing role for choice 0" where no event names a role.
 */
export declare const openaiStructuredOutput: ChatRenderer;
