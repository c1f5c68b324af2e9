import type { Call } from '../../../call/call.ts';
import type { Piece } from '../../printing/code.ts';
/**
 * Ends a program whose token is not there, before anything is sent. Without it clients look for the key of another
 * vendor and send that, and a header says `Bearer undefined`. TypeScript knows from here on that it is a text.
 */
export declare function checkToken({ token }: Pick<Call, 'token'>): Piece | undefined;
