import type { ChatCall, TaskCall } from '../../../call/call.ts';
import type { Value } from '../../../values/value.ts';
export declare const isScalar: (value: Value) => value is string | number | boolean | null;
/** Why the client cannot read a value of the request from JSON. */
export declare const unsupportedNames: ({ request: { body } }: ChatCall | TaskCall) => string | undefined;
