import { type Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** The list of messages; one that the client has no function for is given as it is. */
export declare function messagesOf(messages: Value): Piece;
