import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * Asks `model` for a stream, shows it as it comes, and waits for its end.
 *
 * @param input what the model is asked
 */
export declare const streamed: ({ showsReasoning, showsUsage }: ChatCall, input: Piece) => Piece;
