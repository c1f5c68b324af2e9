import type { ChatCall } from '../../../call/call.ts';
/** Whether a stream is asked for the number of tokens, and for nothing else that can be said of a stream. */
export declare function asksForUsage({ streaming, parameters: { stream_options: ofStream } }: ChatCall): boolean;
