import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
export declare const END_LINE: Piece;
/** Ends the line that a streamed text left open. */
export declare const endLine: ({ showsMessage }: Pick<ChatCall, 'showsMessage'>) => Piece | undefined;
