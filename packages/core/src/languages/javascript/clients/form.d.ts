import type { Call } from '../../../call/call.ts';
/** A form that JavaScript writes has CR and LF at the end of every line of a field, whatever stood there. */
export declare const unsupportedLinesInForm: (call: Call) => string | undefined;
