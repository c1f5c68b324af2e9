import type { ChatCall } from '../../../../call/call.ts';
import type { OwnClient } from './program.ts';
/** A client that asks again in a way of the program; none for a plain one. */
export declare const retryingClient: ({ variant, fallbackModels }: ChatCall) => OwnClient | undefined;
