import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** An answer by a schema that is asked for again, and has every field. */
export declare function retryingStructuredOutput(call: ChatCall): string;
/** The types of the answer, and how Jackson is told the whole answer's. */
export declare function answerModel(call: ChatCall): {
    readonly declared: Piece | undefined;
    readonly type: Piece;
};
