import type { Call } from './call.ts';
/** The call for code from outside, which must not change it, nor the records that it was made from. */
export declare const forOutside: (call: Call) => Call;
