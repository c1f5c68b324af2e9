import type { HttpRequest } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
import { type CurlOption } from './flags.ts';
/**
 * The request as one command.
 *
 * @param more further options
 * @param then what stands at the end of the command's last line
 */
export declare const post: (request: HttpRequest, more?: readonly CurlOption[], then?: Piece) => Piece;
/** The headers as options, each on a line that goes on. */
export declare const headers: (request: HttpRequest) => Piece | undefined;
/** The options that send the body. */
export declare function sent(request: HttpRequest, then?: Piece): Piece;
/** A function that gives up with a message. */
export declare const FAIL: Piece;
