import type { ChatCall } from '../../call/call.ts';
import type { Client } from './client.ts';
/** They speak one API, and have no method for the others. */
export declare const WITHOUT_RENDERER: NonNullable<Client['withoutRenderer']>;
export declare const unsupportedMessages: (call: ChatCall) => string | undefined;
