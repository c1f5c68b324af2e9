import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
import { type RecordShape } from './class-schema.ts';
/** A tool that the client makes of a record. */
interface ToolClass {
    readonly name: string;
    readonly description: string | undefined;
    readonly shape: RecordShape;
}
/** The tools of a call as records, where the client makes the same of all of them. */
export declare function toolClasses({ parameters: { tools } }: ChatCall): readonly ToolClass[] | undefined;
/** What a program has of its tools. */
export interface ToolCode {
    /** Members of its class. */
    readonly declared: Piece | undefined;
    /** Calls that add them to a request. */
    readonly added: Piece | undefined;
    /** Cases that call them as `function` says. */
    readonly cases: Piece | undefined;
}
/** Writes a record for each tool, with a method that the reader fills in. */
export declare function writeToolClasses(call: ChatCall, tools: readonly ToolClass[]): ToolCode;
export {};
