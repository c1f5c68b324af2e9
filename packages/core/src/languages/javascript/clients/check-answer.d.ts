import type { ChatCall } from '../../../call/call.ts';
import type { Piece } from '../../printing/code.ts';
/** Shows the JSON of `content`. An example with retries looks it through for the fields that `schema` requires. */
export declare const checkAnswer: (call: ChatCall) => Piece;
