import type { ChatCall } from '../../call/call.ts';
import { type OutputSchema } from '../../call/output-schema.ts';
import { type Piece } from '../printing/code.ts';
/** Why zod cannot say what the call shall be answered with. */
export declare const unsupportedZod: (call: ChatCall) => string | undefined;
/** Constants for zod 4: one for each definition that is used more than once, and the schema of a call's answer. */
export declare function zodSchema(call: ChatCall, { name: root, schema }: OutputSchema): Piece | undefined;
