import type { ChatCall } from '../../../call/call.ts';
import type { ChatRenderer } from '../../clients/client.ts';
import type { Piece } from '../../printing/code.ts';
import { type Transport } from './transport.ts';
/**
 * What a chat asks for by a schema. That is sent as it is, and the answer is looked through for the fields that it requires.
 *
 * @param read code that shows the answer that is in `response`
 */
export declare const answerChat: ({ client, program }: Transport, read: (call: ChatCall) => Piece, hasEvents?: boolean) => ChatRenderer;
