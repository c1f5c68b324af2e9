import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * The cast of a method's arguments, where their types are others than those of @huggingface/inference 4: it has columns
 * of texts alone and without parameters, a table with a `question`, no parameters for sounds that become others, and no
 * parameter that is null.
 */
export declare const castTask: ({ typescript, task, inputs, parameters }: TaskCall | AutoTaskCall) => Piece | undefined;
