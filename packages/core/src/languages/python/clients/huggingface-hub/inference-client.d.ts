import type { Call, ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
/** Makes `client`; `where` and `more` are further arguments. */
export declare function createClient(call: Call, where: ValueObject, more?: ValueObject): Piece;
/**
 * The code of a chat behind `client`, as `mainOf` has it. A coroutine closes the client of a stream: huggingface_hub 2.4
 * leaves the stream at `[DONE]`, before the connection ends, and its generators complain when the program does.
 */
export declare function mainOfClient(call: ChatCall, body: Piece, functions?: Piece): Piece;
