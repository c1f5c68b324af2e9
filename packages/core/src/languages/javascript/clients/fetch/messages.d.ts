import type { ChatRenderer } from '../../../clients/client.ts';
import type { Piece } from '../../../printing/code.ts';
export declare const fetchMessages: ChatRenderer;
/** The client of the API throws this itself. */
export declare const BROKEN: Piece;
