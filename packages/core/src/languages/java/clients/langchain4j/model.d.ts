import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * Makes `model`.
 *
 * @param more further calls of its builder
 */
export declare function createModel(call: ChatCall, more?: Piece): Piece;
/** Whether the program calls the method `fields`. */
export declare const readsFields: (call: ChatCall) => boolean;
/** Fields of a request that are no single values. */
export declare const READ_FIELDS: Piece;
