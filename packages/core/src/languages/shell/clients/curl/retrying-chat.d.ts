import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** Why curl cannot ask again: what it has written to a file it takes back before, and nothing else. */
export declare const unsupportedRetries: ({ variant, streaming, platform }: ChatCall) => string | undefined;
/**
 * curl asks again itself. What a busy service says goes to a file, which curl empties before each attempt, so that the
 * answer alone is shown. In a subshell a failure does not end the reader's own shell.
 *
 * @param read a command that shows what is in the file; left out, it is shown as it is
 */
export declare const retryingChat: (call: ChatCall, read?: Piece) => Piece;
