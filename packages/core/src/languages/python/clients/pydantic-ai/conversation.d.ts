import type { ChatCall } from '../../../../call/call.ts';
import { type Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** The system message, which an agent is made with. */
export declare const instructionsOf: (call: ChatCall) => Value | undefined;
/** A name of the package. */
export declare const fromPydanticAi: (taken: string) => Piece;
/** The prompt, and what was said before it. */
export declare function definePrompt(call: ChatCall): Piece;
/** The arguments of a run. */
export declare const prompted: (call: ChatCall) => Piece;
/** Why an agent would send other messages. */
export declare function unsupportedMessages(messages: Value): string | undefined;
