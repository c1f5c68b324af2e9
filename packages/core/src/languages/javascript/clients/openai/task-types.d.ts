import type { TaskCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
/** The cast of what a method is given, where it has what the types have not, or lacks what they want. */
export declare function castTask(call: TaskCall, method: string, fields: ValueObject): Piece | undefined;
