import type { ChatCall } from '../../../call/call.ts';
import { type ToolFunction } from '../../clients/tool-functions.ts';
import type { Piece } from '../../printing/code.ts';
/** Why a program with a case for each function cannot be written. */
export declare function unsupportedCases(call: ChatCall): string | undefined;
/** A case that gives a text, of JSON in `arguments`. */
export declare const caseOf: ({ name, parameters, sample }: ToolFunction) => Piece;
